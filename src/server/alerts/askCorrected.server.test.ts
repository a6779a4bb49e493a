import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { consentsOf } from '#src/server/consents/show.ts';
import { openRow, sealRow } from '#src/server/db/sealed/rows.ts';
import { nobody } from '#src/server/leads/person.ts';
import { isOnPostgres } from '#src/server/testing/engines/provided.ts';
import { isAnyWaiting } from '#src/server/testing/isAnyWaiting.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { alertEnvironment, alertsOf } from './testing/alertsOf.ts';

const server = testServer({ environment: alertEnvironment });
const { turnedAway } = alertsOf(server);

test('who corrects their number at the same moment agrees for the number that they have then', async () => {
  const { ask, leadId } = await turnedAway();
  const { db } = server();
  const phone = '+13125550644';
  const { sending } = await db.transaction().execute(async (tx) => {
    await sql`select from lead where id = ${leadId}::uuid for no key update`.execute(tx);
    const begun = ask({ channel: 'text' });
    // The embedded database has one connection, for which the request waits.
    if (isOnPostgres()) await expect.poll(() => isAnyWaiting(tx)).toBe(true);
    const row = await tx.selectFrom('lead').select(['id', 'sealed']).where('id', '=', leadId).executeTakeFirstOrThrow();
    const { id: _id, ...content } = openRow(tx, 'lead', row);
    const sealed = sealRow(tx, 'lead', row, { ...content, phone });
    await tx.updateTable('lead').set({ sealed }).where('id', '=', leadId).execute();
    return { sending: begun };
  });
  expect((await sending).statusCode).toBe(204);
  const agreed = await consentsOf(db, { ...nobody, leadIds: [leadId] });
  expect(agreed.map((row) => [row.consent_type, row.phone])).toEqual([['alert_text', phone]]);
});
