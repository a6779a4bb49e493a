import type { Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { ConsentTable } from '#src/server/db/tables/consents.ts';
import { enqueue } from '#src/server/outbox/enqueue.ts';
import { hasConsented, isToContact } from './consent.ts';

type Tx = Transaction<Database>;
type Decided = {
  lead_id: string | null;
  consent_type: ConsentTable['consent_type'];
  how: string;
  has_consent: boolean;
  is_overtaken: boolean;
  at: Date;
};

/**
 * Deletes the pictures of leads that with one of these rows of the ledger have taken back the last consent to be contacted,
 * which covered them; a number that was corrected takes nothing back. Part of the transaction that adds the rows, which has
 * locked the leads.
 */
export async function dropTakenBack(tx: Tx, rows: readonly Decided[]): Promise<void> {
  const taken = rows.filter(
    (row) => isToContact(row.consent_type) && !row.has_consent && !row.is_overtaken && row.how !== 'corrected',
  );
  const moments = new Map(taken.flatMap(({ lead_id: leadId, at }) => (leadId === null ? [] : [[leadId, at] as const])));
  for (const [leadId, at] of moments) if (!(await hasConsented(tx, leadId))) await dropPictures(tx, { leadId, at });
}

/**
 * Deletes pictures of a lead that is locked, all of them unless told which, and tells the receiver where one was stored. Gives
 * how many; their objects in a bucket are removed afterwards.
 */
export async function dropPictures(
  tx: Tx,
  { leadId, at, ids }: { leadId: string; at: Date; ids?: readonly string[] },
): Promise<number> {
  let deletion = tx.deleteFrom('picture').where('lead_id', '=', leadId);
  if (ids) deletion = deletion.where('picture_id', 'in', ids);
  const dropped = await deletion.returning('stored_at').execute();
  if (dropped.some(({ stored_at }) => stored_at !== null)) await enqueue(tx, { kind: 'picture.removed', leadId, at });
  return dropped.length;
}
