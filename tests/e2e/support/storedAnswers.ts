import type { Answers } from '#src/domain/facts.ts';
import type { Page } from './test.ts';

/** Answers of a visitor, all that a lead needs but a phone number. */
export const answersWithoutPhone: Answers = { firstName: 'Rosa', lastName: 'Diaz', postalCode: '60601' };
/** Answers of a visitor whose lead can be saved. */
export const known: Answers = { ...answersWithoutPhone, phone: '+13125550123' };

/** The storage key of the personal answers of a visitor. */
const key = 'openscreener.personal';

/** Stores answers for the next page that opens, as an earlier visit does. */
export async function storeAnswers(page: Page, answers: Answers): Promise<void> {
  // A page of a flow may write its own answers as it is left: this one stores nothing.
  await page.goto('/privacy-policy');
  const now = Date.now();
  const left = JSON.stringify({ startedAt: now, savedAt: now, answers });
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, left] as const);
}

/** Makes the stored answers older than an hour, as if no page had been used since. */
export const ageStoredAnswersByAnHour = (page: Page) =>
  page.evaluate((name) => {
    // The product wrote it.
    const kept = JSON.parse(localStorage.getItem(name) ?? '') as { savedAt: number };
    localStorage.setItem(name, JSON.stringify({ ...kept, savedAt: kept.savedAt - 61 * 60_000 }));
  }, key);
