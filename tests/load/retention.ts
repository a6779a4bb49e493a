import { sql, type Kysely } from 'kysely';
import { seedDemo } from '#src/server/db/demo/seed.ts';
import type { Database } from '#src/server/db/schema.ts';
import { retain, RetentionError } from '#src/server/privacy/retention.ts';
import { tell } from './browser.ts';
import { choices, target } from './target.ts';

/**
 * How long the hourly removal of old data takes beside many leads and events that are not old, and old bookings of leads
 * that stay, with the indexes that lead to what is to go, and without them.
 *
 *   npm run load:retention -- --rows 200000
 */
const { engines, numbers } = choices({ rows: 200_000 });
const days = { unqualifiedLeadDays: { usual: 365, own: { ws10: 90 } } };

/** As long as what servers seal; nobody opens these. */
const envelope = { lead: 's'.repeat(1200), event: 's'.repeat(200) };
/** Rows written by one statement. */
const AT_ONCE = 10_000;

async function fill(db: Kysely<Database>): Promise<void> {
  const age = sql`now() - make_interval(mins => n % 100000)`;
  for (let from = 0; from < numbers.rows; from += AT_ONCE) {
    const series = sql`generate_series(${sql.lit(from + 1)}, ${sql.lit(from + AT_ONCE)}) as one (n)`;
    await sql`insert into lead (id, slug, phone_hash, email_hash, country, language, campaign, sealed, updated_at)
      select gen_random_uuid(), 'slug-' || n, 'phone ' || n, 'email ' || n, 'US', 'en', 'ws' || n % 30, ${envelope.lead}, ${age}
      from ${series}`.execute(db);
    await sql`insert into booking (resource_id, id, lead_id, starts_at, ends_at, sealed, phone_hash, request_sha256)
      select 'demo-coordinator-1', gen_random_uuid(), lead.id, at, at + interval '30 minutes', ${envelope.event}, 'phone', 'request'
      from (select n, now() - make_interval(days => 400, mins => n * 30) as at from ${series}) as times
        join lead on slug = 'slug-' || n where n % 4 = 0`.execute(db);
    await sql`insert into action (signup, screener, codes, at, sealed)
      select 'ws10', true, '["l"]', ${age}, ${envelope.event} from ${series}`.execute(db);
    await sql`insert into router_log (at, sealed) select ${age}, ${envelope.event} from ${series}`.execute(db);
  }
  await sql`analyze`.execute(db);
}

/** The middle one of five passes, in ms. */
async function passMs(db: Kysely<Database>): Promise<number> {
  const times: number[] = [];
  for (let pass = 0; pass < 5; pass += 1) {
    const start = performance.now();
    await retain(db, days, new Date());
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[2] ?? 0;
}

for (const name of engines) {
  const engine = await target(name);
  const opened = await engine.open();
  // Whose times are booked.
  await seedDemo(opened.db);
  const empty = await passMs(opened.db);
  await fill(opened.db);
  const full = await passMs(opened.db);
  await sql`drop index lead_undecided, action_by_age, router_log_by_age`.execute(opened.db);
  // Beside it, on a busy machine, a statement may take longer than a server lets it run.
  const unindexed = await passMs(opened.db).then(
    (ms) => ms.toFixed(0),
    (error: unknown) => {
      if (error instanceof RetentionError) return 'too long';
      throw error;
    },
  );
  const figures = `${empty.toFixed(0)} empty, ${full.toFixed(0)} full, ${unindexed} without indexes`;
  tell(`${name}: ms of a pass that finds nothing, ${numbers.rows} leads (empty + 50)`, figures, full <= empty + 50);
  await opened.close();
  await engine.close();
}
