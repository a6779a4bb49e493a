import { sql, type Kysely } from 'kysely';

/** Criteria as a register words them, which no visitor sees: a person makes questions of those that fit. */
export const imports = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table criterion_draft (study_id integer not null references study (id) on delete cascade,
      position integer not null, kind text not null check (kind in ('inclusion', 'exclusion', 'other')),
      text text not null, primary key (study_id, position))`.execute(db);
  },
};
