import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { ProvenContact } from '#src/server/visitor/provenContact.ts';

/** What a session proved before it saved a lead, or after. */
type Proved = { leadId: string; proven: readonly ProvenContact[] };

/**
 * Notes with saved leads which of their contacts, and of those of a caregiver, are proved to be the visitor's; the first
 * proof of each stands. Gives the ids of the leads of which something was noted. Part of the transaction of the caller.
 */
export async function markProven(tx: Transaction<Database>, proved: readonly Proved[]): Promise<string[]> {
  const sealing = sealingOf(tx);
  const given = proved.flatMap(({ leadId, proven }) =>
    proven.map((one) => ({ lead_id: leadId, ...one, value: sealing.hash(one.kind, one.value) })),
  );
  if (given.length === 0) return [];
  const { rows } = await sql<{ lead_id: string }>`
    update lead_contact set verified_at = given.at, verified_by = given.by
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (lead_id uuid, kind text, value text, by text, at timestamptz)
    where lead_contact.lead_id = given.lead_id and lead_contact.kind = given.kind and lead_contact.value = given.value
      and verified_at is null
    returning lead_contact.lead_id`.execute(tx);
  return [...new Set(rows.map(({ lead_id }) => lead_id))];
}
