import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '#src/server/db/open.ts';
import { providedEngine } from '#src/server/testing/engines/provided.ts';
import { testServer } from '#src/server/testing/testServer.ts';

/** A database that is read and takes no changes, as a standby is. */
async function openReadOnly() {
  const database = await providedEngine().open();
  const { owner, url } = database;
  if (url === undefined) {
    await sql`set default_transaction_read_only = on`.execute(owner);
    return database;
  }
  await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set default_transaction_read_only = on`.execute(
    owner,
  );
  // What was open before goes on as it was.
  const { db, searches, close } = openPostgres(url);
  return { ...database, db, searches, close: async () => void (await Promise.all([close(), database.close()])) };
}

describe('a database that takes changes', () => {
  const server = testServer();

  test('is ready', async () => {
    const response = await server().stranger().send('GET', '/readyz');
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ready' }]);
  });
});

describe('a database that is only read', () => {
  const server = testServer({ open: openReadOnly });

  test('is not ready, and the log says why', async () => {
    const response = await server().stranger().send('GET', '/readyz');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json()).toEqual({ error: 'unavailable', message: 'The database takes no changes.' });
    expect(server().lines.filter((line) => line.includes('default_transaction_read_only'))).toHaveLength(1);
  });

  test('leaves the process alive', async () => {
    expect((await server().stranger().send('GET', '/healthz')).statusCode).toBe(200);
  });
});
