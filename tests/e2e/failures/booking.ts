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

async function failToBook(page: Page, name: string): Promise<void> {
  await page.getByRole('list', { name: 'Days' }).getByRole('button').first().click();
  await page
    .getByRole('button', { name: /^Choose \d/ })
    .first()
    .click();
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

/** Appointments: each fault leads on to the outcome. */
export const bookingFaults: readonly Journey[] = [
  [
    'times that cannot be had, and a match that cannot be looked up, keep nobody',
    { alreadyMatched: 'empty', availability: 'error' },
    async (page) => {
      await finishHome(page, 'ws18', 'Rosa Fault Times', 'calendarBooking');
      await goOnWithoutTimes(page, 'Rosa Fault Times');
    },
  ],
  [
    'an appointment that cannot be made is told, and another way leads on',
    { book: 'offline' },
    async (page) => {
      await finishHome(page, 'ws18', 'Rosa Fault Booking', 'calendarBooking');
      await failToBook(page, 'Rosa Fault Booking');
    },
  ],
  [
    'a site of which nobody knows whether it takes bookings takes none',
    { siteSchedulingStatus: 'timeout' },
    async (page) => {
      await finishHome(page, 'ws21', 'Rosa Fault Status', 'indications');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await finishThanks(page, 'Rosa Fault Status');
    },
  ],
  [
    'times of a site that cannot be had keep nobody',
    { siteAvailability: 'malformed' },
    async (page) => {
      await finishHome(page, 'ws21', 'Rosa Fault Hours', 'siteScheduling');
      await goOnWithoutTimes(page, 'Rosa Fault Hours');
    },
  ],
  [
    'an appointment at a site that nobody confirms is told, and another way leads on',
    { bookSite: 'empty' },
    async (page) => {
      await finishHome(page, 'ws21', 'Rosa Fault Visit', 'siteScheduling');
      await failToBook(page, 'Rosa Fault Visit');
    },
  ],
];
