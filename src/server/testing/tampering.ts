import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

const guards = { consent: 'consent_is_append_only', consent_text: 'consent_text_is_append_only' } as const;

async function turnGuards(db: Kysely<Database>, how: 'enable' | 'disable'): Promise<void> {
  for (const [table, trigger] of Object.entries(guards))
    await sql.raw(`alter table ${table} ${how} trigger ${trigger}`).execute(db);
}

/** Changes the ledger against its triggers, as somebody with all rights on the database could. */
export async function tamper(owner: Kysely<Database>, statement: string): Promise<void> {
  await turnGuards(owner, 'disable');
  await sql.raw(statement).execute(owner);
  await turnGuards(owner, 'enable');
}

/** What is found of a ledger that was changed in that way; the change is taken back. */
export async function whatIf<Found>(
  owner: Kysely<Database>,
  change: (tx: Transaction<Database>) => Promise<unknown>,
  look: (tx: Transaction<Database>) => Promise<Found>,
): Promise<Found> {
  const tx = await owner.startTransaction().execute();
  try {
    await turnGuards(tx, 'disable');
    await change(tx);
    return await look(tx);
  } finally {
    await tx.rollback().execute();
  }
}
