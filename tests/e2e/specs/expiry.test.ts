import type { Locator } from '@playwright/test';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

const begin = Date.parse('2027-03-01T09:00:00Z');
const hours = (count: number) => begin + count * 3_600_000;
/** Says what is true whether or not any of it was sent. */
const removed = {
  en: /we removed what was entered here: .* If it was sent to us before, we still have it\.$/,
  es: /borramos lo escrito aquí: .* Si ya se nos había enviado, todavía lo tenemos\.$/,
} as const;
const person = { name: 'Rosa Idle Diaz', email: 'rosa.idle@example.com' };

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))));
const nameOf = (page: Page, language: Language) => page.getByRole('textbox', { name: texts[language].fullName });

/** Where a control is in the window, to be pressed there once, whatever becomes of it meanwhile. */
async function placeOf(control: Locator): Promise<[x: number, y: number]> {
  await control.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2];
}

async function open(page: Page, language: Language): Promise<void> {
  await page.goto(`${texts[language].prefix}/ws10/home?studyId=1`);
  await waitUntilIdle(page);
}

async function fill(page: Page, language: Language): Promise<void> {
  const t = texts[language];
  await open(page, language);
  await nameOf(page, language).fill(person.name);
  await page.getByRole('textbox', { name: t.email }).fill(person.email);
  await page.getByRole('textbox', { name: t.pounds }).fill('151');
  await expect.poll(() => stored(page)).toContain('Idle');
  await waitUntilIdle(page);
}

/** The page, its storages and a new tab know nothing of the visitor, and the page says so. */
async function expectForgotten(page: Page, language: Language): Promise<void> {
  await expect(page.getByText(removed[language])).toBeInViewport();
  await expect(nameOf(page, language)).toHaveValue('');
  await expect(page.getByRole('textbox', { name: texts[language].pounds })).toHaveValue('');
  await waitUntilIdle(page);
  expect(await stored(page)).not.toMatch(/Rosa|Idle|Diaz|151|weightKg/);
  const other = await page.context().newPage();
  await open(other, language);
  await expect(nameOf(other, language)).toHaveValue('');
  await other.close();
}

test.beforeEach(async ({ context }) => {
  await context.clock.install({ time: begin });
});

for (const language of ['en', 'es'] as const) {
  test(`what was entered goes by itself after an hour, in words, in ${language}`, async ({ page, context }) => {
    await fill(page, language);
    await context.clock.fastForward('59:00');
    await expect(nameOf(page, language)).toHaveValue(person.name);
    await context.clock.fastForward('01:30');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectForgotten(page, language);
  });

  test(`a press in a tab that slept for five hours brings nobody back, in ${language}`, async ({ page, context }) => {
    await fill(page, language);
    const place = await placeOf(page.getByLabel(texts[language].female, { exact: true }));
    // The timers of a page that sleeps do not run.
    await context.clock.setSystemTime(hours(5));
    await page.mouse.click(...place);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectForgotten(page, language);
    await expect(page.getByLabel(texts[language].female, { exact: true })).not.toBeChecked();
  });

  test(`a session that is restored after five hours has nobody in it, in ${language}`, async ({ page, context }) => {
    await fill(page, language);
    const kept = await page.evaluate(() => Object.entries<string>(sessionStorage));
    await context.clock.setSystemTime(hours(5));
    // A browser that restores its tabs gives each its session storage again.
    const again = await context.newPage();
    await again.addInitScript((entries) => {
      if (sessionStorage.length > 0) return;
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, kept);
    await page.close();
    await open(again, language);
    await expectForgotten(again, language);
  });
}

test('a tab that is shown again after five hours forgets before it is touched', async ({ page, context }) => {
  await fill(page, 'en');
  await context.clock.setSystemTime(hours(5));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectForgotten(page, 'en');
});

test('of two tabs the idle one forgets, and the one in use goes on', async ({ page, context }) => {
  await fill(page, 'en');
  const other = await context.newPage();
  await open(other, 'en');
  await expect(nameOf(other, 'en')).toHaveValue(person.name);
  await context.clock.setSystemTime(hours(0.9));
  await other.getByRole('textbox', { name: texts.en.pounds }).fill('160');
  await expect.poll(() => stored(other)).toContain('72.57');
  await context.clock.setSystemTime(hours(1.1));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(removed.en)).toBeVisible();
  await expect(nameOf(page, 'en')).toHaveValue('');
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(nameOf(other, 'en')).toHaveValue(person.name);
  await expect(other.getByText(removed.en)).toHaveCount(0);
});

test('the next person in an expired tab makes a lead of their own', async ({ page, context }) => {
  const leads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/subjects')) leads.push(`${request.method()} ${request.postDataJSON().leadId}`);
  });
  const signUp = async (name: string) => {
    await page.goto(`/signup/s6/phone?zip=60601&age=52&firstName=${name}&lastName=Idle&phone=3125550123`);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/email/);
  };
  await signUp('Rosa');
  await context.clock.setSystemTime(hours(5));
  await signUp('Luis');
  await expect.poll(() => leads.length).toBe(2);
  const [first, second] = leads;
  expect([first?.slice(0, 5), second?.slice(0, 5)]).toEqual(['POST ', 'POST ']);
  expect(first).not.toBe(second);
});
