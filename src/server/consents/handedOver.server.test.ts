import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isOnPostgres } from '#src/server/testing/engines/provided.ts';
import { exampleConsent } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { isAnyWaiting } from '#src/server/testing/isAnyWaiting.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();

test('who consents while their lead goes over to somebody else consents for nobody', async () => {
  const { visitor, slug, lead, leadId } = await saveLead(server());
  const { db } = server();
  // As a save that hands the lead over, which has it locked and gives it another slug.
  const { consenting } = await db.transaction().execute(async (tx) => {
    await sql`select from lead where id = ${leadId}::uuid for no key update`.execute(tx);
    const begun = visitor.call('sendConsent', { body: exampleConsent(slug, { phone: lead.phone1 }) });
    // The embedded database has one connection, for which the others wait.
    if (isOnPostgres()) await expect.poll(() => isAnyWaiting(tx)).toBe(true);
    await tx.updateTable('lead').set({ slug: 'of-somebody-else' }).where('id', '=', leadId).execute();
    return { consenting: begun };
  });
  expect((await consenting).statusCode).toBe(404);
  expect(await db.selectFrom('consent').select('id').where('lead_id', '=', leadId).execute()).toEqual([]);
});
