import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { enqueueLast } from '#src/server/outbox/enqueue.ts';
import { lastUnderWay } from '#src/server/outbox/lease.ts';
import { keepEarlier, removeLater } from '#src/server/leads/keepAppointments.ts';
import { isAbout, nobody, personOfLead, personOfPhone, type Person, type Ties } from '#src/server/leads/person.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { forgetWordings } from './forgetWordings.ts';
import type { Handling } from './handling.ts';
import { handlings } from './register.ts';

type Tx = Transaction<Database>;
type Reason = 'asked' | 'retention';

type Erasing = {
  leadId: string;
  reason: Reason;
  at: Date;
  /** The lead as it was when this was decided: one that has gone over to somebody else since, or has changed, stays. */
  seen?: { slug: string } | { version: number } | { phone: string };
  /** Keyed hashes of the numbers and addresses that are known to be the person's; absent where all that the lead had count as theirs. */
  proven?: readonly string[];
};

/** The record of an erasure: when, and how many rows were deleted from which table. */
export type Receipt = { id: string; at: Date; leadId: string | null; removed: Record<string, number> };

/**
 * Erases the person of a lead whole, or not at all. The ledger still proves that somebody agreed, to which wording and
 * when, but not who; the receiver gets the id to erase. Undefined when another server has erased the lead, or is at it, and
 * for one that is not as it was seen.
 */
export async function eraseLead(
  db: Kysely<Database>,
  { leadId, reason, at, seen, proven }: Erasing,
): Promise<Receipt | undefined> {
  return db.transaction().execute(async (tx) => {
    const { phone, ...columns } = { phone: undefined, ...seen };
    const asSeen = tx
      .selectFrom('lead')
      .select('version')
      .where((where) => where.and({ id: leadId, ...columns }));
    const locking = asSeen.forUpdate();
    // What another server erases, or somebody saves at this moment, is not waited for when nobody asked.
    const held = await (reason === 'retention' ? locking.skipLocked() : locking).executeTakeFirst();
    if (!held) return undefined;
    // A caregiver may have the number, whose row is read anew once the lead is locked.
    if (phone !== undefined && !(await personOfPhone(tx, phone)).leadIds.includes(leadId)) return undefined;
    const after = await lastUnderWay(tx, leadId, at);
    await keepEarlier(tx, leadId);
    const erased = await eraseRows(tx, await erasedWith(tx, leadId, proven), { reason, at });
    await enqueueLast(tx, { leadId, version: held.version + 1, at, after });
    return receiptOf(tx, { ...erased, leadId, reason, at });
  });
}

/**
 * Erases a lead that is kept apart since it may come from a machine, and nothing of whoever it names. A receiver that never
 * heard of it does not now; of one that a later save has kept apart it hears the last event. Gives whether it was kept apart.
 */
export async function dropLead(db: Kysely<Database>, leadId: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('lead').select('id').where('id', '=', leadId).forUpdate().execute();
    const { rows } = await sql<{ version: number; was_sent: boolean }>`
      select version, held_at <> created_at
        or exists (select from outbox where outbox.lead_id = lead.id and attempts > 0) as was_sent
      from lead_hold join lead on lead.id = lead_id where lead_id = ${leadId}::uuid and released_at is null`.execute(
      tx,
    );
    const held = rows[0];
    if (!held) return false;
    const after = await lastUnderWay(tx, leadId, at);
    const erased = await eraseRows(tx, { ...nobody, leadIds: [leadId] }, { reason: 'retention', at });
    if (held.was_sent) await enqueueLast(tx, { leadId, version: held.version + 1, at, after });
    await receiptOf(tx, { ...erased, leadId, reason: 'retention', at });
    return true;
  });
}

/**
 * Erases everybody with a phone number: each lead, also one that gets the number meanwhile, and what is stored of the number
 * without one. Empty when there was nothing.
 */
export async function erasePhone(db: Kysely<Database>, phone: string, at: Date): Promise<Receipt[]> {
  const receipts: Receipt[] = [];
  for (let leadId; (leadId = (await personOfPhone(db, phone)).leadIds[0]) !== undefined;) {
    const receipt = await eraseLead(db, { leadId, reason: 'asked', at, seen: { phone } });
    if (receipt) receipts.push(receipt);
  }
  const hash = sealingOf(db).hash('phone', phone);
  const rest = await db.transaction().execute(async (tx) => {
    const erased = await eraseRows(tx, { ...nobody, phones: [hash], ownPhones: [hash] }, { reason: 'asked', at });
    if (Object.values(erased.removed).every((count) => count === 0)) return undefined;
    return receiptOf(tx, { ...erased, leadId: null, reason: 'asked', at });
  });
  return rest ? [...receipts, rest] : receipts;
}

/** Who is erased with a lead. Rows of others that merely name a number which somebody typed stay, where it is told what is proven. */
export async function erasedWith(db: Kysely<Database>, leadId: string, proven?: readonly string[]): Promise<Person> {
  const person = await personOfLead(db, leadId);
  if (!proven) return person;
  const isTheirs = (value: string) => proven.includes(value);
  const { phones, emails, ownPhones } = person;
  return {
    ...person,
    phones: phones.filter(isTheirs),
    emails: emails.filter(isTheirs),
    ownPhones: ownPhones.filter(isTheirs),
  };
}

type Erased = { removed: Record<string, number>; positions: number[] };

/**
 * The lead is deleted last: the condition for its other rows looks it up. What scheduling services have booked is let go of
 * there afterwards: it may have been booked since they were told last.
 */
async function eraseRows(tx: Tx, person: Person, { reason, at }: Pick<Erasing, 'reason' | 'at'>): Promise<Erased> {
  const removed: Record<string, number> = {};
  let positions: number[] = [];
  const wordings: string[] = [];
  const byAge = { ...nobody, leadIds: person.leadIds };
  await removeLater(tx, reason === 'retention' ? byAge : person, at);
  for (const [table, { ties, forgets, isOwnRecord, outlivesLead, staysUntilLetGo }] of handlings) {
    if (!ties || table === 'lead' || staysUntilLetGo || (isOwnRecord && reason === 'retention')) continue;
    if (forgets) {
      const forgotten = await forget(tx, { table, ties, forgets }, person);
      positions = forgotten.map(({ position }) => position);
      removed[`${table} (contact data)`] = positions.length;
      wordings.push(...new Set(forgotten.map(({ text_sha256: hash }) => hash)));
    } else removed[table] = await remove(tx, table, ties, outlivesLead && reason === 'retention' ? byAge : person);
  }
  removed['lead'] = await remove(tx, 'lead', { lead: 'id' }, person);
  removed['consent_text (none of ours)'] = await forgetWordings(tx, wordings);
  return { removed, positions };
}

async function remove(tx: Tx, table: string, ties: Ties, person: Person): Promise<number> {
  const result = await sql`delete from ${sql.table(table)} where ${isAbout(table, ties, person)}`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

type Proof = Required<Pick<Handling, 'ties' | 'forgets'>> & { table: string };

type Forgotten = { position: number; text_sha256: string };

/** Empties the contact data, and gives the places of the rows in the chain and the hashes of their wordings. */
async function forget(tx: Tx, { table, ties, forgets }: Proof, person: Person): Promise<Forgotten[]> {
  const empty = sql.join(forgets.map((column) => sql`${sql.ref(column)} = null`));
  const { rows } = await sql<Forgotten>`update ${sql.table(table)} set ${empty}
    where ${isAbout(table, ties, person)} and sealed is not null returning position, text_sha256`.execute(tx);
  return rows;
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
