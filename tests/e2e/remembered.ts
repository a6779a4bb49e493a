import type { Answers } from '#src/domain/facts.ts';
import type { Page } from './test.ts';

/** What a visitor said who lacks only a number to call. */
export const nearlyKnown: Answers = { firstName: 'Rosa', lastName: 'Diaz', postalCode: '60601' };
/** What a visitor said of whom a lead can be saved. */
export const known: Answers = { ...nearlyKnown, phone: '+13125550123' };

/** Leaves answers where the product keeps them between pages, for the next page of it that opens. */
export async function remember(page: Page, answers: Answers): Promise<void> {
  // A page of a flow may write what it knows itself as it is left: this one keeps nothing.
  await page.goto('/privacy-policy');
  await page.evaluate((said) => {
    const now = Date.now();
    localStorage.setItem('openscreener.personal', JSON.stringify({ startedAt: now, savedAt: now, answers: said }));
  }, answers);
}
