import { expectAccessible, expectFits, resize } from '#tests/e2e/support/accessibility.ts';
import type { SearchVisit } from './searchVisit.ts';

/** Looks at each state: it breaks no rule of accessibility at these widths, and fits; then the window is as wide as before. */
export const lookAt =
  (width: number, widths?: readonly number[]): NonNullable<SearchVisit['look']> =>
  async (page, state) => {
    await expectAccessible(page, state, widths);
    await expectFits(page, state, widths && (width === 390 ? undefined : [[width, '200%']]));
    await resize(page, width);
  };
