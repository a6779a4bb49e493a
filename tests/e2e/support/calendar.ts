import type { Locator } from '@playwright/test';
import { began } from './serverUnderTest.ts';
import { screenerWords } from '#tests/e2e/journeys/screenerTexts.ts';
import type { Stop, Visit } from './screenerStep.ts';
import { expect } from './test.ts';

type BookingStop = Extract<Stop, { at?: string }>;

/** Turns to other days; done once the calendar shows them. */
async function turn({ hands }: Visit, days: Locator, button: Locator): Promise<void> {
  const shown = (await days.textContent()) ?? '';
  await hands.press(button);
  await expect(days).not.toHaveText(shown);
}

const dayMs = 86_400_000;

/**
 * The days of work that follow the one on which the run began, where the visitor is, as YYYY-MM-DD. They are offered all
 * the time, also when midnight comes meanwhile.
 */
async function workdays({ page }: Pick<Visit, 'page'>): Promise<string[]> {
  const today = await page.evaluate((moment) => new Date(moment).toLocaleDateString('en-CA'), began);
  const days = [1, 2, 3, 4, 5, 6].map((after) => new Date(Date.parse(today) + after * dayMs));
  return days.filter((day) => day.getUTCDay() % 6 !== 0).map((day) => day.toISOString().slice(0, 10));
}

/** A date as its card shows it. */
const written = ({ page, language }: Visit, date: string) =>
  page.evaluate(
    ([day, locale]) =>
      new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day)),
    [date, `${language}-US`] as const,
  );

/** Chooses a time on one of the days of work to come, the first unless told otherwise; gives the day. */
export async function chooseTime(visit: Visit, at: string, day = 0): Promise<string> {
  const { page, language, hands } = visit;
  const t = screenerWords[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [onward, backward] = [button(t.nextDays), button(t.previousDays)];
  const days = page.getByRole('list', { name: t.days });
  await expect(onward).toBeVisible();
  const date = (await workdays(visit))[day] ?? '';
  const wanted = days.getByRole('button').filter({ has: page.getByText(await written(visit, date), { exact: true }) });
  while ((await backward.getAttribute('aria-disabled')) !== 'true') await turn(visit, days, backward);
  while ((await wanted.count()) === 0) await turn(visit, days, onward);
  await hands.press(wanted);
  await hands.press(page.getByRole('button', { name: new RegExp(`^${t.choose} ${at} [AaPp]`) }));
  return date;
}

/** Product constant: up to this width a dialog asks before a time is booked. */
const dialogWidth = 768;

/** Books what is chosen: in the dialog that a phone opens, or on the page. */
export async function book({ page, language, hands }: Visit): Promise<void> {
  const isInDialog = (page.viewportSize()?.width ?? 0) <= dialogWidth;
  const place = page.getByRole(isInDialog ? 'dialog' : 'main');
  await hands.press(place.getByRole('button', { name: screenerWords[language].book, exact: true }));
}

/** Everything that the visitor does with the calendar before they leave it. */
export async function enterBooking(visit: Visit, { at, day, fault }: BookingStop): Promise<void> {
  const { page, language } = visit;
  const t = screenerWords[language];
  if (fault === 'full') await expect(page.getByText(t.noSlots)).toBeVisible();
  if (!at) return;
  await chooseTime(visit, at, day);
  if (fault !== 'refused') return;
  await book(visit);
  const alert = page.getByRole('alert').filter({ hasText: t.bookingFailed });
  await expect(alert).toBeVisible();
  // Whoever points at the message keeps it.
  await alert.hover();
}
