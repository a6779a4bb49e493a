import { screenerHome } from '#tests/e2e/journeys/screener.ts';
import { rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { faintEdges, readEdges } from '#scripts/looks/edges.ts';
import { layoutShift } from '#scripts/looks/layoutShift.ts';
import { origin, otherBrandOrigin } from '#tests/e2e/support/serverUnderTest.ts';
import { expect, hold, test, type Page } from '#tests/e2e/support/test.ts';

const brands = [
  { family: 'Figtree', at: origin },
  { family: 'Bitter', at: otherBrandOrigin },
] as const;

/** The families that the page has loaded from the server, of which no letter is drawn before. */
const loaded = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));

for (const { family, at } of brands)
  for (const width of [390, 1280])
    test(`${family} comes after all that the page needs at ${width} px, and nothing moves for it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const font = page.waitForResponse(/[.]woff2$/);
      await page.goto(at + screenerHome(rosa));
      expect((await font).status()).toBe(200);
      await expect.poll(() => loaded(page)).toContain(family);
      expect(await layoutShift(page)).toBeLessThan(0.02);
      const fonts = asked.filter((path) => path.endsWith('.woff2'));
      expect(fonts).toHaveLength(1);
      const preloads = page.locator('link[rel="modulepreload"]');
      const needed = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(needed.length).toBeGreaterThan(0);
      expect(asked.indexOf(fonts[0] ?? '')).toBeGreaterThan(Math.max(...needed.map((path) => asked.indexOf(path))));
    });

for (const { family, at } of brands)
  test(`${family} that comes late is drawn with the next step, and what is read stays as it is`, async ({ page }) => {
    const typeface = await hold(page, '**/*.woff2');
    const asked = page.waitForRequest(/[.]woff2$/);
    await page.goto(`${at}/signup/s6/home`);
    await asked;
    // What is late is so by the clock of the page from when it asked, however long it took to come to that.
    const now = () => page.evaluate(() => performance.now());
    const askedBy = await now();
    await expect.poll(now).toBeGreaterThan(askedBy + 500);
    typeface.release();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-has-typeface', '');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveCSS('font-family', new RegExp(`^"?${family}"?,`));
    await page.getByText('Female', { exact: true }).click();
    await expect(root).toHaveAttribute('data-typeface', 'drawn');
    await expect(heading).toHaveCSS('font-family', new RegExp(`^"?${family}"?,`));
  });

for (const { family, at } of brands)
  test(`every drawing of a page of ${family} is within it, and the mark of the brand is seen`, async ({ page }) => {
    await page.goto(at + screenerHome(rosa));
    await waitUntilIdle(page);
    const asked = await page.locator('use').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(asked).toEqual(expect.arrayContaining(['#brand-mark', '#icon-phone', '#heading-lungs']));
    for (const id of new Set(asked)) await expect(page.locator(`symbol${id}`)).toHaveCount(1);
    for (const place of ['.brand-mark', '.heading-drawing'])
      expect((await page.locator(`${place} use`).first().boundingBox())?.width).toBeGreaterThan(20);
  });

test('a title of several lines keeps them when the typeface comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/signup/image-capture/home');
  await expect.poll(() => loaded(page)).toContain('Figtree');
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

for (const flow of ['ws10', 'ws22', 'ws23'])
  test(`the study of the address heads ${flow} in the HTML of the server, and nothing moves for it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const opened = await page.goto(`/signup/${flow}/home?studyId=1`);
    expect(await opened?.text()).toMatch(/<h1[^>]*>Does asthma still hold you back/);
    await expect.poll(() => loaded(page)).toContain('Figtree');
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

for (const width of [390, 1280])
  test(`a form of which nothing is there at first opens in its place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/signup/lead-update/home');
    await expect.poll(() => loaded(page)).toContain('Figtree');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.005);
  });

for (const width of [390, 1280])
  test(`that a page stands in for one that does not exist is said in its HTML, and moves nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const opened = await page.goto('/signup/nothing/home');
    expect(await opened?.text()).toContain('We could not find that page.');
    await expect(page.getByText('We could not find that page.')).toBeVisible();
    await expect.poll(() => loaded(page)).toContain('Figtree');
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText('We could not find that page.')).toBeHidden();
  });

test('what a search loads once it is open moves nothing that is seen already', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/signup/ss8/home');
  await waitUntilIdle(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('a page that opens long after it was asked for moves nothing either', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/signup/ws23/home?studyId=1');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('03/14/1980');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/gender\?/);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('radio', { name: 'Non-Binary' }).click();
  const pressedAt = Date.now();
  // For half a second after a press whatever moves counts as meant.
  await expect.poll(() => Date.now() - pressedAt).toBeGreaterThan(600);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/qualification-questions\?/);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

for (const { family, at } of brands)
  test(`the pages that the server writes itself are set in ${family}`, async ({ page }) => {
    await page.goto(`${at}/privacy-policy`);
    await expect.poll(() => loaded(page)).toContain(family);
  });

for (const { family, at } of brands)
  test(`in the dark a screener set in ${family} can be read`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(at + screenerHome(rosa));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'a screener in the dark', [390, 1280]);
  });

test('in the dark what is not chosen yet is an empty box with an edge, not a filled one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(screenerHome(rosa));
  const control = (role: 'checkbox' | 'radio', name: string) => page.getByRole(role, { name, exact: true });
  const tick = control('checkbox', 'Tablets');
  const once = control('radio', 'Never');
  // A browser has nothing of its own in there.
  for (const one of [tick, once]) await expect(one).toHaveCSS('appearance', 'none');
  expect(faintEdges(await page.evaluate(readEdges))).toEqual([]);
  await tick.check();
  await expect(tick).toHaveCSS('appearance', 'auto');
  await once.check();
  await expect(once).toHaveCSS('appearance', 'auto');
});
