import { expectOneLead, leadsOf } from '#tests/e2e/support/leads.ts';
import { answerSteps, conclude, expectStep, land, rosa, type SignupVisitor } from '#tests/e2e/journeys/signup.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

/** Of somebody who gives no address. */
const implied = ['call', 'clinic', 'sms'];

test('a visitor who came for one condition is asked about its diagnosis, and a yes chooses it', async ({ page }) => {
  const visitor: SignupVisitor = {
    ...rosa,
    query: '?indicationIds%5B%5D=101',
    gender: 'woman',
    name: 'Rosa Asthma Diaz',
  };
  await land(page, visitor);
  await answerSteps(page, visitor);
  await expectStep(page, visitor, 'diagnosis');
  await expect(page.getByRole('heading', { name: 'Have you been diagnosed with asthma?' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expectStep(page, visitor, 'indications');
  await expect(page.getByRole('button', { name: 'Remove Asthma' })).toBeVisible();
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await conclude(page, visitor);
  expect((await saved).postDataJSON()).toMatchObject({ indications: [{ id: 101 }] });
  await expectOneLead(visitor.name, { consents: implied });
});

test('a no chooses nothing, and a page that skips the diagnosis does not ask', async ({ page }) => {
  const visitor: SignupVisitor = { ...rosa, query: '?indicationIds%5B%5D=101', name: 'Rosa Healthy Diaz' };
  await land(page, visitor);
  await answerSteps(page, visitor);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expectStep(page, visitor, 'indications');
  await expect(page.getByRole('button', { name: 'Remove Asthma' })).toHaveCount(0);
  const skipping = { ...visitor, query: '?indicationIds%5B%5D=101&sd=1' };
  await land(page, skipping);
  await answerSteps(page, skipping);
  await expectStep(page, skipping, 'indications');
});

test.describe('a visitor from Ireland', () => {
  test.use({ locale: 'en-IE', viewport: { width: 390, height: 840 } });

  test('agrees by a box on the last step, which the button waits for', async ({ page }) => {
    const visitor: SignupVisitor = {
      ...rosa,
      zip: 'D02 X285',
      phone: '0850123456',
      name: 'Aoife Nic Byrne',
      query: '',
    };
    const steps = { ...visitor };
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await land(page, steps);
    for (const [label, text] of [['Eircode', visitor.zip]] as const)
      await page.getByRole('textbox', { name: label, exact: true }).fill(text);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('combobox', { name: 'Age', exact: true }).selectOption('40');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox', { name: 'Full name' }).fill(visitor.name);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox', { name: 'Phone number' }).fill(visitor.phone);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expectStep(page, visitor, 'indications');
    const button = page.getByRole('button', { name: 'View Studies' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const box = page.getByRole('checkbox', { name: texts.en.agree });
    await expect(box).not.toBeChecked();
    await button.press('Enter');
    await expect(page.getByText('Please check this box to continue.')).toBeVisible();
    await expect(page).toHaveURL(/indications/);
    // The number and the postal code are checked as they are typed; who they belong to leaves with the consent alone.
    expect(sent.filter((one) => /Aoife|Byrne|subjects|consents/.test(one))).toEqual([]);
    expect(await leadsOf(visitor.name)).toEqual([]);
    await box.check();
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await conclude(page, visitor);
    await expectOneLead(visitor.name, { country: 'IE', consents: ['call', 'sms'] });
  });
});
