import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { untilStopped } from './untilStopped.ts';

test('after a round that took nothing the next one is not gone through at once', async () => {
  let rounds = 0;
  const work = untilStopped(
    async () => {
      rounds += 1;
      await nextTurn();
      return 0;
    },
    () => undefined,
  );
  for (let turns = 0; turns < 10; turns += 1) await nextTurn();
  await work.stop();
  expect(rounds).toBe(1);
});

test('rounds that take something follow one another, and one that rejects is told', async () => {
  const told: unknown[] = [];
  const failure = new Error('marker');
  const taken = [1, 1, failure];
  await new Promise<void>((resolve) => {
    const work = untilStopped(
      async () => {
        const next = taken.shift();
        if (next instanceof Error) throw next;
        return next ?? 0;
      },
      (error) => {
        told.push(error);
        resolve(work.stop());
      },
    );
  });
  expect([told, taken]).toEqual([[failure], []]);
});
