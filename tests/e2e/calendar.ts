import { screenerWords } from './screenerWords.ts';
import type { Stop, Visit } from './stops.ts';
import { expect } from './test.ts';

type BookingStop = Extract<Stop, { at?: string }>;

/** Chooses a time on the last day offered, or on one that so many days follow. */
export async function chooseTime({ page, language, hands }: Visit, at: string, daysAfter = 0): Promise<void> {
  const t = screenerWords[language];
  const [onward, backward] = [t.nextDays, t.previousDays].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  await expect(onward!).toBeVisible();
  while ((await onward!.getAttribute('aria-disabled')) !== 'true') await hands.press(onward!);
  const days = page.getByRole('list', { name: t.days }).getByRole('button');
  let following = daysAfter;
  for (let count = await days.count(); count <= following; count = await days.count()) {
    following -= count;
    await hands.press(backward!);
  }
  await hands.press(days.nth((await days.count()) - 1 - following));
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
