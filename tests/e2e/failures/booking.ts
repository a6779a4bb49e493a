import { chooseTime } from '#tests/e2e/support/calendar.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { alertOf, finishHome, finishThanks, press, type Journey } from './failureJourney.ts';

async function goOnWithoutTimes(page: Page, name: string): Promise<void> {
  await expect(
    page.getByText('We are really sorry but there are no available slots for the next 7 days.'),
  ).toBeVisible();
  await press(page, 'Continue');
  await expect(page).toHaveURL(/\/indications\?/);
  await finishThanks(page, name);
}

// The first time that is offered may begin before it is booked.
const chooseLater = (page: Page) => chooseTime(page, '11:00');

async function failToBook(page: Page, name: string): Promise<void> {
  await chooseLater(page);
  await press(page, 'Book Appointment');
  await expect(
    alertOf(
      page,
      'We are sorry, an error occurred during booking creation. Please try again later or try to select a different booking day',
    ),
  ).toBeVisible();
  await press(page, 'No suitable time');
  await expect(page).toHaveURL(/\/indications\?/);
  await finishThanks(page, name);
}

/** Appointments: the outcome can be reached after each failure. */
export const bookingFailures: readonly Journey[] = [
  [
    'a visitor passes times and a match that cannot be loaded',
    { alreadyMatched: 'empty', availability: 'error' },
    async (page) => {
      await finishHome(page, 'ws18', 'Rosa Failure Times', 'calendarBooking');
      await goOnWithoutTimes(page, 'Rosa Failure Times');
    },
  ],
  [
    'an appointment that cannot be booked is announced, and the visitor can go on without it',
    { book: 'offline' },
    async (page) => {
      await finishHome(page, 'ws18', 'Rosa Failure Booking', 'calendarBooking');
      await failToBook(page, 'Rosa Failure Booking');
    },
  ],
  [
    'an appointment of which nothing more can be learnt stays confirmed as it was booked',
    { appointment: 'error' },
    async (page) => {
      await finishHome(page, 'ws18', 'Rosa Failure Change', 'calendarBooking');
      await chooseLater(page);
      await press(page, 'Book Appointment');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked');
      await page.getByRole('link', { name: 'Tell us about other conditions (optional)' }).click();
      await expect(page).toHaveURL(/\/indications\?/);
      await finishThanks(page, 'Rosa Failure Change');
    },
  ],
  [
    'a site whose scheduling status is unknown takes no bookings',
    { siteSchedulingStatus: 'timeout' },
    async (page) => {
      await finishHome(page, 'ws21', 'Rosa Failure Status', 'indications');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await finishThanks(page, 'Rosa Failure Status');
    },
  ],
  [
    'a visitor passes times of a site that cannot be loaded',
    { siteAvailability: 'malformed' },
    async (page) => {
      await finishHome(page, 'ws21', 'Rosa Failure Hours', 'siteScheduling');
      await goOnWithoutTimes(page, 'Rosa Failure Hours');
    },
  ],
  [
    'an appointment at a site that is not confirmed is announced, and the visitor can go on without it',
    { bookSite: 'empty' },
    async (page) => {
      await finishHome(page, 'ws21', 'Rosa Failure Visit', 'siteScheduling');
      await failToBook(page, 'Rosa Failure Visit');
    },
  ],
];
