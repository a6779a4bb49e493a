import { expect, hold, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

const kindOf = (address: string) => /\/(style|early|react|index)-[^/]+$/.exec(address)?.[1] ?? 'other';

for (const path of ['/signup/ws10/home?studyId=1', '/signup/es/s6/home', '/signup/ss2/home'])
  test(`${path} asks first for what it is drawn by, then for what it waits for longest, and for nothing twice`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const [head = ''] = html.split('</head>');
    const asked = [...head.matchAll(/(?:href|src)="([^"]+\.(?:css|js))"/g)].map(([, address = '']) => address);
    expect(asked.slice(0, 4).map(kindOf)).toEqual(['style', 'early', 'react', 'index']);
    expect(asked.length).toBeGreaterThan(4);
    // Asked for second, and run where the head ends.
    expect(asked.pop()).toBe(asked[1]);
    expect(head).toMatch(/<script src="[^"]*\/early-[^"]+"><\/script>\s*$/);
    expect(new Set(asked).size).toBe(asked.length);
    const low = [...head.matchAll(/<[^>]*fetchpriority="low"[^>]*\.js"/g)];
    expect(low).toHaveLength(asked.length - 2);
  });

test('a page is laid out only once its style sheet is there: nothing of it is read before', async ({ page }) => {
  const { release } = await hold(page, '**/*.css');
  const sheet = page.waitForRequest('**/*.css');
  const entry = page.waitForResponse('**/js/index-*.js');
  await page.goto('/signup/ws10/home?studyId=1', { waitUntil: 'commit' });
  await Promise.all([sheet, entry]);
  expect(await page.evaluate(() => document.body?.childElementCount ?? 0)).toBe(0);
  release();
  await expect(page.getByRole('textbox', { name: texts.en.fullName })).toBeVisible();
});

test('what is typed goes to no spelling service of the browser', async ({ page }) => {
  await page.goto('/signup/ws10/home?studyId=1');
  const isChecked = page
    .getByRole('textbox')
    .first()
    .evaluate((box: HTMLInputElement) => box.spellcheck);
  expect(await isChecked).toBe(false);
});
