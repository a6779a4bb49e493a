import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openPostgres } from '#src/server/db/open.ts';
import { seedDemo } from '#src/server/db/demo/seed.ts';
import type { Engine, TestDatabase, TestPatience } from './engine.ts';
import { readied, withTestKeys } from './testKeys.ts';

const template = 'tests_template';

const addressOf = (url: string, database: string) => Object.assign(new URL(url), { pathname: database }).href;

/** Runs a statement that no transaction takes, on a connection of its own. */
async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Makes the database that the others are copied from, once for each server. */
export async function makeTemplate(url: string): Promise<void> {
  await run(url, `create database ${template}`);
  const opened = openPostgres(addressOf(url, template));
  const { db } = await readied(opened);
  await seedDemo(db);
  await opened.close();
}

/** The PostgreSQL server at an address, on which `makeTemplate` has run. */
export function postgresEngine(url: string): Engine {
  const openCopy = async (of: string, patience?: TestPatience): Promise<TestDatabase> => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    // Copying the files takes a tenth of the time that writing them through the log does.
    await run(url, `create database ${name} template ${of} strategy file_copy`);
    const address = addressOf(url, name);
    return { ...openPostgres(address, patience), url: address };
  };
  return {
    open: async (patience) => withTestKeys(await openCopy(template, patience)),
    openEmpty: () => openCopy('template0'),
  };
}
