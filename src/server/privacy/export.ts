import { sql, type Kysely } from 'kysely';
import { consentsOf } from '#src/server/consents/show.ts';
import type { Database } from '#src/server/db/schema.ts';
import { isAbout, type Person } from '#src/server/leads/person.ts';
import { handlings } from './register.ts';

/** Everything that is stored about a person, by table, with the wording of each consent. */
export async function exportPerson(db: Kysely<Database>, person: Person): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [table, { ties, forgets }] of handlings) {
    if (!ties || forgets) continue;
    const { rows } = await sql`select * from ${sql.table(table)} where ${isAbout(table, ties, person)}`.execute(db);
    found[table] = rows;
  }
  return { ...found, consent: await consentsOf(db, person) };
}
