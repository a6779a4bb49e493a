import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { chooseTime } from '#tests/e2e/support/calendar.ts';
import { countedCodes } from '#tests/e2e/support/counted.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { screen } from '#tests/e2e/journeys/screener.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test.use({ timezoneId: 'America/Chicago' });

const t = screenerTexts.en;
const failed =
  'We are sorry, an error occurred during booking creation. Please try again later or try to select a different booking day';
const none = 'We are really sorry but there are no available slots for the next 7 days.';

/** Walks to the page of the calendar, where nothing is chosen yet. Each visitor has a number of their own, whose last digits are given. */
async function toCalendar(page: Page, digits: string, flow: 'ws18' | 'ws21' = 'ws18'): Promise<void> {
  await screen(page, { ...rosa, zip: '60611', flow, name: 'Rosa Books Diaz', phone: `31255501${digits}` });
  const title = flow === 'ws21' ? t.bookSite : t.bookSecondary;
  await expect(page.getByRole('heading', { level: 1, name: t.congratulations })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** Books a time on the next workday; returns that day. */
async function bookAt(page: Page, time: string): Promise<string> {
  const day = await chooseTime(page, time);
  await page.getByRole('button', { name: t.book }).click();
  return day;
}

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

test('only screened visitors see the calendar; a visitor with a booking skips it, and adds the appointment to a calendar', async ({
  page,
}) => {
  await page.goto('/signup/ws18/calendarBooking?studyId=1');
  await expect(page).toHaveURL(/ws18\/home\?studyId=1$/);
  await toCalendar(page, '10');
  const day = await bookAt(page, '2:00');
  const thanks = page.getByRole('heading', { level: 1, name: t.booked });
  await expect(thanks).toBeFocused();
  await page.goBack();
  await expect(page, 'the calendar is not in the way back').toHaveURL(/home/);
  await page.goto('/signup/ws18/calendarBooking?studyId=1');
  await expect(thanks).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '1-800-555-0100' })).toBeVisible();
  await page.getByText(t.addToCalendar).click();
  const file = await page.getByRole('link', { name: t.apple }).getAttribute('href');
  const start = await page.evaluate((moment) => new Date(moment).toISOString(), `${day}T14:00`);
  expect(await (await page.request.get(file ?? '')).text()).toMatch(
    new RegExp(
      `BEGIN:VEVENT[^]*DTSTART:${start.replaceAll(/[-:]|\.\d+/g, '')}\\s[^]*` +
        'SUMMARY:Secondary Screening Appointment[^]*LOCATION:Virtual',
    ),
  );
  const google = page.getByRole('link', { name: t.google });
  await expect(google).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE/);
  await expect(google).toHaveAttribute('target', '_blank');
});

test('who comes back to the address of the screener sees the appointment, and the screener once it is cancelled', async ({
  page,
}) => {
  await toCalendar(page, '59', 'ws21');
  await bookAt(page, '1:30');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t.booked);
  await page.goto('/signup/ws21/home?studyId=1');
  await expect(heading).toHaveText(t.booked);
  await expect(page).toHaveURL(/calendar-booking-thank-you/);
  await expect(page.getByText(/at 1:30/)).toBeVisible();
  // Another tab may be somebody else's on the same device; and of another study there is none.
  const other = await page.context().newPage();
  await other.goto('/signup/ws21/home?studyId=1');
  await expect(other.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  await expect(other).toHaveURL(/ws21\/home/);
  await other.close();
  await page.goto('/signup/ws21/home?studyId=2');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  await expect(page).toHaveURL(/ws21\/home/);
  await page.goto('/signup/ws21/calendar-booking-thank-you?studyId=1');
  await page.getByRole('link', { name: 'Cancel the appointment' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading).toHaveText('Your appointment is cancelled');
  await page.goto('/signup/ws21/calendar-booking-thank-you?studyId=1');
  await expect(heading).toHaveText('Your appointment is cancelled');
  await page.goto('/signup/ws21/home?studyId=1');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  await expect(page).toHaveURL(/ws21\/home/);
});

test('the appointment is moved, and then cancelled, on a page of its own without scripts; the confirmation follows', async ({
  page,
  browser,
}, { project }) => {
  await toCalendar(page, '11');
  const day = await bookAt(page, '9:30');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t.booked);
  const stored = await page.evaluate(() => localStorage.getItem('booking') ?? '');
  expect(stored).toMatch(/bookingTime/);
  expect(stored).not.toMatch(/customer|@|\+1\d|3125550|Rosa/);
  const change = page.getByRole('link', { name: 'Change the time' });
  const address = new URL((await change.getAttribute('href')) ?? '', page.url()).href;
  const context = await browser.newContext({ javaScriptEnabled: false, ...project.use });
  const plain = await context.newPage();
  await plain.goto(address);
  await expect(plain.getByText(/9:30\u00a0AM – 10:00\u00a0AM/).first()).toBeVisible();
  const times = plain.getByRole('combobox', { name: 'New time' });
  // An hour later on the same day: of a time of today nobody knows whether it has begun when it is asked for.
  const start = await page.evaluate((moment) => new Date(moment).toISOString(), `${day}T10:30`);
  const wanted = times.locator(`option[value^="${start}"]`);
  await expect(wanted).toHaveText(/, 10:30\u00a0AM – 11:00\u00a0AM/);
  await times.selectOption((await wanted.getAttribute('value')) ?? '');
  await plain.getByRole('button', { name: 'Move the appointment' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Your appointment has a new time');
  await page.bringToFront();
  await change.click();
  await expect(heading).toHaveText('Your appointment');
  await page.goBack();
  await expect(page.getByText(/at 10:30/)).toBeVisible();
  await page.getByRole('link', { name: 'Cancel the appointment' }).click();
  await expect(heading).toHaveText('Cancel your appointment?');
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading).toHaveText('Your appointment is cancelled');
  await page.goto('/signup/ws18/calendar-booking-thank-you?studyId=1');
  await expect(heading).toHaveText('Your appointment is cancelled');
  expect(await page.evaluate(() => localStorage.getItem('booking'))).toBeNull();
  await expectRows(page, { booking: [{ cancelled_at: expect.stringMatching(/^20/) }] });
  await page.goto('/signup/ws18/calendarBooking?studyId=1');
  await expect(page.getByRole('list', { name: t.days })).toBeVisible();
  await context.close();
});

test('the page of an appointment is accessible in both languages, on a phone and at a desk', async ({ page }) => {
  await toCalendar(page, '12');
  await bookAt(page, '10:00');
  const address = (await page.getByRole('link', { name: 'Change the time' }).getAttribute('href')) ?? '';
  for (const language of ['en', 'es'])
    for (const part of ['', '&moved=1', '&cancel=1']) {
      await page.goto(`${address.split('?')[0]}?language=${language}${part}`);
      await expectAccessible(page, `${language}${part}`, [320, 390, 1280]);
    }
});
