import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import { patiently } from './retryInBackground.ts';

const busy = (retryAfterSeconds: number) =>
  new ApiError({ status: 503, code: 'unavailable', message: 'Later.', retryAfterSeconds });

test.each([
  ['goes on at once when the server asks for a long wait, and the work is done then', 30, [0, 'overdue', 30, 'late']],
  ['waits for the next try when it comes soon', 2, [2]],
])('a visitor %s', async (_sentence, seconds, expected) => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const told: (number | string)[] = [];
  let tries = 0;
  const work = () => (tries++ === 0 ? Promise.reject(busy(seconds)) : Promise.resolve());
  const patience = patiently(work, {
    patience: 2,
    onOverdue: () => told.push(Date.now() / 1000, 'overdue'),
    onLate: () => Promise.resolve(void told.push(Date.now() / 1000, 'late')),
    onGivenUp: () => expect.unreachable(),
  }).then(() => told.includes('overdue') || told.push(Date.now() / 1000));
  await vi.runAllTimersAsync();
  await patience;
  expect(told).toEqual(expected);
});
