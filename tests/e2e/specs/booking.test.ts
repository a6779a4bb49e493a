import { chooseTime } from '#tests/e2e/support/calendar.ts';
import { pointer } from '#tests/e2e/support/inputMethod.ts';
import type { Flow } from '#tests/e2e/support/flows.ts';
import { journeyOf } from '#tests/e2e/journeys/qualifyingJourney.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { walk } from '#tests/e2e/journeys/screenerJourney.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import type { OpenStep } from '#tests/e2e/support/screenerStep.ts';
import { leave } from '#tests/e2e/support/screenerStepActions.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test.use({ timezoneId: 'America/Chicago' });

const t = screenerTexts.en;
const failed =
  'We are sorry, an error occurred during booking creation. Please try again later or try to select a different booking day';
const none = 'We are really sorry but there are no available slots for the next 7 days.';

/** Walks to the page of the calendar, where nothing is chosen yet. */
async function toCalendar(page: Page, who: number, flow: Flow = 'ws18'): Promise<OpenStep> {
  const step = { name: flow === 'ws21' ? 'siteScheduling' : 'calendarBooking' } as const;
  await walk(page, { ...journeyOf(flow, { language: 'en', width: 1280, who }), steps: [step] });
  return { page, language: 'en', input: pointer, step };
}

test('buttons show other days; a chosen time is cleared by a second press, and by another day', async ({ page }) => {
  await toCalendar(page, 6);
  const days = page.getByRole('list', { name: t.days }).getByRole('listitem');
  await expect(days).toHaveCount(4);
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
  await days.getByRole('button').last().click();
  const time = page.getByRole('button', { name: /^Choose 1:00 PM/ });
  const book = page.getByRole('button', { name: t.book });
  for (const isChosen of [true, false, true]) {
    await time.click();
    await expect(time).toHaveAttribute('aria-pressed', String(isChosen));
    await expect(book.and(page.locator('[aria-disabled=true]'))).toHaveCount(isChosen ? 0 : 1);
  }
  await page.getByRole('button', { name: t.nextDays }).click();
  await days.getByRole('button').last().click();
  await expect(book).toHaveAttribute('aria-disabled', 'true');
});

test.describe('a time that somebody else books meanwhile', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ });

  test('is refused in a message to close, is not offered again, and another can be booked', async ({
    page,
    browser,
  }) => {
    const visit = await toCalendar(page, 7, 'ws21');
    const context = await browser.newContext({ timezoneId: 'America/Chicago' });
    const rival = await toCalendar(await context.newPage(), 8, 'ws21');
    for (const one of [visit, rival]) await chooseTime(one, '3:00');
    await rival.page.getByRole('button', { name: t.book }).click();
    await expect(rival.page.getByRole('heading', { level: 1 })).toHaveText(t.booked);
    await page.getByRole('button', { name: t.book }).click();
    const alert = page.getByRole('alert').filter({ hasText: failed });
    await alert.getByRole('button').click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Choose 3:00/ })).toHaveCount(0);
    await expect(page).toHaveURL(/siteScheduling/);
    await chooseTime(visit, '3:30');
    await page.getByRole('button', { name: t.book }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.booked);
    await expectRows(page, { booking: [{ study_site_id: 'DEMO-1-01', cancelled_at: null }] });
    await context.close();
  });
});

test('who finds no time, or wants none, goes on without an appointment', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/actions')) counted.push(...request.postDataJSON().actions);
  });
  await page.route('**/scheduling/availability?*', (route) => route.fulfill({ json: [] }));
  await toCalendar(page, 9);
  const outcome = page.getByRole('heading', { level: 1, name: texts.en.congratulations });
  await expect(page.getByText(none)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(outcome).toBeFocused();
  await page.unroute('**/scheduling/availability?*');
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
  const visit = await toCalendar(page, 10);
  const day = await chooseTime(visit, '2:00');
  await leave({ ...visit, step: { name: 'calendarBooking', at: '2:00' } });
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
