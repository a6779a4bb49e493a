import { openPostgres } from '#src/server/db/open.ts';
import { withSealing } from '#src/server/sealing/carried.ts';
import { readKeys } from '#src/server/sealing/keyFile.ts';
import { Sealing } from '#src/server/sealing/sealing.ts';
import type { TestDatabase } from './engine.ts';
import { testKeys } from './testKeys.ts';

/** A database that takes no connection, and was there when its keys were read. */
export function openAbsent(): TestDatabase {
  const opened = openPostgres('postgres://nobody@127.0.0.1:1/none');
  const sealing = new Sealing(readKeys(testKeys, false), Buffer.alloc(32));
  const db = withSealing(opened.db, sealing);
  return { ...opened, db, searches: withSealing(opened.searches, sealing), owner: db };
}
