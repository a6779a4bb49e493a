import { sql } from 'kysely';
import { migrate } from '#src/server/db/migrate.ts';
import { openInMemory, openPostgres, type OpenDatabase } from '#src/server/db/open.ts';
import { seedDemo } from '#src/server/db/demo/seed.ts';
import { startPostgres } from './postgresServer.ts';
import { databaseTemplate } from './template.ts';

/** A database to test on, with tables and demo data. */
export type Engine = Pick<OpenDatabase, 'db' | 'close'> & {
  /** Address of the server, where there is one. */
  url?: string;
  /** Another database of the same kind with nothing in it. */
  empty(): Promise<Pick<OpenDatabase, 'db' | 'close'>>;
};

/** How long a test waits for a row that another connection holds. */
const testLockTimeoutMs = 300;

export async function embeddedEngine(): Promise<Engine> {
  const template = await databaseTemplate();
  return {
    ...(await openInMemory(template)),
    async empty() {
      const opened = await openInMemory(template);
      await sql`drop schema public cascade`.execute(opened.db);
      await sql`create schema public`.execute(opened.db);
      return opened;
    },
  };
}

/** A database that takes no connection. */
export const awayEngine = (): OpenDatabase => openPostgres('postgres://nobody@127.0.0.1:1/none');

export async function postgresEngine(): Promise<Engine> {
  const server = await startPostgres();
  const opened = openPostgres(server.url, { lockMs: testLockTimeoutMs });
  const { db } = opened;
  let emptied = 0;
  await migrate(db);
  await seedDemo(db);
  return {
    db,
    url: server.url,
    async empty() {
      const name = `empty_${(emptied += 1)}`;
      await sql`create database ${sql.ref(name)}`.execute(db);
      return openPostgres(server.url.replace(/postgres$/, name));
    },
    async close() {
      await opened.close();
      await server.stop();
    },
  };
}
