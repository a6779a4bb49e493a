import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Lead } from '#src/generated/api.ts';
import { isOnPostgres } from '#src/server/testing/engines/provided.ts';
import { isAnyWaiting } from '#src/server/testing/isAnyWaiting.ts';
import { create, savedLeads, saveLead, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { endSessions } from '#src/server/visitor/endedSessions.ts';

const server = testServer();
const { rowOf } = savedLeads(server);

const saves = {
  createLead: (visitor: Visitor, _slug: string, body: Lead) => create(visitor, body),
  updateLead: update,
};

const minute = (count: number) => server().setTime(`2026-11-18T18:0${count}:00Z`);

/** Begins the save of a change while the lead is locked, and gives its answer once the lock is let go. */
async function whileLocked(name: keyof typeof saves, meanwhile: (found: Locked) => Promise<unknown>) {
  const { visitor, lead, leadId, slug } = await saveLead(server());
  minute(1);
  const done = await server()
    .db.transaction()
    .execute(async (tx) => {
      await sql`select from lead where id = ${leadId}::uuid for no key update`.execute(tx);
      const saving = saves[name](visitor, slug, { ...lead, firstName: 'Changed' });
      await expect.poll(() => isAnyWaiting(tx)).toBe(true);
      minute(2);
      return { saving, other: meanwhile({ tx, visitor, leadId }) };
    });
  const [saved] = await Promise.all([done.saving, done.other]);
  return { saved, visitor, lead, leadId };
}

type Locked = { tx: Parameters<typeof endSessions>[0]; visitor: Visitor; leadId: string };

// The embedded database takes one transaction at a time: a save begins before the end or after it.
describe.runIf(isOnPostgres())('a session that ends while it saves', () => {
  test.each(['createLead', 'updateLead'] as const)('changes nothing by %s after its end', async (name) => {
    const { saved, visitor, lead, leadId } = await whileLocked(name, ({ tx, leadId: id }) =>
      endSessions(tx, [id], server().clock()),
    );
    expect([saved.statusCode, saved.json()]).toEqual([410, expect.objectContaining({ error: 'otherSession' })]);
    expect(await rowOf(leadId)).toMatchObject({ first_name: lead.firstName });
    expect((await create(visitor, lead)).statusCode).toBe(410);
  });

  test.each(['createLead', 'updateLead'] as const)(
    'ends once %s is done, and the answer opens no other',
    async (name) => {
      const { saved, visitor, lead, leadId } = await whileLocked(name, async ({ visitor: one, leadId: id }) => {
        expect((await one.call('endSession', { body: { leadId: id } })).statusCode).toBe(204);
        // Whatever was changed is changed by now.
        expect(await rowOf(id)).toMatchObject({ first_name: 'Changed' });
      });
      expect(saved.statusCode).toBeLessThan(300);
      minute(3);
      expect((await create(visitor, { ...lead, firstName: 'Again' })).statusCode).toBe(410);
      expect(await rowOf(leadId)).toMatchObject({ first_name: 'Changed' });
    },
  );
});
