import { migrate } from '#src/server/db/migrate.ts';
import { openInMemory, openPostgres, type OpenDatabase } from '#src/server/db/open.ts';
import { seedDemo } from '#src/server/db/seed.ts';
import { startPostgres } from './postgres.ts';
import { databaseTemplate } from './template.ts';

/** A database to test on, with tables and demo data. */
export type Engine = Pick<OpenDatabase, 'db' | 'close'> & {
  /** Address of the server, where there is one. */
  url?: string;
};

/** How long a test waits for a row that another connection holds. */
const testLockTimeoutMs = 300;

export async function embeddedEngine(): Promise<Engine> {
  return openInMemory(await databaseTemplate());
}

export async function postgresEngine(): Promise<Engine> {
  const server = await startPostgres();
  const opened = openPostgres(server.url, testLockTimeoutMs);
  const { db } = opened;
  await migrate(db);
  await seedDemo(db);
  return {
    db,
    url: server.url,
    async close() {
      await opened.close();
      await server.stop();
    },
  };
}
