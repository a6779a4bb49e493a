import { withSealing } from '#src/server/sealing/carried.ts';
import type { OpenDatabase } from '#src/server/db/open.ts';
import { openSealing } from '#src/server/db/sealed/openSealing.ts';
import { bringUpToDate } from '#src/server/db/upToDate.ts';
import type { TestDatabase } from './engine.ts';

/** The settings of keys that every test database is sealed with. */
export const testKeys = {
  encryptionKeys: [Buffer.alloc(32, 'only used by tests').toString('base64url')],
  encryptionKeysFile: undefined,
  databaseUrl: undefined,
  dataDir: 'does-not-exist',
} as const;

type Opened = Pick<OpenDatabase, 'db' | 'searches'>;

/** A test database that has its tables, with its keys. */
export async function withTestKeys<Database extends Opened & Pick<TestDatabase, 'owner'>>(
  opened: Database,
): Promise<Database> {
  const sealing = await openSealing(opened.db, testKeys);
  return {
    ...opened,
    db: withSealing(opened.db, sealing),
    searches: withSealing(opened.searches, sealing),
    owner: withSealing(opened.owner, sealing),
  };
}

/** A test database with its tables brought up to date, and its keys. */
export async function readied<Database extends Opened>(opened: Database): Promise<Database> {
  const sealing = await bringUpToDate(opened.db, testKeys);
  return { ...opened, db: withSealing(opened.db, sealing), searches: withSealing(opened.searches, sealing) };
}
