import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { signer } from '#src/server/esign/testing/signing.ts';
import { isOnPostgres } from '#src/server/testing/engines/provided.ts';
import { exampleConsent, examples } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { isAnyWaiting } from '#src/server/testing/isAnyWaiting.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { endSessions } from '#src/server/visitor/endedSessions.ts';

const server = testServer();

beforeEach(() => server().setTime());

type Saved = Awaited<ReturnType<typeof saveLead>>;

/** Sends something while a save hands the lead over, which has it locked, ends its sessions and gives it another slug. */
async function whileHandedOver({ leadId }: Saved, send: () => ReturnType<Saved['visitor']['call']>) {
  const { db, clock } = server();
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
  return (await sending).statusCode;
}

const consentsOf = ({ leadId }: Saved) =>
  server().db.selectFrom('consent').select('id').where('lead_id', '=', leadId).execute();

test('who consents while their lead goes over to somebody else consents for nobody', async () => {
  const saved = await saveLead(server());
  const body = exampleConsent(saved.slug, { phone: saved.lead.phone1 });
  expect(await whileHandedOver(saved, () => saved.visitor.call('sendConsent', { body }))).toBe(404);
  expect(await consentsOf(saved)).toEqual([]);
});

test.each(['slug', 'id'] as const)(
  'who agrees to commercial texts for the %s of a lead that goes over at this moment decides for nobody',
  async (by) => {
    const saved = await saveLead(server());
    const named = by === 'slug' ? { slug: saved.slug } : { leadId: saved.leadId };
    const body = { ...examples.brandConnectConsent.body, phone: saved.lead.phone1, ...named };
    expect(await whileHandedOver(saved, () => saved.visitor.call('brandConnectConsent', { body }))).toBe(204);
    expect(await consentsOf(saved)).toEqual([]);
  },
);

test('who begins to sign for a lead that goes over at this moment signs for nobody', async () => {
  const saved = await saveLead(server());
  const { db } = server();
  const body = { ...signer(saved.lead.phone1), slug: saved.slug };
  expect(await whileHandedOver(saved, () => saved.visitor.call('startEsign', { body }))).toBe(200);
  expect(await db.selectFrom('esign_session').select('id').where('lead_id', '=', saved.leadId).execute()).toEqual([]);
});
