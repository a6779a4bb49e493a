import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import type { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';
import type { Settings } from '#src/server/settings/settings.ts';

/** What every call and page needs. */
export type ServerContext = {
  db: Kysely<Database>;
  /** The same data for the study search. */
  searches: Kysely<Database>;
  settings: Settings;
  /** Sign and encrypt cookies and links; the same on every server of one database. */
  cookieSecrets: CookieSecrets;
  /** The moment now; tests set it. */
  clock: () => Date;
  /** False only where tests look at something else: whether answers of which the time could tell something take equally long. */
  evenAnswers?: boolean;
};
