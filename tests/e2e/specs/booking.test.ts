import { chooseTime } from '#tests/e2e/support/calendar.ts';
import { countedCodes } from '#tests/e2e/support/counted.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { toCalendar } from '#tests/e2e/journeys/booking.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test.use({ timezoneId: 'America/Chicago' });

const t = screenerTexts.en;
const failed =
  'We are sorry, an error occurred during booking creation. Please try again later or try to select a different booking day';
const none = 'We are really sorry but there are no available slots for the next 7 days.';

test('buttons show other days; a chosen time is cleared by a second press, and by another day', async ({ page }) => {
  await toCalendar(page, '06');
  const days = page.getByRole('list', { name: t.days }).getByRole('listitem');
  await expect(days).toHaveCount(4);
  // No line parts the verdict from the calendar that it leads to.
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('border-top-width', '0px');
  const today = (await days.first().textContent()) ?? '';
  await page.getByRole('button', { name: t.nextDays }).click();
  await expect(days.first()).not.toHaveText(today);
  await page.getByRole('button', { name: t.previousDays }).click();
  await expect(days.first()).toHaveText(today);
  await page.setViewportSize({ width: 700, height: 840 });
  await expect(days).toHaveCount(3);
  const edges = await days.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  const margin = await page.getByRole('heading', { level: 1 }).evaluate((text) => text.getBoundingClientRect().left);
  expect(edges[0], 'the days begin where the heading does').toBeCloseTo(margin, 0);
  await page.setViewportSize({ width: 1280, height: 840 });
  // Until the page has drawn them anew, the last of them is another one.
  await expect(days).toHaveCount(4);
  await days.getByRole('button').last().click();
  const time = page.getByRole('button', { name: /^Choose 1:00 PM/ });
  const book = page.getByRole('button', { name: t.book });
  for (const isChosen of [true, false, true]) {
    await time.click();
    await expect(time).toHaveAttribute('aria-pressed', String(isChosen));
    await expect(book.and(page.locator('[aria-disabled=true]'))).toHaveCount(isChosen ? 0 : 1);
  }
  // On paper the days and times are there, and what is only pressed is not.
  await page.emulateMedia({ media: 'print' });
  await expect(time).toBeVisible();
  await expect(days.getByRole('button').last()).toBeVisible();
  await expect(book).toBeHidden();
  await expect(page.locator('.booking-chosen')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: t.nextDays }).click();
  await days.getByRole('button').last().click();
  await expect(book).toHaveAttribute('aria-disabled', 'true');
});

test('on a phone no time gets the focus under the button that stays in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await toCalendar(page, '58');
  const times = page.getByRole('button', { name: /^Choose \d/ });
  await times.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await times.first().focus();
  const top = await page.locator('.booking-bar').evaluate((bar) => bar.getBoundingClientRect().top);
  expect(top).toBeLessThan(700);
  const count = await times.count();
  for (let at = 1; at < count; at += 1) {
    await page.keyboard.press('Tab');
    const time = times.nth(at);
    await expect(time).toBeFocused();
    expect(await time.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
  }
});

test.describe('a time that somebody else books meanwhile', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ });

  test('is refused in a message to close, is not offered again, and another can be booked', async ({
    page,
    browser,
  }) => {
    await toCalendar(page, '07', 'ws21');
    const context = await browser.newContext({ timezoneId: 'America/Chicago' });
    const rival = await context.newPage();
    await toCalendar(rival, '08', 'ws21');
    for (const one of [page, rival]) await chooseTime(one, '3:00');
    await rival.getByRole('button', { name: t.book }).click();
    await expect(rival.getByRole('heading', { level: 1 })).toHaveText(t.booked);
    await page.getByRole('button', { name: t.book }).click();
    const alert = page.getByRole('alert').filter({ hasText: failed });
    await alert.getByRole('button').click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Choose 3:00/ })).toHaveCount(0);
    await expect(page).toHaveURL(/siteScheduling/);
    await chooseTime(page, '3:30');
    await page.getByRole('button', { name: t.book }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.booked);
    await expectRows(page, { booking: [{ study_site_id: 'DEMO-1-01', cancelled_at: null }] });
    await context.close();
  });
});

test('who finds no time, or wants none, goes on without an appointment', async ({ page }) => {
  const counted = countedCodes(page);
  // Not unrouted: a request under way at that moment may never be told to the test.
  let isFull = true;
  await page.route('**/scheduling/availability?*', (route) =>
    isFull ? route.fulfill({ json: [] }) : route.continue(),
  );
  await toCalendar(page, '09');
  const outcome = page.getByRole('heading', { level: 1, name: texts.en.congratulations });
  await expect(page.getByText(none)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(outcome).toBeFocused();
  isFull = false;
  for (const way of [t.notInterested, t.noSuitableTime]) {
    await page.getByRole('button', { name: texts.en.back, exact: true }).click();
    await page.getByRole('button', { name: way }).click();
    await expect(outcome).toBeFocused();
  }
  await expect.poll(() => counted).toEqual(expect.arrayContaining(['fully_booked', 'no_time_works']));
  await expectRows(page, { booking: [] });
});
