import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** Has the row of this id open no more, as one that was changed after it was sealed. */
export async function changeSealed(db: Kysely<Database>, table: 'lead', id: string): Promise<void> {
  await sql`update ${sql.table(table)} set sealed = left(sealed, -4) || 'AAAA' where id = ${id}::uuid`.execute(db);
}
