import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The tables that searches of studies read. */
export const searchedTables = ['study', 'site', 'search_study', 'indication', 'synonym'] as const;

/** Tells the database how the rows of these tables are spread, after many have changed; the embedded one does not do it by itself. */
export async function analyzeSearch(db: Kysely<Database>): Promise<void> {
  for (const table of searchedTables) await sql`analyze ${sql.table(table)}`.execute(db);
}
