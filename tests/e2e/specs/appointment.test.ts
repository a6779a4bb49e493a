import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { bookAt, toCalendar } from '#tests/e2e/journeys/booking.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ timezoneId: 'America/Chicago' });

const t = screenerTexts.en;

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
  expect(stored).toMatch(/bookingTime.*"customer":\{"timezone":"[\w/]+","lead":"\w{8}"\}/);
  expect(stored).not.toMatch(/@|\+1\d|3125550|Rosa/);
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
