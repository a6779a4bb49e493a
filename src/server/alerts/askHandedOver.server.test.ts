import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isOnPostgres } from '#src/server/testing/engines/provided.ts';
import { isAnyWaiting } from '#src/server/testing/isAnyWaiting.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { alertEnvironment, alertsOf } from './testing/alertsOf.ts';

const server = testServer({ environment: alertEnvironment });
const { turnedAway } = alertsOf(server);

test('who asks while their lead goes over to somebody else has nobody told', async () => {
  const { ask, leadId } = await turnedAway();
  const { db } = server();
  // As a save that hands the lead over, which has it locked and gives it another slug.
  const { asking } = await db.transaction().execute(async (tx) => {
    await sql`select from lead where id = ${leadId}::uuid for no key update`.execute(tx);
    const begun = ask();
    // The embedded database has one connection, for which the others wait.
    if (isOnPostgres()) await expect.poll(() => isAnyWaiting(tx)).toBe(true);
    await tx.updateTable('lead').set({ slug: 'of-somebody-else' }).where('id', '=', leadId).execute();
    return { asking: begun };
  });
  expect((await asking).statusCode).toBe(404);
  expect(await db.selectFrom('study_alert').select('lead_id').where('lead_id', '=', leadId).execute()).toEqual([]);
  expect(await db.selectFrom('consent').select('id').where('lead_id', '=', leadId).execute()).toEqual([]);
});
