import { expect, type Page } from '#tests/e2e/support/test.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import type { Visit, Walk } from './walks.ts';

/** How a page is: as it opens, once its button was pressed too early, and with all that its visitor enters. */
export type State = 'empty' | 'errors' | 'filled';

/** Presses the button of a page that misses an answer, which then says so; false for a page that misses none. */
export async function bringErrors(page: Page): Promise<boolean> {
  const main = page.getByRole('main');
  const missing = main.locator('[aria-required=true]').filter({ visible: true });
  const button = main.locator('[type=submit]');
  if ((await missing.count()) === 0 || (await button.count()) !== 1) return false;
  if (await missing.evaluateAll((boxes) => boxes.every((box) => 'value' in box && box.value !== ''))) return false;
  await button.press('Enter'); // It may be announced as disabled.
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
  return true;
}

/** Makes a visit to its end, and calls `onState` in each state of each page of it. */
export async function visitStates(
  page: Page,
  walk: Walk,
  visit: Visit,
  onState: (step: string, state: State) => Promise<void>,
): Promise<void> {
  await walk(page, visit, {
    opened: async (step) => {
      await waitUntilIdle(page);
      await onState(step, 'empty');
      if (await bringErrors(page)) await onState(step, 'errors');
    },
    filled: (step) => onState(step, 'filled'),
  });
}
