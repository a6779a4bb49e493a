import { sql } from 'kysely';
import { expect } from 'vitest';
import { endSessions } from '#src/server/visitor/endedSessions.ts';
import { isOnPostgres } from './engines/provided.ts';
import { isAnyWaiting } from './isAnyWaiting.ts';
import type { TestServer } from './startTestServer.ts';

/** Sends something while a save hands the lead over, which has it locked, ends its sessions and gives it another slug. */
export async function whileHandedOver<T>(
  { db, clock }: TestServer,
  leadId: string,
  send: () => Promise<T>,
): Promise<T> {
  const { sending } = await db.transaction().execute(async (tx) => {
    await sql`select from lead where id = ${leadId}::uuid for no key update`.execute(tx);
    const begun = send();
    // The embedded database has one connection, for which the others wait.
    if (isOnPostgres()) await expect.poll(() => isAnyWaiting(tx)).toBe(true);
    await endSessions(tx, [leadId], clock());
    await tx
      .updateTable('lead')
      .set({ slug: `of-somebody-else-${leadId}` })
      .where('id', '=', leadId)
      .execute();
    return { sending: begun };
  });
  return sending;
}
