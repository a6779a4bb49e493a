import { sql, type Kysely } from 'kysely';

const statements = [
  `create table picture (picture_id uuid primary key, lead_id uuid not null references lead (id) on delete cascade,
    campaign text not null, shot text not null, created_at timestamptz not null default now(),
    expires_at timestamptz not null, bytes integer not null check (bytes > 0),
    received integer not null default 0 check (received between 0 and bytes),
    stored_at timestamptz, width integer, height integer, sha256 text, object_key text)`,
  `create index picture_of_lead on picture (lead_id)`,
  `create index picture_expires on picture (expires_at)`,
  `create table picture_chunk (picture_id uuid not null references picture (picture_id) on delete cascade,
    lead_id uuid not null, at_byte integer not null, data bytea not null, primary key (picture_id, at_byte))`,
  `create table picture_content (picture_id uuid primary key references picture (picture_id) on delete cascade,
    lead_id uuid not null, data bytea not null)`,
  // JPEG is compressed already.
  `alter table picture_chunk alter column data set storage external`,
  `alter table picture_content alter column data set storage external`,
  `create table picture_removal (object_key text primary key, at timestamptz not null default now())`,
  `create function remember_picture_object() returns trigger language plpgsql as $$
    begin
      insert into picture_removal (object_key) values (old.object_key) on conflict do nothing;
      return null;
    end $$`,
  `create trigger picture_object after delete on picture for each row when (old.object_key is not null)
    execute function remember_picture_object()`,
];

/**
 * Pictures of leads. Whatever deletes a row that has an object in the bucket (an erasure, its time, the visitor) leaves
 * the key of the object in the same transaction, so that no object outlives its row.
 */
export const pictures = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
