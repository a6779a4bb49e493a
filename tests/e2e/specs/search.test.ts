import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { countedCodes } from '#tests/e2e/support/counted.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

const results = (page: Page) => page.getByRole('region', { name: /Studies near you|Estudios cerca de usted/ });
const cards = (page: Page) =>
  results(page).getByRole('link', { name: /^(See if you may join|Ver si puede participar)/ });
const decoded = (address: string | null) => decodeURIComponent(address ?? '');

/** Types a postal code of Chicago, near which the demo data have sites, and waits for the results. */
async function searchNearChicago(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /Zip Code|Código postal/ }).fill('60601');
  await expect(cards(page).first()).toBeVisible();
}

for (const [flow, language, width] of [
  ['study-search', '', 390],
  ['ss2', '/es', 1280],
  ['ss6', '', 1280],
] as const)
  test(`${flow}${language} lists the studies near, the nearest first, at ${width} px`, async ({ page }) => {
    const codes = countedCodes(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/signup${language}/${flow}/home`);
    await expectAccessible(page, 'before a postal code', [width]);
    await searchNearChicago(page);
    const texts = await results(page).locator('.eyebrow').allTextContents();
    const distances = texts.filter((text) => /miles|millas/.test(text)).map(parseFloat);
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    await expectAccessible(page, 'with results', [320, width]);
    await expectFits(page, 'the results');
    await page.setViewportSize({ width, height: 900 });
    await results(page)
      .getByRole('button', { name: /^(Keep for later|Guardar para después): / })
      .first()
      .click();
    await page.getByRole('button', { name: /I have finished|Terminar/ }).click();
    await expect(page).toHaveURL(/\/thankyou/);
    await expect(page.getByRole('region', { name: /Your list|Su lista/ }).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page, 'the thanks', [width]);
    await expect.poll(() => codes).toContain('ss');
  });

test('a search by the keyboard alone leads to a screener', async ({ page }) => {
  await page.goto('/signup/ss2/home');
  await page.getByLabel('Zip Code').focus();
  await page.keyboard.type('60601');
  // Enter searches; it does not leave the search.
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/ss2\/home/);
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    if (
      await cards(page)
        .first()
        .evaluate((link) => link === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup\/ws10\/home\?.*studyId=/);
});

test('a postal code that is none says so on Enter', async ({ page }) => {
  await page.goto('/signup/ss8/home');
  await page.getByLabel('Zip Code').fill('x');
  await page.getByLabel('Zip Code').press('Enter');
  await expect(page.getByText('Invalid postal code')).toBeVisible();
  await expect(page.getByLabel('Zip Code')).toBeFocused();
});

test('filters are in the address, and Back leads to the card that was followed', async ({ page }) => {
  await page.goto('/signup/ss2/home?utm_source=news');
  await searchNearChicago(page);
  await page.getByText('Narrow the search').click();
  await page.getByLabel('Words in the study').fill('asthma');
  await expect(results(page).getByRole('status').first()).toHaveText('1 study near Chicago');
  await page.getByLabel('Distance').selectOption({ label: 'Up to 25 miles' });
  await expect(page).toHaveURL(/utm_source=news&words=asthma&within=40$/);
  expect(page.url()).not.toContain('60601');
  await page.reload();
  await expect(results(page).getByRole('status').first()).toHaveText('1 study near Chicago');
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/ws10\/home\?utm_source=news&/);
  await page.goBack();
  await expect(cards(page).first()).toBeFocused();
});

for (const [ps, flow] of [
  ['ws18', 'ws18'],
  ['bogus', 'ws10'],
  ['s6', 'ws10'],
] as const)
  test(`cards lead to ${flow} where the address names ${ps}`, async ({ page }) => {
    await page.goto(`/signup/ss6/home?ps=${ps}&utm_source=news`);
    await searchNearChicago(page);
    const href = decoded(await cards(page).first().getAttribute('href'));
    expect(href).toMatch(
      new RegExp(`^/signup/${flow}/home\\?utm_source=news&indicationIds\\[\\]=[\\d,]+&studyId=\\d+&psr=1$`),
    );
  });

test('a screener whose study does not exist leads to the default search, which says so', async ({ page }) => {
  const codes = countedCodes(page);
  await page.goto('/signup/ws10/home?studyId=999999');
  await expect(page).toHaveURL(/\/signup\/ss6\/home\?studyId=999999/);
  await expect(page.getByText('The study that you are looking for is not open.')).toBeVisible();
  await searchNearChicago(page);
  await expect.poll(() => codes).toEqual(expect.arrayContaining(['rtd', 'ss']));
});

test('nothing near, and a postal code that is none, are answered in words', async ({ page }) => {
  const codes = countedCodes(page);
  await page.goto('/signup/study-search/home');
  await searchNearChicago(page);
  await page.getByText('Narrow the search').click();
  await page.getByLabel('Words in the study').fill('unheardof');
  await expect(page.getByText('No study near Chicago matches these filters.')).toBeVisible();
  await expectAccessible(page, 'nothing near');
  await expect.poll(() => codes).toContain('ssns');
  await page.getByLabel('Zip Code').fill('00000');
  await expect(results(page).getByText('Invalid postal code')).toBeVisible();
  await expectAccessible(page, 'an unknown postal code');
});
