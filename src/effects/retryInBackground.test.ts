import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import type { Queue } from '#src/kit/effect.ts';
import { enqueue } from './enqueue.ts';
import { retryInBackground } from './retryInBackground.ts';

const busy = (retryAfterSeconds: number) =>
  new ApiError({ status: 503, code: 'unavailable', message: 'Later.', retryAfterSeconds });

/** Work that fails once, with a server that asks for this wait, and then succeeds. */
function failsOnce(retryAfterSeconds: number) {
  let attempts = 0;
  return () => (attempts++ === 0 ? Promise.reject(busy(retryAfterSeconds)) : Promise.resolve());
}

function useFakeClock() {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
}

const seconds = () => Date.now() / 1000;

test.each([
  [
    'goes on at once when the server asks for a long wait, and the work is done then',
    30,
    [0, 'background', 30, 'done'],
  ],
  ['waits for the next attempt when it comes soon', 2, [2]],
])('a visitor %s', async (_sentence, retryAfterSeconds, expected) => {
  useFakeClock();
  const events: (number | string)[] = [];
  const finished = retryInBackground(failsOnce(retryAfterSeconds), {
    foregroundAttempts: 2,
    onBackground: () => events.push(seconds(), 'background'),
    onBackgroundDone: () => Promise.resolve(void events.push(seconds(), 'done')),
    onGivenUp: () => expect.unreachable(),
  }).then(() => events.includes('background') || events.push(seconds()));
  await vi.advanceTimersByTimeAsync(60_000);
  await finished;
  expect(events).toEqual(expected);
});

test('work in a queue begins when the attempts of the work before it have ended, also those in the background', async () => {
  useFakeClock();
  const events: (number | string)[] = [];
  const queue: Queue = { last: Promise.resolve() };
  const first = retryInBackground(failsOnce(30), {
    foregroundAttempts: 2,
    queue,
    onGivenUp: () => expect.unreachable(),
  }).then(() => events.push(seconds(), 'visitor goes on'));
  const second = enqueue(queue, () => Promise.resolve(void events.push(seconds(), 'next work')));
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all([first, second]);
  expect(events).toEqual([0, 'visitor goes on', 30, 'next work']);
});
