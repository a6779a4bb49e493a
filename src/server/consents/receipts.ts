import type { Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

type Row = { position: number; lead_id: string | null; salt: string | null };

/** Receipts read at a time. */
const PAGE = 5000;

/**
 * The receipts of all erasures: what they name is looked up in memory, so that a ledger is checked in a time that grows
 * with its rows alone. `renewFor` reads them for the first row that was erased, and again where rows were erased since.
 */
export function openReceipts(db: Kysely<Database>) {
  const positions = new Set<number>();
  const leads = new Set<string>();
  let known = -1;
  /** A receipt names rows, or a lead: those of the first releases name leads alone. */
  const isErased = ({ position, lead_id: leadId, salt }: Row) =>
    salt === null && (positions.has(position) || (leadId !== null && leads.has(leadId)));
  const read = async () => {
    known = 0;
    for await (const receipt of receiptsOf(db)) {
      known += 1;
      for (const position of receipt.positions) positions.add(position);
      if (receipt.lead_id !== null) leads.add(receipt.lead_id);
    }
  };
  return {
    isErased,
    async renewFor(rows: readonly Row[]): Promise<void> {
      const isUnknown = rows.some((row) => row.salt === null && !isErased(row));
      if (isUnknown && (await countOf(db)) !== known) await read();
    },
  };
}

async function* receiptsOf(db: Kysely<Database>) {
  let after: string | undefined;
  for (;;) {
    const page = db.selectFrom('erasure').select(['id', 'lead_id', 'positions']).orderBy('id').limit(PAGE);
    const rows = await (after === undefined ? page : page.where('id', '>', after)).execute();
    yield* rows;
    after = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
  }
}

async function countOf(db: Kysely<Database>): Promise<number> {
  const { n } = await db
    .selectFrom('erasure')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
