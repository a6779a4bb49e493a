import type { OpenDatabase } from '#src/server/db/open.ts';

/**
 * A database of a test's own, opened as a server with rights to rows alone would open it. `owner` may change its tables as
 * well. `url` is its address for the owner, which only PostgreSQL has.
 */
export type TestDatabase = Pick<OpenDatabase, 'db' | 'searches' | 'close'> & {
  owner: OpenDatabase['db'];
  url?: string;
};

/** How long a connection to PostgreSQL waits for a row that another one holds, in ms, where that is not as long as usual. */
type TestPatience = { lockMs: number };

/** A kind of database that the server runs on. Each database that it opens shares nothing with any other. */
export type Engine = {
  /** Opens a database with all tables and the demo data. */
  open(patience?: TestPatience): Promise<TestDatabase>;
  /** Opens a database with nothing in it. */
  openEmpty(): Promise<TestDatabase>;
};
