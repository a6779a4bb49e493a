import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Route } from '@playwright/test';
import { layoutShift } from '#scripts/looks/layoutShift.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { saveLead } from '#tests/e2e/support/savedLead.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { waitForRender, waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

const gone = {
  en: 'This link does not lead to your information any more.',
  es: 'Este enlace ya no lleva a su información.',
};

test.use({ expectedErrors: /Failed to load resource/ });

/** Opens a link to a lead while the reply about it has yet to come; gives what lets it come. */
async function openLink(page: Page, address: string, reply: (route: Route) => Promise<void>) {
  const gate = new AbortController();
  await page.route('**/messages', async (route) => {
    if (!gate.signal.aborted) await once(gate.signal, 'abort');
    await reply(route);
  });
  const asked = page.waitForRequest('**/messages');
  await page.goto(address);
  await asked;
  await waitForRender(page);
  return () => gate.abort();
}

const inEnglish = {
  address: '/signup/lead-update/home?slug=demo-lead-link',
  title: 'Is this still correct?',
  waiting: 'Loading…',
  confirm: 'This is correct',
};
const inSpanish = {
  address: `/es${inEnglish.address}`,
  title: '¿Sigue siendo correcta esta información?',
  waiting: 'Cargando…',
  confirm: 'Es correcta',
};
type Words = typeof inEnglish;

/** Expects the page that waits: its title, a status and nothing to enter. */
async function expectWaiting(page: Page, { title, waiting }: Words): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Submit|Enviar/ })).toHaveCount(0);
}

const sizes = [
  [390, inEnglish],
  [390, inSpanish],
  [1280, inEnglish],
] as const;

for (const [width, words] of sizes)
  test(`${words.address} waits for its lead at ${width} px, which then stands where it was awaited`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await openLink(page, words.address, (route) => route.continue());
    await expectWaiting(page, words);
    // Below a long consent: what moves out of view would not be counted.
    await page.getByText(words.waiting).scrollIntoViewIfNeeded();
    await waitForRender(page);
    release();
    await expect(page.getByRole('button', { name: words.confirm })).toBeVisible();
    await waitUntilIdle(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

for (const address of [inEnglish.address, inSpanish.address])
  test(`${address} opens with all that is to be confirmed in view, and its buttons follow the consent to them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expect(page.getByText('demo.person@example.org')).toBeVisible();
    for (const value of await page.getByRole('definition').all()) await expect(value).toBeInViewport();
    const order = page.getByRole('main').locator('dl, section, button');
    await expect(order).toHaveCount(3);
    expect(await order.evaluateAll((parts) => parts.map(({ tagName }) => tagName))).toEqual([
      'DL',
      'SECTION',
      'BUTTON',
    ]);
  });

for (const [address, title] of [
  [inEnglish.address, 'Your consent'],
  [inSpanish.address, 'Su consentimiento'],
] as const)
  test(`${address} shows its consent in a box with room and a line on every side`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    const box = page.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) });
    await expect(box).toBeVisible();
    const { paddingTop, paddingLeft } = await box.evaluate((one) => getComputedStyle(one));
    expect(parseFloat(paddingTop)).toBeGreaterThanOrEqual(parseFloat(paddingLeft));
    for (const side of ['top', 'left', 'bottom']) await expect(box).toHaveCSS(`border-${side}-width`, '1px');
  });

const failed = { status: 500, json: { error: 'internal', message: 'Broken.' } };
const ends = [
  ['cannot be loaded', 'Please tell us about yourself', (route: Route) => route.fulfill(failed)],
  ['is gone', gone.en, (route: Route) => route.fulfill({ status: 204 })],
] as const;

for (const [what, title, reply] of ends)
  test(`where the lead of a link ${what}, the page says so in place of the one that waits`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openLink(page, inEnglish.address, reply);
    await expectWaiting(page, inEnglish);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await waitUntilIdle(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

for (const [language, words] of [
  ['en', { change: 'Change', email: 'Email', submit: 'Submit', confirm: inEnglish.confirm, lost: gone.en }],
  [
    'es',
    { change: 'Cambiar', email: 'Correo electrónico', submit: 'Enviar', confirm: inSpanish.confirm, lost: gone.es },
  ],
] as const)
  test(`a link that brought another address leads whoever else has it to nothing, in ${language}`, async ({
    page,
    browser,
  }) => {
    const slug = await saveLead(page, exampleLead({ email: `before.${language}.${randomUUID()}@example.org` }));
    const path = `${language === 'es' ? '/es' : ''}/signup/lead-update/home?slug=${slug}`;
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } });
    const other = await context.newPage();
    await other.goto(path);
    await other.getByRole('link', { name: words.change }).click();
    // Whoever corrects a number does not pass every condition there is on the way to the button.
    await expect(other.getByRole('button', { name: words.submit })).toBeVisible();
    await expect(other.getByRole('checkbox')).toHaveCount(0);
    await other.getByRole('textbox', { name: words.email, exact: true }).fill('after@example.org');
    await other.getByRole('button', { name: words.submit }).click();
    await expect(other.getByText('after@example.org')).toBeVisible();
    await other.getByRole('button', { name: words.confirm }).click();
    await expect(other).toHaveURL(/\/thankyou/);
    // Their own page goes on, opened anew and back.
    await other.reload();
    await expect(other).toHaveURL(/\/thankyou/);
    await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(words.lost);
    await context.close();

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.lost);
    await expect(page.getByText('after@example.org')).toHaveCount(0);
  });
