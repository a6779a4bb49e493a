import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { fillScreener, finish, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { rosa, type ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

/** An adult whose memory fails, and who qualifies. */
const elena: ScreenerVisitor = {
  ...rosa,
  studyId: 6,
  name: 'Elena Memory Mora',
  birthDate: '05/06/1948',
  answers: {
    'How has memory changed in the last two years?': 'A little worse',
    'Is there somebody who can come along to the visits?': 'Yes',
  },
};

test('an adult who answers for themselves is no caregiver, also after having said otherwise', async ({ page }) => {
  await page.goto(screenerHome(elena));
  const who = page.getByRole('radiogroup', { name: 'Who is the participant?' });
  await who.getByLabel('Someone else').check();
  await page.getByRole('textbox', { name: 'Your full name', exact: true }).fill('Luis Caregiver Mora');
  await who.getByLabel('Myself').check();
  await expect(page.getByRole('textbox', { name: 'Your full name', exact: true })).toHaveCount(0);
  await fillScreener(page, elena);
  await finish(page, elena);
  await expectOneLead(elena.name, { qualified: true, identity: { caregiver: null } });
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
      height: { centimetres: '168' },
      weight: { kilograms: '64' },
    };
    await page.goto(screenerHome(visitor));
    await expect(page.getByPlaceholder('DD/MM/YYYY')).toBeVisible();
    await fillScreener(page, visitor);
    const button = page.getByRole('button', { name: 'Finish' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const boxes = page.getByRole('region', { name: 'Your consent' }).getByRole('checkbox');
    const [agree, clinic] = [boxes.first(), boxes.nth(1)];
    await expect(agree).not.toBeChecked();
    await button.press('Enter');
    await expect(agree).toHaveAccessibleErrorMessage('Please check this box to continue.');
    await expect(page).toHaveURL(screenerHome(visitor));
    await agree.check();
    await clinic.check();
    const saved = page.waitForRequest((request) => request.url().endsWith('/subjects'));
    await finish(page, visitor);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.congratulations);
    await expectOneLead(visitor.name, {
      country: 'GB',
      qualified: true,
      consents: ['call', 'clinic', 'email', 'sms'],
      identity: { phone: '+442079460123', postalCode: 'SE1 7EH' },
    });
    expect((await saved).postDataJSON()).toMatchObject({ dateOfBirth: '1979-12-31', heightCm: 168, weightKg: 64 });
  });
});
