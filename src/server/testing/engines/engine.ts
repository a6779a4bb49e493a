import type { OpenDatabase } from '#src/server/db/open.ts';

/** A database of a test's own. `url` is its address, which only PostgreSQL has. */
export type TestDatabase = Pick<OpenDatabase, 'db' | 'searches' | 'close'> & { url?: string };

/** How long a connection to PostgreSQL waits for a row that another one holds, in ms, where that is not as long as usual. */
export type TestPatience = { lockMs: number };

/** A kind of database that the server runs on. Each database that it opens shares nothing with any other. */
export type Engine = {
  /** Opens a database with all tables and the demo data. */
  open(patience?: TestPatience): Promise<TestDatabase>;
  /** Opens a database with nothing in it. */
  openEmpty(): Promise<TestDatabase>;
};
