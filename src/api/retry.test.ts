import { expect, test } from 'vitest';
import { ApiError } from './apiError.ts';
import { retry } from './retry.ts';

const failure = (status: number, retryAfterSeconds?: number) =>
  new ApiError({ status, code: 'x', message: 'x', ...(retryAfterSeconds && { retryAfterSeconds }) });

/**
 * Runs a call that fails with these errors in order and then succeeds; returns the waits and what `onRetry` received.
 */
async function waitsFor(failures: readonly Error[], random = 0.5) {
  const waits: number[] = [];
  const failedAttempts: number[] = [];
  const left = [...failures];
  const outcome = await retry(
    () => {
      const next = left.shift();
      return next ? Promise.reject(next) : Promise.resolve('done');
    },
    {
      sleep: (ms) => Promise.resolve(void waits.push(ms)),
      random: () => random,
      onRetry: (count) => failedAttempts.push(count),
    },
  ).catch((error: unknown) => error);
  return { waits, failedAttempts, outcome };
}

test.each([
  ['without a failure does not wait', [], []],
  ['waits a second after the first failure', [failure(0)], [1000]],
  ['waits longer each time', [failure(0), failure(503), failure(429), failure(408)], [1000, 2000, 4000, 8000]],
  ['waits as long as the server asks', [failure(429, 3), failure(425)], [3000, 2000]],
] as const)('a call that succeeds at last %s', async (_sentence, failures, waits) => {
  const result = await waitsFor(failures);
  expect(result).toEqual({ waits, failedAttempts: waits.map((_, index) => index + 1), outcome: 'done' });
});

test.each([
  ['a refusal at once', [failure(400)], []],
  ['an error of the code at once', [new TypeError('a bug')], []],
  ['the last error after five attempts', Array.from({ length: 5 }, () => failure(500)), [1000, 2000, 4000, 8000]],
] as const)('rejects with %s', async (_sentence, failures, waits) => {
  const result = await waitsFor(failures);
  expect(result.waits).toEqual(waits);
  expect(result.outcome).toBe(failures.at(-1));
});

test('gives up at once when the server asks for a longer wait than the limit', async () => {
  const busy = failure(503, 30);
  const waits: number[] = [];
  const attempt = () => Promise.reject(busy);
  const work = retry(attempt, { maxWaitMs: 5000, sleep: (ms) => Promise.resolve(void waits.push(ms)) });
  await expect(work).rejects.toBe(busy);
  expect(waits).toEqual([]);
});

test.each([
  [0, 750],
  [1, 1250],
])('varies a wait by a quarter either way: %d', async (random, wait) => {
  expect((await waitsFor([failure(0)], random)).waits).toEqual([wait]);
});
