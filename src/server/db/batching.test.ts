import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Kysely } from 'kysely';
import { batched } from './batching.ts';
import type { Database } from './schema.ts';

/** How long a page waits for an answer, in ms. */
const PAGE_WAITS_MS = 10_000;
/** How long the database waits for a lock. */
const LOCK_MS = 4000;

let nowMs = 0;
beforeEach(() => {
  nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => void vi.restoreAllMocks());

// A key of what is batched, which the work under test asks nothing.
const db = {} as Kysely<Database>;
const lockError = () => Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

/** Loads these items in the same moment, of which some wait for a lock that nobody lets go; gives what became of each, and when. */
function loadedAtOnce(items: readonly string[], isLocked: (item: string) => boolean) {
  const load = batched<string, string>(async (_db, batch) => {
    if (batch.some(isLocked)) {
      nowMs += LOCK_MS;
      throw lockError();
    }
    nowMs += 5;
    return batch;
  });
  return Promise.all(
    items.map(async (item) => {
      const outcome = await load(db, item).catch((error: { code?: unknown }) => error.code);
      return { outcome, afterMs: nowMs };
    }),
  );
}

const names = Array.from({ length: 20 }, (_, index) => `item ${index}`);

test('whoever waits for a lock with others is answered before a page gives up, however many they are', async () => {
  const answers = await loadedAtOnce(names, () => true);
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['55P03']));
  expect(Math.max(...answers.map(({ afterMs }) => afterMs))).toBeLessThan(PAGE_WAITS_MS);
});

test('one that waits for a lock is refused alone', async () => {
  const answers = await loadedAtOnce(names, (item) => item === 'item 19');
  expect(answers.map(({ outcome }) => outcome)).toEqual([...names.slice(0, -1), '55P03']);
});
