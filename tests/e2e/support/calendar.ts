import type { Locator } from '@playwright/test';
import { dayOfCard } from '#src/domain/appointment.ts';
import { dateIn } from '#src/domain/dateIn.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { pointer, type InputMethod } from './inputMethod.ts';
import { runStartedAt } from './serverUnderTest.ts';
import { expect, type Page } from './test.ts';
import type { Language } from './texts.ts';

const dayMs = 86_400_000;
/** The date so many days after another, both YYYY-MM-DD. */
const addDays = (date: string, days: number) => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
const isWorkday = (date: string) => new Date(date).getUTCDay() % 6 !== 0;

/**
 * The first workday after the day of a moment in Chicago. Hand-written visitors book on the one after the start of the run:
 * it is offered all the time, also when midnight comes meanwhile.
 */
function nextWorkday(moment: number): string {
  const today = dateIn('America/Chicago')(new Date(moment).toISOString());
  return [1, 2, 3].map((days) => addDays(today, days)).find(isWorkday) ?? '';
}

/** The dates in a zone on which hand-written visitors of a run of that moment book, or on which times may begin meanwhile. */
export function daysOfOthers(moment: number, zone: string): readonly string[] {
  // When the last of them is met; east of here that is on the day after.
  const last = dateIn(zone)(`${nextWorkday(moment)}T22:00:00.000Z`);
  return [0, 1, 2, 3, 4, 5].map((days) => addDays(last, -days));
}

/**
 * Visitors who book at the same moment, two at most, do so at times of their own: at the half of an hour, or at the full
 * one. In each of their time zones these are the same times; a date is another one.
 */
export const isOwnTime = (time: string): boolean =>
  time.includes(':30') === (Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % 2 === 0);

/** The parts of the calendar that show days. */
function calendarOf(page: Page, language: Language) {
  const t = screenerTexts[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    onward: button(t.nextDays),
    backward: button(t.previousDays),
    days: page.getByRole('list', { name: t.days }),
  };
}

/** Presses a button of the calendar and waits for its other days. */
async function turn(days: Locator, button: Locator, { press }: InputMethod = pointer): Promise<void> {
  const shown = (await days.textContent()) ?? '';
  await press(button);
  await expect(days).not.toHaveText(shown);
}

/** Chooses a time on the next workday, in English; returns its date. */
export async function chooseTime(page: Page, at: string): Promise<string> {
  const { onward, backward, days } = calendarOf(page, 'en');
  await expect(onward).toBeVisible();
  const date = nextWorkday(runStartedAt);
  const { day } = dayOfCard(date, 'en');
  const wanted = days.getByRole('button').filter({ has: page.getByText(day, { exact: true }) });
  while ((await backward.getAttribute('aria-disabled')) !== 'true') await turn(days, backward);
  while ((await wanted.count()) === 0) await turn(days, onward);
  await wanted.click();
  await page.getByRole('button', { name: new RegExp(`^${screenerTexts.en.choose} ${at} [AaPp]`) }).click();
  return date;
}

/**
 * Chooses the last own time of the last day that is shown and comes after those on which hand-written visitors book; the
 * days after, where no such day is shown.
 */
export async function chooseLaterTime(page: Page, language: Language, input: InputMethod): Promise<void> {
  const { onward, days } = calendarOf(page, language);
  await expect(onward).toBeVisible();
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const taken = daysOfOthers(runStartedAt, zone).map((date) => dayOfCard(date, language).day);
  const isTaken = page.locator('.booking-date', { hasText: new RegExp(`^(${taken.join('|')})$`) });
  const later = days.getByRole('button').filter({ hasNot: isTaken });
  while ((await later.count()) === 0) await turn(days, onward, input);
  await input.press(later.last());
  await expect(later.last()).toHaveAttribute('aria-pressed', 'true');
  const times = page.locator('.booking-times button');
  await input.press(times.nth((await times.allTextContents()).findLastIndex(isOwnTime)));
}
