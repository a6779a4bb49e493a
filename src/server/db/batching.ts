import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;
/** Gives the results in the order of the items. Must write nothing when it rejects. */
type Work<Item, Result> = (db: Db, items: readonly Item[]) => Promise<readonly Result[]>;
/** Splits items that one statement cannot process into several lists. */
type Split<Item> = (items: readonly Item[]) => readonly (readonly Item[])[];

/** Items of a batch at most: one statement must stay short for those that wait after it. */
const AT_ONCE = 50;
/** How long a batch gathers items at most while the one before it is under way, in ms: that one may wait for a lock. */
const GATHER_MS = 25;
/**
 * How long after its begin a batch in which one waited for a lock still tries others, in ms: with the wait of the last, which
 * is of 4 seconds, it is answered before a page gives up, which is after 10.
 */
const TRY_MS = 5000;

/**
 * Batches work that many requests ask of the database in the same moment into one statement: the cost of planning it
 * and of flushing to the disk is shared. An item that the database refuses is rejected alone;
 * those that a lock leaves no time for, with its error.
 */
export function batched<Item, Result>(work: Work<Item, Result>, split: Split<Item> = (items) => [items]) {
  const loaders = new WeakMap<Db, DataLoader<Item, Result>>();
  const loaderOf = (db: Db) => {
    let previous: Promise<unknown> = Promise.resolve();
    const runAll = async (items: readonly Item[]) => {
      const outcomes = new Map<Item, Result | Error>();
      const batch: Batch = { until: performance.now() + TRY_MS };
      for (const group of split(items)) await runGroup(db, { work, group, outcomes, batch });
      // Each item is in one of the groups, and each of a group has an outcome.
      return items.map((item) => outcomes.get(item) as Result | Error);
    };
    const gather = async (dispatch: () => void) => {
      await Promise.race([previous, delay(GATHER_MS)]);
      await nextTurn();
      dispatch();
    };
    return new DataLoader<Item, Result>(
      (items) => {
        const done = runAll(items);
        previous = done.catch(() => undefined);
        return done;
      },
      { cache: false, maxBatchSize: AT_ONCE, batchScheduleFn: (dispatch) => void gather(dispatch) },
    );
  };
  return (db: Db, item: Item): Promise<Result> => {
    const loader = loaders.get(db) ?? loaderOf(db);
    loaders.set(db, loader);
    return loader.load(item);
  };
}

/** Until when one in which a lock was waited for tries others, by `performance.now()`, and that wait's error. */
type Batch = { until: number; locked?: Error };

type Group<Item, Result> = {
  work: Work<Item, Result>;
  group: readonly Item[];
  outcomes: Map<Item, Result | Error>;
  batch: Batch;
};

async function runGroup<Item, Result>(db: Db, { work, group, outcomes, batch }: Group<Item, Result>): Promise<void> {
  const { locked } = batch;
  if (locked && performance.now() > batch.until) {
    for (const item of group) outcomes.set(item, locked);
    return;
  }
  try {
    const results = await work(db, group);
    // `work` gives one result for each.
    for (const [index, item] of group.entries()) outcomes.set(item, results[index] as Result);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (isLockTimeout(error)) batch.locked = error;
    if (group.length > 1 && isOfOneRow(error))
      for (const item of group) await runGroup(db, { work, group: [item], outcomes, batch });
    else for (const item of group) outcomes.set(item, error);
  }
}

/** Whether a lock that somebody else has was waited for in vain. */
export const isLockTimeout = (error: Error): boolean => 'code' in error && error.code === '55P03';

/** Whether the database answered, and what it refused may be one row alone: its data, a constraint or a lock. */
const isOfOneRow = (error: Error) => 'code' in error && /^(?:22|23|40|55)...$/.test(String(error.code));
