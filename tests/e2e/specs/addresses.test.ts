import { otherBrandOrigin } from '#tests/e2e/support/serverUnderTest.ts';
import { known, storeAnswers } from '#tests/e2e/support/storedAnswers.ts';
import { screenerHome } from '#tests/e2e/journeys/screener.ts';
import { rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

for (const [given, opened] of [
  ['/?utm_source=a', '/signup/s6/home?utm_source=a'],
  ['/signup?utm_source=a', '/signup/s6/home?utm_source=a'],
  ['/signup/nosuchflow/home?utm_source=a', '/signup/s6/home?utm_source=a'],
  ['/signup/6/postal?utm_source=a', '/signup/s6/postal?utm_source=a'],
  ['/signup/ws10/nosuchstep?studyId=1', '/signup/ws10/home?studyId=1'],
  ['/signup/ws10?studyId=1', '/signup/ws10/home?studyId=1'],
  ['/signup/ws10/webScreenerHealth?studyId=1', '/signup/ws10/health-questions?studyId=1'],
  ['/es/signup/ws10/home?studyId=1', '/signup/es/ws10/home?studyId=1'],
  ['/signup/en/s6/postal?utm_source=a', '/signup/s6/postal?utm_source=a'],
  ['/es/signup/nosuchflow/home?utm_source=a', '/signup/es/s6/home?utm_source=a'],
] as const)
  test(`${given} opens ${opened}`, async ({ page }) => {
    // That step saves: without the answers that a lead needs it redirects to the step that asks for them.
    if (opened.includes('health-questions')) await storeAnswers(page, known);
    await page.goto(given);
    await waitUntilIdle(page);
    await expect(page).toHaveURL(opened);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', opened.includes('/es/') ? 'es' : 'en');
  });

for (const [given, attemptedCampaign] of [
  ['/signup/nosuchflow/home?utm_source=a', 'nosuchflow'],
  ['/signup/ws10/nosuchstep?studyId=1', 'ws10'],
  ['/signup/s6/home?s=bogus', 'bogus'],
  ['/signup/s6/home?ps=bogus', 'bogus'],
] as const)
  test(`${given} is reported as a redirect from ${attemptedCampaign}`, async ({ page }) => {
    const told: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/redirect_debug')) told.push(request.postDataJSON());
    });
    await page.goto(given);
    await expect.poll(() => told).toEqual([{ referrerUrl: '', attemptedCampaign }]);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'attempted' }));
  });

for (const prefix of ['', '/es'])
  test(`an address without a flow (${prefix}/) opens the one that the tab had open, with its query`, async ({
    page,
  }) => {
    await page.goto(`/signup${prefix}/s15/home`);
    await waitUntilIdle(page);
    await page.goto(`${prefix}/signup?utm_source=a`);
    await expect(page).toHaveURL(`/signup${prefix}/s15/home?utm_source=a`);
    let documents = 0;
    page.on('framenavigated', () => (documents += 1));
    await page.goto(`${prefix}/signup?s=ws10`);
    await expect(page).toHaveURL(`/signup${prefix}/ws10/home?s=ws10`);
    await waitUntilIdle(page);
    expect(documents, 'one document, whatever the tab had open').toBe(1);
    // The address of a flow is that of this flow, whatever the tab had open.
    await page.goto(`/signup${prefix}/s6`);
    await expect(page).toHaveURL(`/signup${prefix}/s6/home`);
    await waitUntilIdle(page);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'unnamed' }));
  });

for (const [given, notice] of [
  ['/signup/nosuchflow/home', 'We could not find that page.'],
  ['/es/signup/nosuchflow/home', 'No encontramos esa página.'],
  ['/signup?s=bogus', 'We could not find that page.'],
  ['/es/signup?s=bogus', 'No encontramos esa página.'],
] as const)
  test(`${given} opens the start and says why`, async ({ page }) => {
    await page.goto(given);
    await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
  });

test('a wrong step of a flow opens its first one without a notice', async ({ page }) => {
  const told = page.waitForRequest('**/api/redirect_debug');
  await page.goto('/signup/s6/nosuchstep');
  await told;
  await expect(page.getByText('We could not find that page.')).toBeHidden();
});

test('a flow that the address names in vain is not missed in one that was opened by its own address', async ({
  page,
}) => {
  const told = page.waitForRequest('**/api/redirect_debug');
  await page.goto('/signup/study-search/home?s=bogus');
  await told;
  await waitUntilIdle(page);
  await expect(page.getByText('We could not find that page.')).toBeHidden();
});

test('a wrong step inside an open page is reported too, and a right one is not', async ({ page }) => {
  await page.goto('/signup/s6/home');
  await waitUntilIdle(page);
  const told = page.waitForRequest('**/api/redirect_debug');
  await page.evaluate(() => {
    history.pushState({}, '', '/signup/s6/nosuchstep');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect((await told).postDataJSON()).toEqual({ referrerUrl: '', attemptedCampaign: 's6' });
  await expect(page).toHaveURL('/signup/s6/home');
});

test('the other language is the same page with the same query, and keeps what was entered', async ({ page }) => {
  await page.goto(screenerHome(rosa));
  await waitUntilIdle(page);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Rosa Language Diaz');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/signup/es/ws10/home?studyId=1');
  await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('Rosa Language Diaz');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(screenerHome(rosa));
});

test.describe('a visitor whose browser speaks Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('opens an address in its language, and is offered Spanish', async ({ page }) => {
    await page.goto(screenerHome(rosa));
    const offer = page.getByRole('link', { name: 'Ver en español' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await offer.click();
    await expect(page).toHaveURL('/signup/es/ws10/home?studyId=1');
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

for (const [address, title] of [
  ['/signup/ws10/home?studyId=1', 'See if you qualify for a study'],
  ['/signup/es/ws10/indications?studyId=1', 'Vea si califica para un estudio'],
  ['/signup/s6/postal', 'Find a clinical study'],
  ['/signup/es/s6/home', 'Encuentre un estudio clínico'],
] as const)
  test(`${address} is titled "${title}"`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
  });

for (const [address, isShown] of [
  ['/signup/ws10/home?studyId=1', true],
  ['/signup/ws10/home?studyId=1&o=1', false],
  ['/signup/s6/home', false],
] as const)
  test(`${address} ${isShown ? 'shows' : 'does not show'} the number to call`, async ({ page }) => {
    await page.goto(address);
    await waitUntilIdle(page);
    await expect(page.getByRole('banner').getByRole('link', { name: '1-800-555-0100' })).toHaveCount(isShown ? 1 : 0);
  });

for (const [origin, name, since, brand] of [
  ['', 'Trial Search', 2016, 'trial-search'],
  [otherBrandOrigin, 'Trials World', 2020, 'trials-world'],
] as const)
  test(`the brand ${name} is chosen by the host name`, async ({ page }) => {
    await page.goto(`${origin}/signup/ws10/home?studyId=1`);
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(page.getByRole('banner')).toContainText(name);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${since}`);
  });

test('a page that opens writes nothing into the history, and one step of it is one entry', async ({ page }) => {
  await page.addInitScript(() => {
    const noted = { written: 0 };
    Object.assign(globalThis, noted);
    for (const name of ['pushState', 'replaceState'] as const) {
      const write = history[name].bind(history);
      history[name] = (...entry) => {
        (globalThis as unknown as typeof noted).written += 1;
        write(...entry);
      };
    }
  });
  const written = () => page.evaluate(() => (globalThis as unknown as { written: number }).written);
  await page.goto('/signup/s6/postal?utm_source=a');
  await waitUntilIdle(page);
  expect(await written()).toBe(0);
  await page.getByRole('textbox').first().fill('60601');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).not.toHaveURL(/postal/);
  expect(await written()).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/postal/);
  await expect(page.getByRole('textbox').first()).toHaveValue('60601');
});
