import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';

type Work<Item, Result> = (db: Kysely<Database>, items: readonly Item[]) => Promise<readonly (Result | Error)[]>;

/** How many may go to the database together: one statement stays short for whoever comes after it. */
const AT_ONCE = 50;

/**
 * Work on the database that many requests ask for in the same moment, done for all of them by one statement: the cost
 * of planning it and of reaching the disk is shared. `work` gives the results in the order of its items.
 */
export function together<Item, Result>(work: Work<Item, Result>) {
  const loaders = new WeakMap<Kysely<Database>, DataLoader<Item, Result>>();
  return (db: Kysely<Database>, item: Item): Promise<Result> => {
    let loader = loaders.get(db);
    if (!loader) {
      loader = new DataLoader<Item, Result>((items) => work(db, items), {
        cache: false,
        maxBatchSize: AT_ONCE,
        // When all that has arrived by now has been read.
        batchScheduleFn: (dispatch) => void setImmediate(dispatch),
      });
      loaders.set(db, loader);
    }
    return loader.load(item);
  };
}
