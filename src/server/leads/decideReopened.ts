import type { Transaction } from 'kysely';
import type { ServerContext } from '#src/server/context.ts';
import { openRow, sealRow } from '#src/server/db/sealed/rows.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { QualificationDetails } from '#src/server/db/tables/leads.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { earlierLead } from './earlier.ts';
import { handedOverAt } from './handedOverAt.ts';
import { qualify, type Qualification } from './qualification.ts';

/**
 * What became of a lead that was saved while its study was closed: it qualifies; it does not by what was saved, or there is
 * nothing to decide by any more; it has gone over to somebody else; or it is gone, or was decided before.
 */
export type Decision = 'qualifies' | 'doesNot' | 'handedOver' | 'none';

type Undecided = { id: string; qualified: boolean | null; judgement: QualificationDetails };

/**
 * Decides about a lead that was saved while its study was closed, which may be open again: by what was saved, and its
 * receiver hears of it. Gives whether it qualifies. One that does not stays undecided, since the study may ask for more by
 * now, and so does one that has gone over to somebody else: what was told before may be another person's.
 */
export async function decideReopened(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  lead: Undecided,
): Promise<boolean> {
  if (!isUndecided(lead)) return false;
  return db.transaction().execute(async (tx) => (await decide(tx, lead.id, clock())) === 'qualifies');
}

/** Whether nothing was decided about a lead since its study was closed. */
export const isUndecided = ({ qualified, judgement }: Omit<Undecided, 'id'>): boolean =>
  qualified === null && judgement.studyClosed === true;

/** As `decideReopened`, within a transaction; one that another request has decided meanwhile is as that has it. */
export async function decide(tx: Transaction<Database>, id: string, now: Date): Promise<Decision> {
  // Locked first: it may be saved or erased at this moment, or decided by another request.
  const row = await tx
    .selectFrom('lead')
    .select(['id', 'sealed', 'qualified'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return 'none';
  const { qualified: decided, ...sealedRow } = row;
  const { id: _id, ...content } = openRow(tx, 'lead', sealedRow);
  if (!isUndecided({ qualified: decided, judgement: content.judgement })) return decided ? 'qualifies' : 'none';
  if ((await handedOverAt(tx, id)) !== undefined) return 'handedOver';
  const { judgement, qualified } = (await qualificationNow(tx, id, now)) ?? {};
  if (qualified !== true || judgement === undefined) return 'doesNot';
  const sealed = sealRow(tx, 'lead', sealedRow, { ...content, judgement });
  await tx.updateTable('lead').set({ sealed, qualified }).where('id', '=', id).execute();
  const at = now.toISOString();
  await tx.insertInto('outbox').values({ kind: 'lead.saved', lead_id: id, created_at: at, run_at: at }).execute();
  return 'qualifies';
}

/** Undefined where the study is a draft again, or has not the site any more that was chosen. */
async function qualificationNow(tx: Transaction<Database>, id: string, now: Date): Promise<Qualification | undefined> {
  const earlier = await earlierLead(tx, id);
  if (!earlier) return undefined;
  return qualify(tx, earlier.lead, now).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
}
