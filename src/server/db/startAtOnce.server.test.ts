import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { isOnPostgres, providedEngine } from '#src/server/testing/engines/provided.ts';
import { readied } from '#src/server/testing/engines/testKeys.ts';
import { seedDemo } from './demo/seed.ts';
import { openPostgres } from './open.ts';

// The embedded database takes one connection.
describe.runIf(isOnPostgres())('servers that start at once', () => {
  test('eight servers that start at once leave one set of tables and of demo data', async () => {
    const { url = '', close } = await providedEngine().openEmpty();
    // As a start opens it: those that wait for the others hear nothing meanwhile.
    const opened = Array.from({ length: 8 }, () => openPostgres(url, { silenceMs: 0 }));
    await Promise.all(
      opened.map(async ({ db }) => {
        await seedDemo((await readied({ db, searches: db })).db);
      }),
    );
    const studies = await opened[0]?.db.selectFrom('study').select('id').execute();
    await Promise.all([close(), ...opened.map((one) => one.close())]);
    expect(studies).toHaveLength(11);
  });

  test('a server waits for another that brings the tables up to date, longer than any statement may take', async () => {
    const { db, url = '', close } = await providedEngine().openEmpty();
    const [first, second] = [openPostgres(url), openPostgres(url, { statementMs: 1000 })];
    const waiting = async () => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from pg_stat_activity where datname = current_database()
        and wait_event = 'advisory' and query_start < now() - interval '1200 ms'`.execute(db);
      return rows[0]?.n;
    };
    const migrated = await first.db.connection().execute(async (held) => {
      const lock = sql.lit('3853314791062309107');
      await sql`select pg_advisory_lock(${lock}::bigint)`.execute(held);
      const done = migrate(second.db).then(
        () => 'migrated',
        (error: unknown) => error,
      );
      await expect.poll(waiting).toBe(1);
      await sql`select pg_advisory_unlock(${lock}::bigint)`.execute(held);
      return done;
    });
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(second.db);
    await Promise.all([close(), first.close(), second.close()]);
    expect([migrated, rows]).toEqual(['migrated', [{ statement_timeout: '1s' }]]);
  });

  test('a release that was before saves on while its tables are changed, and a long statement is waited for', async () => {
    const { db, url = '', close } = await providedEngine().openEmpty();
    await migrate(db, '0041Registers');
    const [saver, reader, next] = [openPostgres(url), openPostgres(url), openPostgres(url)];
    const [saved, told]: [string[], string[]] = [[], []];
    const migrating = { isOver: false };
    const save = async () => {
      while (!migrating.isOver) {
        const id = randomUUID();
        const phone = `+1312${String(saved.length).padStart(7, '0')}`;
        await earlierSave(id, phone).execute(saver.db);
        saved.push(id);
      }
    };
    const saving = save();
    // As a backup does: it has looked at every table, and the migration must wait until it ends.
    const reading = reader.db.transaction().execute(async (tx) => {
      await sql`select from action`.execute(tx);
      await expect.poll(() => told).not.toEqual([]);
    });
    // What seals the rows needs those servers to have stopped.
    await migrate(next.db, '0056SealingKey', (line) => void told.push(line));
    migrating.isOver = true;
    await Promise.all([saving, reading]);
    const { rows } = await sql<{ id: string; contacts: number; queued: number }>`select id, version,
      (select count(*) from lead_contact where lead_id = lead.id) as contacts,
      (select count(*) from outbox where lead_id = lead.id) as queued from lead`.execute(db);
    await Promise.all([close(), ...[saver, reader, next].map((one) => one.close())]);
    expect(told[0]).toBe('0042WrittenOnce waits for tables that are in use.');
    expect(saved.length).toBeGreaterThan(10);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(saved.toSorted());
    expect(rows.filter((row) => row.contacts !== 1 || row.queued !== 1)).toEqual([]);
  });
});

/** A lead as servers wrote it that had the tables of `0041Registers`. */
const earlierSave = (id: string, phone: string) => sql`
  with attempt as (
    insert into idempotency_key (scope, key, request_sha256, lead_id) values ('createLead', ${id}, '', ${id}::uuid) returning key
  ), saved as (
    insert into lead (id, slug, first_name, last_name, phone, postal_code, country, language, ethnicities, additional,
      indication_ids, source_id, source_study_ids, source_info, campaign, responses, judgement, qualified)
    select ${id}::uuid, key, 'Old', 'Visitor', ${phone}, '60611', 'US', 'en', '[]', '{}', '[]', 'ws19', '[]', '{}', 'ws19', '{}',
      '{}', false from attempt
    on conflict (id) do update set updated_at = excluded.updated_at returning id
  ), screened as (
    insert into lead_screening (lead_id, study_id, passed) select id, 1, true from saved
  )
  insert into outbox (kind, lead_id) select 'lead.saved', id from saved`;
