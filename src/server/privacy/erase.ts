import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { enqueue } from '#src/server/outbox/enqueue.ts';
import { isAbout, personOfLead, personOfPhone, type Person, type Ties } from '#src/server/leads/person.ts';
import type { Handling } from './handling.ts';
import { handlings } from './register.ts';

type Tx = Transaction<Database>;
type Reason = 'asked' | 'retention';

/** The record of an erasure: when, and how many rows were deleted from which table. */
export type Receipt = { id: string; at: Date; leadId: string | null; removed: Record<string, number> };

/**
 * Erases the person of a lead whole, or not at all. The ledger still proves that somebody agreed, to which wording and
 * when, but not who; the receiver gets the id to erase. Undefined when another server has erased the lead.
 */
export async function eraseLead(
  db: Kysely<Database>,
  { leadId, reason, at }: { leadId: string; reason: Reason; at: Date },
): Promise<Receipt | undefined> {
  return db.transaction().execute(async (tx) => {
    const held = await tx.selectFrom('lead').select('id').where('id', '=', leadId).forUpdate().executeTakeFirst();
    if (!held) return undefined;
    const erased = await eraseRows(tx, await personOfLead(tx, leadId), reason);
    await enqueue(tx, { kind: 'lead.erased', leadId, at });
    return receiptOf(tx, { ...erased, leadId, reason, at });
  });
}

/** Erases everybody with a phone number: each lead, and what is stored of the number without one. Empty when there was nothing. */
export async function erasePhone(db: Kysely<Database>, phone: string, at: Date): Promise<Receipt[]> {
  const receipts: Receipt[] = [];
  for (const leadId of (await personOfPhone(db, phone)).leadIds) {
    const receipt = await eraseLead(db, { leadId, reason: 'asked', at });
    if (receipt) receipts.push(receipt);
  }
  if (receipts.length > 0) return receipts;
  const receipt = await db.transaction().execute(async (tx) => {
    const erased = await eraseRows(tx, { leadIds: [], phones: [phone] }, 'asked');
    if (Object.values(erased.removed).every((count) => count === 0)) return undefined;
    return receiptOf(tx, { ...erased, leadId: null, reason: 'asked', at });
  });
  return receipt ? [receipt] : [];
}

type Erased = { removed: Record<string, number>; positions: number[] };

/** The lead is deleted last: the condition for its other rows looks it up. */
async function eraseRows(tx: Tx, person: Person, reason: Reason): Promise<Erased> {
  const removed: Record<string, number> = {};
  let positions: number[] = [];
  for (const [table, { ties, forgets, isOwnRecord }] of handlings) {
    if (!ties || table === 'lead' || (isOwnRecord && reason === 'retention')) continue;
    if (forgets) {
      positions = await forget(tx, { table, ties, forgets }, person);
      removed[`${table} (contact data)`] = positions.length;
    } else removed[table] = await remove(tx, table, ties, person);
  }
  removed['lead'] = await remove(tx, 'lead', { lead: 'id' }, person);
  return { removed, positions };
}

async function remove(tx: Tx, table: string, ties: Ties, person: Person): Promise<number> {
  const result = await sql`delete from ${sql.table(table)} where ${isAbout(table, ties, person)}`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

type Proof = Required<Pick<Handling, 'ties' | 'forgets'>> & { table: string };

/** Empties the contact data and gives the positions of the rows in the chain. */
async function forget(tx: Tx, { table, ties, forgets }: Proof, person: Person): Promise<number[]> {
  const empty = sql.join(forgets.map((column) => sql`${sql.ref(column)} = null`));
  const { rows } = await sql<{ position: number }>`update ${sql.table(table)} set ${empty}
    where ${isAbout(table, ties, person)} and salt is not null returning position`.execute(tx);
  return rows.map(({ position }) => position);
}

type Outcome = Erased & { leadId: string | null; reason: Reason; at: Date };

async function receiptOf(tx: Tx, { removed, positions, leadId, reason, at }: Outcome): Promise<Receipt> {
  const counts = { removed: JSON.stringify(removed), positions: JSON.stringify(positions) };
  const { id } = await tx
    .insertInto('erasure')
    .values({ at: at.toISOString(), lead_id: leadId, reason, ...counts })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, at, leadId, removed };
}
