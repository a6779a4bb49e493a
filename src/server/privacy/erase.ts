import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { enqueue } from '#src/server/outbox/enqueue.ts';
import { tablesOfLeads, tablesOfPhones } from './tables.ts';

/** What an erasure leaves behind: when, and how many rows went from which table. */
export type Receipt = { id: string; at: Date; leadId: string; removed: Record<string, number> };

/**
 * Erases a person whole, or not at all. The ledger keeps that somebody agreed, to which words and when, without whom;
 * the receiver is told the id that it must erase too.
 */
export async function eraseLead(
  db: Kysely<Database>,
  { leadId, reason, at }: { leadId: string; reason: 'asked' | 'retention'; at: Date },
): Promise<Receipt> {
  return db.transaction().execute(async (tx) => {
    const lead = await tx.selectFrom('lead').select('phone').where('id', '=', leadId).forUpdate().executeTakeFirst();
    const removed: Record<string, number> = {};
    if (lead)
      for (const [table, column] of await tablesOfPhones(tx))
        removed[table] = await removeFrom(tx, table, { column, value: lead.phone });
    for (const table of await tablesOfLeads(tx))
      removed[table] = await removeFrom(tx, table, { column: 'lead_id', value: leadId });
    removed['consent (contact data)'] = await forgetContact(tx, leadId);
    const { numDeletedRows } = await tx.deleteFrom('lead').where('id', '=', leadId).executeTakeFirst();
    removed['lead'] = Number(numDeletedRows);
    await enqueue(tx, { kind: 'lead.erased', leadId, at });
    const row = await tx
      .insertInto('erasure')
      .values({ at: at.toISOString(), lead_id: leadId, reason, removed: JSON.stringify(removed) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: row.id, at, leadId, removed };
  });
}

type Where = { column: string; value: string };

async function removeFrom(tx: Transaction<Database>, table: string, { column, value }: Where): Promise<number> {
  const result = await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

async function forgetContact(tx: Transaction<Database>, leadId: string): Promise<number> {
  const result = await tx
    .updateTable('consent')
    .set({ phone: null, email: null, postal_code: null, salt: null })
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
