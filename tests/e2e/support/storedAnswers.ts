import type { Answers } from '#src/domain/facts.ts';
import type { Page } from './test.ts';

/** What a visitor said who lacks only a number to call. */
export const nearlyKnown: Answers = { firstName: 'Rosa', lastName: 'Diaz', postalCode: '60601' };
/** What a visitor said of whom a lead can be saved. */
export const known: Answers = { ...nearlyKnown, phone: '+13125550123' };

/** Where the product keeps who a visitor is between pages. */
const key = 'openscreener.personal';

/** Leaves answers for the next page that opens, as an earlier visit does. */
export async function remember(page: Page, answers: Answers): Promise<void> {
  // A page of a flow may write what it knows itself as it is left: this one keeps nothing.
  await page.goto('/privacy-policy');
  const now = Date.now();
  const left = JSON.stringify({ startedAt: now, savedAt: now, answers });
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, left] as const);
}

/** Makes what is kept of the visitor older than an hour, as if nobody had touched a page since. */
export const letAnHourPass = (page: Page) =>
  page.evaluate((name) => {
    // The product wrote it.
    const kept = JSON.parse(localStorage.getItem(name) ?? '') as { savedAt: number };
    localStorage.setItem(name, JSON.stringify({ ...kept, savedAt: kept.savedAt - 61 * 60_000 }));
  }, key);
