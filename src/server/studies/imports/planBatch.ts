import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { ImportCounts, RegisteredFacts } from '#src/server/db/tables/registers.ts';
import { changesBetween, contentOf, type Change } from './registeredFacts.ts';
import type { Registered } from './registered.ts';

type Tx = Transaction<Database>;

/** A record as it was read: a study, or why it is none that visitors could join. */
export type ReadRecord =
  | { study: Registered; number: string }
  | { refusal: string; number: string | undefined; status: string | undefined; at: number };

type Known = {
  number: string;
  study_id: number;
  status: 'open' | 'draft' | 'closed';
  sha256: string | null;
  is_recruiting: boolean | null;
  is_edited: boolean | null;
  facts: RegisteredFacts | null;
};

/** Imported studies and their sites have ids from here on, clear of those made by hand. */
const FIRST_ID = 100_001;

/** A study to write; `isNew` has no row yet. */
type Written = { id: number; study: Registered; isNew: boolean };
type Told = {
  external_id: string | undefined;
  study_id: number | undefined;
  kind: string;
  details: object;
  isTaken?: boolean;
};
/** What is to be written for a batch of records. */
export type Plan = {
  written: Written[];
  /** What the register has of each study now. */
  registered: { study: Registered; id: number }[];
  seen: string[];
  /** Numbers of studies that no longer recruit. */
  ended: string[];
  told: Told[];
  counts: ImportCounts;
};

async function knownOf(tx: Tx, numbers: readonly string[]): Promise<Map<string, Known>> {
  const { rows } = await sql<Known>`
    select study.external_id as number, study.id as study_id, study.status, registered.sha256, registered.is_recruiting,
      registered.is_edited, registered.facts
    from study left join registered on registered.study_id = study.id
    where study.external_id = any(array(select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb)))`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.number, row]));
}

/** What is to be done with each record, by what is known of its study. The last record of a number counts. */
export async function planOf(tx: Tx, records: readonly ReadRecord[]): Promise<Plan> {
  const counts = { added: 0, changed: 0, unchanged: 0, sites: 0, refused: 0, notRecruiting: 0 };
  const plan: Plan = { written: [], registered: [], seen: [], ended: [], told: [], counts };
  const last = new Map(records.map((record, index) => [record.number ?? `record ${index}`, record]));
  const known = await knownOf(tx, [...last.keys()]);
  let nextId = await firstFree(tx, 'study');
  for (const record of last.values()) {
    const before = record.number === undefined ? undefined : known.get(record.number);
    if ('refusal' in record) refuse(plan, record, before);
    else {
      counts.sites += record.study.sites.length;
      if (before) update(plan, record.study, before);
      else {
        const id = nextId;
        nextId += 1;
        counts.added += 1;
        plan.written.push({ id, study: record.study, isNew: true });
        plan.registered.push({ id, study: record.study });
      }
    }
  }
  return plan;
}

/** The first id of a table that an imported row may have. */
export async function firstFree(tx: Tx, table: 'study' | 'site'): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Math.max(FIRST_ID, (last ?? 0) + 1);
}

type Refused = Extract<ReadRecord, { refusal: string }>;

/** A study that we have and that nobody could join any more is told of once; of the others only what is wrong is. */
function refuse(plan: Plan, { refusal, number, status, at }: Refused, before: Known | undefined): void {
  const { counts, told } = plan;
  if (number !== undefined && before) {
    plan.ended.push(number);
    const kind = status === undefined ? 'unusable' : 'closed';
    if (before.is_recruiting !== false)
      told.push({ external_id: number, study_id: before.study_id, kind, details: { reason: refusal, status } });
  } else if (status === undefined)
    told.push({ external_id: number, study_id: undefined, kind: 'refused', details: { record: at, reason: refusal } });
  if (status === undefined || before) counts.refused += 1;
  else counts.notRecruiting += 1;
}

/** A draft nobody has worked on follows the register; of any other study the changes are told and none is made. */
function update(plan: Plan, study: Registered, before: Known): void {
  const { counts, told } = plan;
  const { study_id: id, facts } = before;
  const isSame = before.sha256 === contentOf(study) && before.is_recruiting === true;
  if (isSame) {
    counts.unchanged += 1;
    plan.seen.push(study.nctId);
    return;
  }
  counts.changed += 1;
  plan.registered.push({ id, study });
  const isTaken = before.status === 'draft' && before.is_edited !== true;
  if (isTaken) plan.written.push({ id, study, isNew: false });
  const reopened: Change[] = before.is_recruiting === false ? [{ kind: 'reopened', details: {} }] : [];
  for (const change of [...reopened, ...(facts ? changesBetween(facts, study) : [])])
    told.push({ external_id: study.nctId, study_id: id, ...change, isTaken });
}
