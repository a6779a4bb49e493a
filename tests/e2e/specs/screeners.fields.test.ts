import { pointer } from '#tests/e2e/support/inputMethod.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

const t = texts.en;

test('the date of a CT scan is asked of those who qualify and have one, in its place after the questions', async ({
  page,
}) => {
  await page.goto('/signup/ws10/home?studyId=10');
  const scan = page.getByRole('textbox', { name: screenerTexts.en.ctScan });
  const answer = (question: RegExp, response: string) =>
    page.getByRole('radiogroup', { name: question }).getByLabel(response, { exact: true }).check();
  await pointer.type(page.getByRole('textbox', { name: t.birthDate, exact: true }), '05/17/1980');
  await answer(/CT scan of your chest/, 'Yes');
  await expect(scan).toHaveCount(0);
  await answer(/coughed for eight weeks/, 'Yes');
  await expect(scan).toBeVisible();
  await expect(page.locator('.question-number')).toHaveText(['1.', '2.', '3.', '4.']);
  await answer(/CT scan of your chest/, 'No');
  await expect(scan).toHaveCount(0);
  await answer(/CT scan of your chest/, 'Yes');
  await answer(/coughed for eight weeks/, 'No');
  await expect(scan).toHaveCount(0);
});

test('whether a site takes bookings is asked once for each site', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const site = /site\/scheduling\/([^/]+)\/status/.exec(request.url())?.[1];
    if (site) asked.push(site);
  });
  await page.goto('/signup/ws21/home?studyId=1');
  const postal = page.getByRole('textbox', { name: t.postal, exact: true });
  for (const [code, count] of [
    ['60611', 1],
    ['77030', 2],
    ['60611', 2],
    ['80218', 3],
  ] as const) {
    const found = page.waitForResponse(/sites\/search/);
    await postal.fill(code);
    await postal.blur();
    await found;
    await expect.poll(() => asked.length).toBe(count);
  }
  expect(new Set(asked).size).toBe(3);
});
