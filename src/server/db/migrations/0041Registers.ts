import { sql, type Kysely } from 'kysely';

const statements = `
create table register_import (id integer generated always as identity primary key, file_sha256 text not null,
  is_whole boolean not null, started_at timestamptz not null default now(), ended_at timestamptz,
  place jsonb not null, counts jsonb not null);
create index register_import_of_file on register_import (file_sha256);
create table registered (external_id text primary key, study_id integer not null references study (id) on delete cascade,
  sha256 text not null, is_recruiting boolean not null, is_edited boolean not null default false, facts jsonb not null,
  import_id integer not null);
create index registered_study on registered (study_id);
create table register_change (id bigint generated always as identity primary key, import_id integer not null,
  external_id text, study_id integer, kind text not null, details jsonb not null, taken_at timestamptz);
create index register_change_of_import on register_change (import_id, id);
create index register_change_of_study on register_change (study_id);
create table operator_change (id bigint generated always as identity primary key, at timestamptz not null default now(),
  actor text not null, action text not null, study_id integer, details jsonb not null);
create index operator_change_of_study on operator_change (study_id);
alter table site add column is_recruiting boolean not null default true;
alter table criterion_draft rename to criterion_draft_row;
alter table criterion_draft_row rename constraint criterion_draft_pkey to criterion_draft_row_pkey;
create table criterion_draft (study_id integer primary key references study (id) on delete cascade, criteria jsonb not null);
insert into criterion_draft (study_id, criteria)
  select study_id, jsonb_agg(jsonb_build_object('kind', kind, 'text', text) order by position)
  from criterion_draft_row group by study_id;
drop table criterion_draft_row`;

/**
 * What a register said of each study at the last import, how far an import has come, what it found changed, what
 * operators changed, and whether a site takes participants. The criteria of a draft become one row: a register has
 * millions of them.
 */
export const registers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements.split(/;\n/)) await sql.raw(statement).execute(db);
  },
};
