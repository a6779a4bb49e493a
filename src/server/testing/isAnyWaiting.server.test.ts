import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#src/server/db/schema.ts';
import { isOnPostgres } from './engines/provided.ts';
import { isAnyWaiting } from './isAnyWaiting.ts';
import { testServer } from './testServer.ts';

const [own, other] = [testServer(), testServer()];
const lock = (tx: Transaction<Database>) => sql`select pg_advisory_xact_lock(1)`.execute(tx);

test.runIf(isOnPostgres())('who waits in another database of the same server is none of ours', async () => {
  const waiting = await other()
    .db.transaction()
    .execute(async (tx) => {
      await lock(tx);
      const second = other().db.transaction().execute(lock);
      await expect.poll(() => isAnyWaiting(tx)).toBe(true);
      expect(await own().db.transaction().execute(isAnyWaiting)).toBe(false);
      return { second };
    });
  await waiting.second;
});
