import type { Locator } from '@playwright/test';
import { runStartedAt } from './serverUnderTest.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import type { BookingStep, OpenStep } from './screenerStep.ts';
import { expect } from './test.ts';

/** Presses a button of the calendar and waits for its other days. */
async function turn({ input }: OpenStep, days: Locator, button: Locator): Promise<void> {
  const shown = (await days.textContent()) ?? '';
  await input.press(button);
  await expect(days).not.toHaveText(shown);
}

const dayMs = 86_400_000;

/**
 * The workdays that follow the one on which the run started, where the visitor is, as YYYY-MM-DD. They are offered all
 * the time, also when midnight comes meanwhile.
 */
async function workdays({ page }: Pick<OpenStep, 'page'>): Promise<string[]> {
  const today = await page.evaluate((moment) => new Date(moment).toLocaleDateString('en-CA'), runStartedAt);
  const days = [1, 2, 3, 4, 5, 6].map((after) => new Date(Date.parse(today) + after * dayMs));
  return days.filter((day) => day.getUTCDay() % 6 !== 0).map((day) => day.toISOString().slice(0, 10));
}

/** A date as its card shows it. */
const written = ({ page, language }: OpenStep, date: string) =>
  page.evaluate(
    ([day, locale]) =>
      new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day)),
    [date, `${language}-US`] as const,
  );

/** Chooses a time on the workday of that index, 0 being the next one; returns its date. */
export async function chooseTime(open: OpenStep, at: string, day = 0): Promise<string> {
  const { page, language, input } = open;
  const t = screenerTexts[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [onward, backward] = [button(t.nextDays), button(t.previousDays)];
  const days = page.getByRole('list', { name: t.days });
  await expect(onward).toBeVisible();
  const date = (await workdays(open))[day] ?? '';
  const wanted = days.getByRole('button').filter({ has: page.getByText(await written(open, date), { exact: true }) });
  while ((await backward.getAttribute('aria-disabled')) !== 'true') await turn(open, days, backward);
  while ((await wanted.count()) === 0) await turn(open, days, onward);
  await input.press(wanted);
  await input.press(page.getByRole('button', { name: new RegExp(`^${t.choose} ${at} [AaPp]`) }));
  return date;
}

/** Product constant: up to this width a dialog asks before a time is booked. */
const dialogWidth = 768;

/** Books what is chosen: in the dialog that a phone opens, or on the page. */
export async function book({ page, language, input }: OpenStep): Promise<void> {
  const isInDialog = (page.viewportSize()?.width ?? 0) <= dialogWidth;
  const place = page.getByRole(isInDialog ? 'dialog' : 'main');
  await input.press(place.getByRole('button', { name: screenerTexts[language].book, exact: true }));
}

/** Everything that the visitor does with the calendar before they leave it. */
export async function enterBooking(open: OpenStep, { at, day, failure }: BookingStep): Promise<void> {
  const { page, language } = open;
  const t = screenerTexts[language];
  if (failure === 'full') await expect(page.getByText(t.noSlots)).toBeVisible();
  if (!at) return;
  await chooseTime(open, at, day);
  if (failure !== 'refused') return;
  await book(open);
  const alert = page.getByRole('alert').filter({ hasText: t.bookingFailed });
  await expect(alert).toBeVisible();
  // The message stays as long as the pointer is on it.
  await alert.hover();
}
