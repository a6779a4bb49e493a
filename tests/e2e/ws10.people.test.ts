import { expectOneLead } from './leads.ts';
import { fillScreener, finish, rosa, screenerHome, type ScreenerVisitor } from './screener.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

/** An adult whose memory fails, and who qualifies. */
const elena: ScreenerVisitor = {
  ...rosa,
  studyId: 6,
  name: 'Elena Memory Mora',
  birthDate: '05/06/1948',
  participant: true,
  answers: {
    'How has memory changed in the last two years?': 'A little worse',
    'Is there somebody who can come along to the visits?': 'Yes',
  },
};

test('an adult caregiver answers for someone else, and both are saved', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 840 });
  await page.goto(screenerHome(elena));
  await page.getByRole('radiogroup', { name: 'Who is the participant?' }).getByLabel('Someone else').check();
  await page.getByRole('textbox', { name: 'Your full name', exact: true }).fill('Luis Caregiver Mora');
  await page.getByRole('textbox', { name: 'Your date of birth', exact: true }).fill('03/04/1980');
  await fillScreener(page, elena);
  const saved = page.waitForRequest((request) => request.url().endsWith('/subjects'));
  await finish(page, elena);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Congratulations! The participant may qualify for this study.',
  );
  await expectOneLead(elena.name, { qualified: true, identity: { caregiver: 'Luis Caregiver Mora' } });
  expect((await saved).postDataJSON()).toMatchObject({
    dateOfBirth: '1948-05-06',
    caregiver: { caregiverRelationship: 'Caregiver', dateOfBirth: '1980-03-04' },
  });
});

test('an adult who answers for themselves is no caregiver, also after having said otherwise', async ({ page }) => {
  const { participant: _, ...herself } = elena;
  const visitor: ScreenerVisitor = { ...herself, name: 'Elena Herself Mora' };
  await page.goto(screenerHome(visitor));
  const who = page.getByRole('radiogroup', { name: 'Who is the participant?' });
  await who.getByLabel('Someone else').check();
  await page.getByRole('textbox', { name: 'Your full name', exact: true }).fill('Luis Caregiver Mora');
  await who.getByLabel('Myself').check();
  await expect(page.getByRole('textbox', { name: 'Your full name', exact: true })).toHaveCount(0);
  await fillScreener(page, visitor);
  await finish(page, visitor);
  await expectOneLead(visitor.name, { qualified: true, identity: { caregiver: null } });
});

test('a parent answers for a child, and both are saved', async ({ page }) => {
  const visitor: ScreenerVisitor = {
    ...elena,
    studyId: 7,
    name: 'Leo Eczema Mora',
    zip: '10016',
    birthDate: '05/06/2018',
    height: { feet: '4', inches: '1' },
    weight: { pounds: '60' },
    answers: {
      'Has a doctor said that the child has eczema?': 'Yes',
      'Where is the eczema now?': ['Face or neck', 'Body'],
    },
  };
  await page.goto(screenerHome(visitor));
  await page.getByRole('textbox', { name: 'Your full name', exact: true }).fill('Rosa Parent Mora');
  await fillScreener(page, visitor);
  await finish(page, visitor);
  await expectOneLead(visitor.name, { qualified: true, identity: { caregiver: 'Rosa Parent Mora' } });
});

test.describe('a visitor from the United Kingdom', () => {
  test.use({ locale: 'en-GB', viewport: { width: 390, height: 840 } });

  test('meets metric units and day-first dates, and agrees by a box that Finish waits for', async ({ page }) => {
    const visitor: ScreenerVisitor = {
      ...rosa,
      name: 'Amelia Rose Clarke',
      postalLabel: 'Postcode',
      zip: 'se17eh',
      phone: '020 7946 0123',
      birthDate: '31/12/1979',
      height: { centimeters: '168' },
      weight: { kilograms: '64' },
    };
    await page.goto(screenerHome(visitor));
    await expect(page.getByPlaceholder('DD/MM/YYYY')).toBeVisible();
    await fillScreener(page, visitor);
    const button = page.getByRole('button', { name: 'Finish' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const [agree, clinic] = await page.getByRole('region', { name: 'Your consent' }).getByRole('checkbox').all();
    await expect(agree!).not.toBeChecked();
    await button.press('Enter');
    await expect(agree!).toHaveAccessibleErrorMessage('Please check this box to continue.');
    await expect(page).toHaveURL(screenerHome(visitor));
    await agree!.check();
    await clinic!.check();
    const saved = page.waitForRequest((request) => request.url().endsWith('/subjects'));
    await finish(page, visitor);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.congratulations);
    await expectOneLead(visitor.name, {
      country: 'GB',
      qualified: true,
      consents: ['call', 'clinic', 'email', 'sms'],
      identity: { phone: '+442079460123', postalCode: 'SE1 7EH' },
    });
    expect((await saved).postDataJSON()).toMatchObject({ dateOfBirth: '1979-12-31', heightCm: 168, weightKg: 64 });
  });
});
