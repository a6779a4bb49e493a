import type { Locator } from '@playwright/test';
import { screenerWords } from './screenerWords.ts';
import type { Stop, Visit } from './stops.ts';
import { expect } from './test.ts';

type BookingStop = Extract<Stop, { at?: string }>;

/** Turns to other days; done once the calendar shows them. */
async function turn({ hands }: Visit, days: Locator, button: Locator): Promise<void> {
  const shown = (await days.textContent()) ?? '';
  await hands.press(button);
  await expect(days).not.toHaveText(shown);
}

/** Chooses a time on the last day offered, or on one that so many days follow. */
export async function chooseTime(visit: Visit, at: string, daysAfter = 0): Promise<void> {
  const { page, language, hands } = visit;
  const t = screenerWords[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [onward, backward] = [button(t.nextDays), button(t.previousDays)];
  const days = page.getByRole('list', { name: t.days });
  await expect(onward).toBeVisible();
  while ((await onward.getAttribute('aria-disabled')) !== 'true') await turn(visit, days, onward);
  const free = days.getByRole('button');
  // From the last one back. The last page shows some days of the one before it again.
  const dates = new Set<string>();
  const look = async () =>
    (await free.locator('.booking-date').allTextContents()).toReversed().map((day) => dates.add(day));
  for (await look(); dates.size <= daysAfter; await look()) await turn(visit, days, backward);
  await hands.press(free.filter({ hasText: [...dates][daysAfter]! }));
  await hands.press(page.getByRole('button', { name: new RegExp(`^${t.choose} ${at} [AaPp]`) }));
}

/** Books what is chosen: in the dialog that a phone opens, or on the page. */
export async function book({ page, language, hands }: Visit): Promise<void> {
  const dialog = page.getByRole('dialog');
  const place = (await dialog.isVisible()) ? dialog : page.getByRole('main');
  await hands.press(place.getByRole('button', { name: screenerWords[language].book, exact: true }));
}

/** Everything that the visitor does with the calendar before they leave it. */
export async function enterBooking(visit: Visit, { at, daysAfter, fault }: BookingStop): Promise<void> {
  const { page, language } = visit;
  const t = screenerWords[language];
  if (fault === 'full') await expect(page.getByText(t.noSlots)).toBeVisible();
  if (!at) return;
  await chooseTime(visit, at, daysAfter);
  if (fault !== 'refused') return;
  await book(visit);
  const alert = page.getByRole('alert').filter({ hasText: t.bookingFailed });
  await expect(alert).toBeVisible();
  // Whoever points at the message keeps it.
  await alert.hover();
}
