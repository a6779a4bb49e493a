import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import type { Settings } from '#src/server/settings/settings.ts';

/** What every call and page needs. */
export type ServerContext = {
  db: Kysely<Database>;
  /** The same data for the study search. */
  searches: Kysely<Database>;
  settings: Settings;
  /** Signs and encrypts cookies; the same on every server of one database. */
  cookieSecret: string;
  /** The moment now; tests set it. */
  clock: () => Date;
};
