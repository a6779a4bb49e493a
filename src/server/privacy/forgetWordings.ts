import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/**
 * Takes away those of the wordings with these hashes that are none of ours and that nobody is left with: a visitor may send
 * any text as the wording. Gives how many.
 */
export async function forgetWordings(tx: Transaction<Database>, hashes: readonly string[]): Promise<number> {
  if (hashes.length === 0) return 0;
  const ours = await tx.selectFrom('published_wording').select('sha256').where('sha256', 'in', hashes).execute();
  const others = hashes.filter((hash) => !ours.some(({ sha256 }) => sha256 === hash));
  // Nearly always: nobody who saves waits then.
  if (others.length === 0) return 0;
  // As whoever adds a row of this wording does.
  await tx.selectFrom('consent_head').select('id').forUpdate().execute();
  const left = await tx
    .selectFrom('consent_text')
    .select('sha256')
    .where('sha256', 'in', others)
    .where((where) => where.or([where('text', 'is not', null), where('sealed', 'is not', null)]))
    .where(isWithoutPerson)
    .execute();
  const foreign = left.map(({ sha256 }) => sha256);
  if (foreign.length === 0) return 0;
  await tx.updateTable('consent_text').set({ text: null, sealed: null }).where('sha256', 'in', foreign).execute();
  return foreign.length;
}

const isWithoutPerson = sql<boolean>`not exists (select from consent where text_sha256 = consent_text.sha256 and consent.sealed is not null)
  and not exists (select from esign_session where text_sha256 = consent_text.sha256)`;
