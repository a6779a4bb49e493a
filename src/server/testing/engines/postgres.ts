import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openPostgres } from '#src/server/db/open.ts';
import { grantServing } from '#src/server/db/servingAccount.ts';
import { seedDemo } from '#src/server/db/demo/seed.ts';
import type { Engine } from './engine.ts';
import { readied, withTestKeys } from './testKeys.ts';

const template = 'tests_template';

/** The account that serves in the tests: it has rights to rows alone, so that whatever needs more fails. */
const servingAccount = 'serving';

const databaseUrl = (url: string, database: string, account = new URL(url).username) =>
  Object.assign(new URL(url), { pathname: database, username: account }).href;

/** Runs a statement that no transaction takes, on a connection of its own. */
async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Makes the database that the others are copied from, once for each server. */
export async function makeTemplate(url: string): Promise<void> {
  await run(url, `create database ${template}`);
  const opened = openPostgres(databaseUrl(url, template));
  const { db } = await readied(opened);
  await seedDemo(db);
  await run(url, `create role ${servingAccount} login`);
  const serving = openPostgres(databaseUrl(url, template, servingAccount));
  await grantServing(opened.db, serving.db);
  await serving.close();
  await opened.close();
}

/** The PostgreSQL server at an address, on which `makeTemplate` has run. */
export function postgresEngine(url: string): Engine {
  const copy = async (of: string): Promise<string> => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    // Copying the files takes a tenth of the time that writing them through the log does.
    await run(url, `create database ${name} template ${of} strategy file_copy`);
    return name;
  };
  return {
    open: async (patience) => {
      const name = await copy(template);
      const address = databaseUrl(url, name);
      const serving = openPostgres(databaseUrl(url, name, servingAccount), patience);
      const owner = openPostgres(address);
      const close = async () => void (await Promise.all([serving.close(), owner.close()]));
      return withTestKeys({ ...serving, owner: owner.db, close, url: address });
    },
    openEmpty: async () => {
      const address = databaseUrl(url, await copy('template0'));
      const opened = openPostgres(address);
      return { ...opened, owner: opened.db, url: address };
    },
  };
}
