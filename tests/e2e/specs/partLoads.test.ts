import { fillScreener, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test.use({ expectedErrors: /Failed to load resource/ });

for (const [flow, language, button, wrong] of [
  ['ws10', 'en', 'Finish', 'Something went wrong. Please try again.'],
  ['ps1', 'es', 'Siguiente', 'Algo salió mal. Inténtelo de nuevo.'],
] as const)
  test(`${flow} is not left while a part of its first page is missing, which the next try loads, in ${language}`, async ({
    page,
  }) => {
    const parts = '**/js/{beside,PartnerConsent}-*.js';
    const visitor = { ...rosa, flow, name: 'Paula Parts Diaz' };
    const t = texts[language];
    const name = page.getByRole('textbox', { name: t.fullName, exact: true });
    const leave = page.getByRole('button', { name: button, exact: true });
    await page.route(parts, (route) => route.abort());
    await page.goto(screenerHome({ ...visitor, language }));
    await name.fill(visitor.name);
    await leave.click({ force: true });
    const said = page.getByRole('alert').filter({ hasText: wrong });
    await expect(said.getByRole('link', { name: '1-800-555-0100' })).toBeVisible();
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(name).toHaveValue(visitor.name);
    await page.unroute(parts);
    await leave.click({ force: true });
    await expect(page.getByRole('textbox', { name: t.feet })).toBeVisible();
    await expect(said).toHaveCount(0);
    if (flow !== 'ws10') return;
    await fillScreener(page, visitor);
    await leave.click();
    await expect(page).toHaveURL(/\/indications\?/);
    await expectOneLead(visitor.name, { qualified: true });
  });

test('a page of which a part fails to load is loaded again by itself, and tells of it once it is open', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  await page.route('**/js/s6-en-*.js', (route) => (loads === 1 ? route.abort() : route.continue()));
  const reported = page.waitForRequest('**/api/errors');
  await page.goto('/signup/s6/postal');
  await expect(page.getByRole('textbox', { name: texts.en.postal, exact: true })).toBeVisible();
  expect((await reported).postDataJSON()).toMatchObject({
    severity: 'error',
    message: 'Loaded again: a part was missing',
    flow: 's6',
  });
  expect(loads).toBe(2);
});

const empty = { contentType: 'text/javascript', body: '' };

for (const [prefix, language, part, text, retry] of [
  ['/signup', 'en', 's6-en', 'Something went wrong.', 'Please try again.'],
  ['/signup/es', 'es', 's6-es', 'Algo salió mal.', 'Inténtelo de nuevo.'],
  ['/signup', 'en', 'react', 'Something went wrong.', 'Please try again.'],
  ['/signup/es', 'es', 'index', 'Algo salió mal.', 'Inténtelo de nuevo.'],
  ['/signup', 'en', 'a whole index', 'Something went wrong.', 'Please try again.'],
] as const)
  test(`a page without ${part} the second time either says so, with a link that tries again, in ${language}`, async ({
    page,
  }) => {
    const parts = `**/js/${part.replace('a whole ', '')}-*.js`;
    await page.route(parts, (route) => (part.startsWith('a whole') ? route.fulfill(empty) : route.abort()));
    await page.goto(`${prefix}/s6/postal`);
    await expect(page.getByRole('alert').getByText(text)).toBeInViewport();
    await page.unroute(parts);
    await page.getByRole('link', { name: retry }).click();
    await expect(page.getByRole('textbox', { name: texts[language].postal, exact: true })).toBeVisible();
  });

for (const [prefix, language, text, retry] of [
  ['/signup', 'en', 'Something went wrong.', 'Please try again.'],
  ['/signup/es', 'es', 'Algo salió mal.', 'Inténtelo de nuevo.'],
] as const)
  test(`a page of which no script is loaded says so after a while, in ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const all = '**/js/*.js';
    await page.route(all, (route) => route.abort());
    await page.goto(`${prefix}/s6/postal`);
    const notice = page.getByText(text);
    await expect(notice).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(page.getByRole('alert').getByText(text)).toBeInViewport();
    await page.unroute(all);
    await page.getByRole('link', { name: retry }).click();
    await expect(page.getByRole('textbox', { name: texts[language].postal, exact: true })).toBeVisible();
    await expect(notice).toBeHidden();
  });

test('a page without its very first script works all the same', async ({ page }) => {
  await page.route('**/js/early-*.js', (route) => route.abort());
  await page.goto('/signup/s6/postal');
  await page.getByRole('textbox', { name: texts.en.postal, exact: true }).fill('60601');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/s6\/age/);
});
