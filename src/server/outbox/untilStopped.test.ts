import { syncBuiltinESMExports } from 'node:module';
import { performance } from 'node:perf_hooks';
import timers, { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilStopped } from './untilStopped.ts';

/** The pauses that were asked for, in milliseconds; each is over at once, or with its signal where `isLong` says so. */
const pauses: number[] = [];
let isLong = false;

beforeEach(() => {
  pauses.length = 0;
  isLong = false;
  vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms = 0, _value, { signal } = {}) => {
    pauses.push(ms);
    signal?.throwIfAborted();
    if (isLong) await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    else await nextTurn();
  });
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Goes through rounds that take so many rows each, then stops. Gives what was told as failed. */
async function go(taken: readonly (number | Error)[]): Promise<unknown[]> {
  const [left, told]: [(number | Error)[], unknown[]] = [[...taken], []];
  await new Promise<void>((resolve) => {
    const work = untilStopped(
      async () => {
        const next = left.shift();
        if (left.length === 0) resolve(work.stop());
        if (next instanceof Error) throw next;
        await nextTurn();
        return next ?? 0;
      },
      (error) => told.push(error),
    );
  });
  return told;
}

const use = (utilization: number) =>
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 0, active: 0, utilization });

test('rounds that take something follow one another at once', async () => {
  use(0.8);
  await go([1, 2, 1]);
  expect(pauses).toEqual([1, 1, 1]);
});

test('a process that is busy with visitors pauses between them', async () => {
  use(0.81);
  await go([1, 1]);
  expect(pauses).toEqual([250, 250]);
});

test('after a round that took nothing the next one comes a second later', async () => {
  use(0);
  await go([0, 1, 0]);
  expect(pauses).toEqual([1000, 1, 1000]);
});

test('a round that rejects is told, and the next one comes as after one that took nothing', async () => {
  use(0);
  const failure = new Error('marker');
  expect(await go([failure, 1])).toEqual([failure]);
  expect(pauses).toEqual([1000, 1]);
});

test('a stop ends the pause, and waits for the round that is under way', async () => {
  isLong = true;
  const ends: (() => void)[] = [];
  const rounds: AbortSignal[] = [];
  const work = untilStopped(
    async (signal) => {
      rounds.push(signal);
      if (rounds.length > 1) return 0;
      await new Promise<void>((resolve) => ends.push(resolve));
      return 1;
    },
    () => undefined,
  );
  let isOver = false;
  const stopped = work.stop().then(() => (isOver = true));
  await nextTurn();
  expect([isOver, rounds.map(({ aborted }) => aborted)]).toEqual([false, [true]]);
  ends[0]?.();
  await stopped;
  expect(rounds).toHaveLength(1);

  const waiting = untilStopped(
    async () => 0,
    () => undefined,
  );
  await nextTurn();
  await waiting.stop();
});
