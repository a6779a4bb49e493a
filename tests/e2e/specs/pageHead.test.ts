import { expect, test } from '#tests/e2e/support/test.ts';

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
    expect(new Set(asked).size).toBe(asked.length);
    const low = [...head.matchAll(/<[^>]*fetchpriority="low"[^>]*\.js"/g)];
    expect(low).toHaveLength(asked.length - 2);
  });

test('what is typed goes to no spelling service of the browser', async ({ page }) => {
  await page.goto('/signup/ws10/home?studyId=1');
  const isChecked = page
    .getByRole('textbox')
    .first()
    .evaluate((box: HTMLInputElement) => box.spellcheck);
  expect(await isChecked).toBe(false);
});
