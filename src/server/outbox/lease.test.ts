import { expect, test } from 'vitest';
import { backoffMs } from './lease.ts';

test.each([
  [1, 0, 1000],
  [1, 1, 2000],
  [5, 1, 32_000],
  [40, 1, 3_600_000],
])('after attempt %i, spread %d, the next is in %i ms', (attempts, random, ms) => {
  expect(backoffMs(attempts, random)).toBe(ms);
});
