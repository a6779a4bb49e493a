import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table action add column codes jsonb',
  'update action set codes = jsonb_build_array(code)',
  'alter table action alter column codes set not null',
  'alter table action drop column code',
];

/** The codes of one call in one row: the query that they share was stored with each of them. */
export const writtenOnce = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
