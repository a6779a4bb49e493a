import { fillScreener, finish, screen, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { expect, hold, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

/** What the browser stores of the visitor, by storage. */
const held = (page: Page) =>
  page.evaluate(() => ({ local: JSON.stringify(localStorage), session: JSON.stringify(sessionStorage) }));

const personal = ['Rosa Maria', 'rosa@example.com', '+13125550123', '60601', '1980-03-14'];
/** Names under which health answers, conditions and consents are stored. */
const health = /heightCm|weightKg|ethnicit|responses|indicationIds|consents|diagnosed|participant|screenings/;

test('health answers are never in local storage, and the thanks remove the personal fields from it', async ({
  page,
}) => {
  await page.goto(screenerHome(rosa));
  await fillScreener(page, rosa);
  await expect.poll(async () => (await held(page)).session).toContain('heightCm');
  await finish(page, rosa);
  const kept = await held(page);
  for (const text of personal) expect(kept.local).toContain(text);
  expect(kept.local).not.toMatch(health);
  expect(kept.session).toMatch(/responses/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(texts.en.received)).toBeVisible();
  await expect.poll(async () => (await held(page)).local).toBe('{}');
  for (const text of personal) expect((await held(page)).session).toContain(text);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.thanks('Rosa Maria'));
  expect((await held(page)).local).toBe('{}');
});

test.describe('a visitor without a network', () => {
  // What a page loads ahead in an idle moment may be asked for just then.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  for (const language of ['en', 'es'] as const)
    test(`"${texts[language].clear}" empties both storages and the page, also without a network`, async ({
      page,
      context,
    }) => {
      const t = texts[language];
      // What the page counts on opening is sent half a second later.
      const counted = page.waitForResponse('**/api/actions');
      await page.goto(screenerHome({ language, studyId: 1 }));
      await counted;
      await waitUntilIdle(page);
      const name = page.getByRole('textbox', { name: t.fullName });
      await name.fill('Rosa Maria Diaz');
      await page.getByLabel(t.female, { exact: true }).check();
      await page.getByRole('textbox', { name: t.pounds }).fill('150');
      await expect.poll(async () => (await held(page)).local).toContain('Rosa');
      await context.setOffline(true);
      await page.getByRole('button', { name: t.clear }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.clearYes }).click();
      await expect(page.getByText(t.cleared)).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(name).toHaveValue('');
      await expect(page.getByLabel(t.female, { exact: true })).not.toBeChecked();
      const { local, session } = await held(page);
      expect([local, /Rosa|female|weight/.test(session)]).toEqual(['{}', false]);
      await context.setOffline(false);
      await page.reload();
      await waitUntilIdle(page);
      await expect(name).toHaveValue('');
    });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('what a browser may do for a lead ends on the server too, once it has a network again', async ({
    page,
    context,
  }) => {
    const t = texts.en;
    const leads = async () => (await context.cookies()).filter(({ name }) => name.startsWith('lead-')).length;
    await screen(page, { ...rosa, name: 'Rosa Ended Diaz' });
    await expect.poll(leads).toBe(1);
    await waitUntilIdle(page);
    await context.setOffline(true);
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/session/end'));
    await page.getByRole('button', { name: t.clear }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.clearYes }).click();
    await refused;
    const ended = page.waitForResponse('**/api/session/end');
    await context.setOffline(false);
    expect((await ended).status()).toBe(204);
    expect(await leads()).toBe(0);
  });
});

test('a visitor who clears their answers during a save stays on the page that confirms it', async ({ page }) => {
  await page.goto(screenerHome(rosa));
  await fillScreener(page, { ...rosa, name: 'Rosa Cleared Diaz' });
  const save = await hold(page, '**/api/subjects');
  const sent = page.waitForRequest('**/api/subjects');
  const moves: string[] = [];
  page.on('framenavigated', (frame) => moves.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: texts.en.finish }).click();
  await sent;
  await page.getByRole('button', { name: texts.en.clear }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.en.clearYes }).click();
  await expect(page.getByText(texts.en.cleared)).toBeVisible();
  const answered = page.waitForResponse('**/api/subjects');
  save.release();
  await answered;
  await waitUntilIdle(page);
  await expect(page.getByText(texts.en.cleared)).toBeVisible();
  expect(new Set(moves)).toEqual(new Set(['/signup/ws10/home']));
});

test('a flow without access to storage works from memory', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException(`${name} is forbidden.`, 'SecurityError');
        },
      });
  });
  await screen(page, { ...rosa, name: 'Rosa Memory Diaz' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.congratulations);
});

const abroad = [
  ['en-GB', '0113 496 0123', '+44 1134 960123', '31121979', '31/12/1979'],
  ['es-ZA', '011 555 0123', '+27 11 555 0123', '19791231', '1979/12/31'],
] as const;

for (const [locale, phone, shownPhone, birthDate, shownDate] of abroad)
  test.describe(`a visitor with a browser in ${locale}`, () => {
    test.use({ locale });

    test('sees the number and the date as they left them after reloads, back and forward', async ({ page }) => {
      const language = locale === 'es-ZA' ? 'es' : 'en';
      const t = texts[language];
      const home = screenerHome({ language, studyId: 1 });
      await page.goto(home);
      await waitUntilIdle(page);
      const [number, date] = [page.locator('[name=phone]'), page.locator('[name=birthDate]')];
      const expectShown = async () => {
        await waitUntilIdle(page);
        await expect(number).toHaveValue(shownPhone);
        await expect(date).toHaveValue(shownDate);
      };
      await date.pressSequentially(birthDate);
      await number.pressSequentially(phone);
      await number.press('Tab');
      await expectShown();
      await page.reload();
      await expectShown();
      // Somebody who comes to the boxes before the page knows the country.
      const payload = await hold(page, '**/api/initial_payload?*');
      await page.reload();
      await number.focus();
      await date.focus();
      await page.getByRole('textbox', { name: t.fullName }).focus();
      await expect(number).toHaveValue(shownPhone);
      payload.release();
      await expectShown();
      await page.goto('about:blank');
      await page.goBack();
      await expectShown();
      await page.goto(home);
      await expectShown();
    });
  });
