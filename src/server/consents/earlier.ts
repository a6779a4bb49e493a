import { sql, type Selectable, type Transaction } from 'kysely';
import { handedOverMoment } from '#src/server/db/handedOverMoment.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { ConsentTable } from '#src/server/db/tables/consents.ts';
import { openConsent, type OpenConsent } from './content.ts';
import type { Given } from './decision.ts';

type Tx = Transaction<Database>;
/** A row of the ledger. */
export type Row = Omit<OpenConsent, 'id'>;
type About = { id: string; is_erased: boolean; signer: string | null; since: Date | null };

/** Rows of a lead that are looked at: nobody decides as often in the time in which a request can be late. */
const RECENT = 200;

/** Locks the end of the ledger until the transaction ends, and reads what decisions about these leads are compared with. */
export async function openLedger(tx: Tx, leadIds: readonly string[]) {
  const head = await tx.selectFrom('consent_head').selectAll().forUpdate().executeTakeFirstOrThrow();
  const about = await aboutLeads(tx, leadIds);
  const byLead = new Map(leadIds.map((id): [string, Row[]] => [id, []]));
  for (const row of await recentRows(tx, leadIds)) byLead.get(row.lead_id ?? '')?.push(row);
  return {
    head,
    erased: new Set(about.flatMap((one) => (one.is_erased ? [one.id] : []))),
    /** Who decides for each lead that is saved: `self`, or the relation of the caregiver. */
    signers: new Map(about.flatMap((one): [string, string][] => (one.signer === null ? [] : [[one.id, one.signer]]))),
    /** Since when a lead is somebody else's, of those that went over. */
    since: new Map(about.flatMap((one): [string, Date][] => (one.since === null ? [] : [[one.id, one.since]]))),
    /** The rows that a decision is compared with, oldest first; a row that is added to the list counts for the next. */
    async of({ entry: { tie, idempotencyKey } }: Pick<Given, 'entry'>): Promise<Row[]> {
      if (tie.leadId !== undefined) return byLead.get(tie.leadId) ?? [];
      return idempotencyKey === undefined ? [] : standingAlone(tx, idempotencyKey);
    },
  };
}

const asTable = (leadIds: readonly string[]) =>
  sql`unnest(array[${sql.join(leadIds.map((id) => sql`${id}::uuid`))}]::uuid[]) as one (id)`;

/** Whether anybody has decided anything about one of the leads. */
export async function hasConsents(tx: Tx, leadIds: readonly string[]): Promise<boolean> {
  if (leadIds.length === 0) return false;
  const row = await tx.selectFrom('consent').select('id').where('lead_id', 'in', leadIds).limit(1).executeTakeFirst();
  return row !== undefined;
}

async function aboutLeads(tx: Tx, leadIds: readonly string[]): Promise<About[]> {
  if (leadIds.length === 0) return [];
  const { rows } = await sql<About>`
    select one.id, exists (select from erasure where erasure.lead_id = one.id) as is_erased,
      case when lead.id is not null then coalesce(caregiver.relationship, 'self') end as signer,
      ${handedOverMoment(sql`one.id`)} as since
    from ${asTable(leadIds)} left join lead on lead.id = one.id left join caregiver on caregiver.lead_id = lead.id
    `.execute(tx);
  return rows;
}

async function recentRows(tx: Tx, leadIds: readonly string[]): Promise<Row[]> {
  if (leadIds.length === 0) return [];
  const { rows } = await sql<Selectable<ConsentTable>>`
    select recent.* from ${asTable(leadIds)} cross join lateral
      (select * from consent where lead_id = one.id order by position desc limit ${RECENT}) recent
    order by recent.position`.execute(tx);
  return rows.map((one) => {
    const { id: _id, ...row } = openConsent(tx, one);
    return row;
  });
}

/** The row that was recorded under a key without a lead. */
async function standingAlone(tx: Tx, idempotencyKey: string): Promise<Row[]> {
  const rows = await tx
    .selectFrom('consent')
    .selectAll()
    .where('lead_id', 'is', null)
    .where('idempotency_key', '=', idempotencyKey)
    .execute();
  return rows.map((row) => openConsent(tx, row));
}
