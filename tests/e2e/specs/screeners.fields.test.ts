import { pointer } from '#tests/e2e/support/inputMethod.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

const t = texts.en;

const counted = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}.`);

for (const [prefix, heading, others] of [
  ['', 'About your child', /\bthe (participant|child)\b/i],
  ['/es', 'Sobre su hijo o hija', /(\bel|\bdel|\bal) participante\b|\bniñ[oa]\b/i],
] as const)
  test(`the first page of ${prefix}/signup/ws10 has one word for the child of a parent`, async ({ page }) => {
    await page.goto(`${prefix}/signup/ws10/home?studyId=7`);
    await waitUntilIdle(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(main.getByText(/eczema\?|eccema\?/).first()).toBeVisible();
    expect(await main.innerText()).not.toMatch(others);
  });

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

test('questions are numbered without a gap while one for women alone comes among them', async ({ page }) => {
  const numbers = page.locator('.question-number');
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/signup/ws10/home?studyId=1');
  await waitUntilIdle(page);
  await expect(numbers).toHaveText(counted(6));
  await page.getByRole('radio', { name: t.female }).check();
  await expect(numbers).toHaveText(counted(7));
  // The server, which does not know her, writes the page again as for everybody.
  await page.reload();
  await waitUntilIdle(page);
  await numbers.last().scrollIntoViewIfNeeded();
  await expect(numbers).toHaveText(counted(7));
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
