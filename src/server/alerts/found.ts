import type { Kysely } from 'kysely';
import type { Locale, Study } from '#src/domain/facts.ts';
import type { Database } from '#src/server/db/schema.ts';
import { openStudies } from '#src/server/studies/catalogue.ts';

/** Those of the studies that were found for a lead that are open, in one language. */
export async function foundFor(db: Kysely<Database>, leadId: string, language: Locale): Promise<Study[]> {
  const rows = await db.selectFrom('study_alert_find').select('study_id').where('lead_id', '=', leadId).execute();
  return openStudies(
    db,
    rows.map((row) => row.study_id),
    language,
  );
}
