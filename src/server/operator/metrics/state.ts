import { sql, type Kysely } from 'kysely';
import { heldState } from '#src/server/bots/hold.ts';
import { leadsWithoutConsent } from '#src/server/consents/missing.ts';
import type { Database } from '#src/server/db/schema.ts';
import { never } from '#src/server/outbox/lease.ts';

type Gauge = { name: string; help: string; value: number };

type OutboxState = { depth: number; dead: number; age: number };

/** Gauges of the whole product, read from the database: every server reports the same. Counts alone. */
export async function stateGauges(db: Kysely<Database>): Promise<Gauge[]> {
  const groups = [outboxGauges, messageGauges, numberGauges, leadGauges, bookingGauges];
  const gauges: Gauge[] = [];
  // One after the other: a scrape takes one connection from visitors, and no more.
  for (const group of groups) gauges.push(...(await group(db)));
  return gauges;
}

async function outboxGauges(db: Kysely<Database>): Promise<Gauge[]> {
  const { rows } = await sql<OutboxState>`
    select count(*) filter (where dead_at is null) as depth, count(*) filter (where dead_at is not null) as dead,
      coalesce(extract(epoch from now() - min(created_at) filter (where dead_at is null)), 0)::float as age
    from outbox where done_at is null and run_at < ${never}`.execute(db);
  const { depth, dead, age } = rows[0] ?? { depth: 0, dead: 0, age: 0 };
  return [
    { name: 'openscreener_outbox_depth', help: 'Deliveries that wait.', value: depth },
    { name: 'openscreener_outbox_dead', help: 'Deliveries that were given up.', value: dead },
    {
      name: 'openscreener_outbox_age_seconds',
      help: 'Age of the oldest delivery that waits.',
      value: Math.max(0, age),
    },
  ];
}

async function messageGauges(db: Kysely<Database>): Promise<Gauge[]> {
  const { rows } = await sql<{ waiting: number; givenUp: number }>`
    select count(*) filter (where dead_at is null) as waiting, count(*) filter (where dead_at is not null) as "givenUp"
    from message where done_at is null`.execute(db);
  const { waiting, givenUp } = rows[0] ?? { waiting: 0, givenUp: 0 };
  return [
    { name: 'openscreener_messages_waiting', help: 'Messages to visitors that wait.', value: waiting },
    { name: 'openscreener_messages_given_up', help: 'Messages to visitors that were given up.', value: givenUp },
  ];
}

async function numberGauges(db: Kysely<Database>): Promise<Gauge[]> {
  const { rows } = await sql<{ refused: number }>`
    select coalesce(sum(refused), 0) as refused from asked_numbers where since > now() - interval '1 day'`.execute(db);
  const help = 'Questions about phone numbers that were refused within a day.';
  return [{ name: 'openscreener_numbers_refused', help, value: rows[0]?.refused ?? 0 }];
}

async function leadGauges(db: Kysely<Database>): Promise<Gauge[]> {
  const held = await heldState(db);
  const { reports, uncalled } = await reported(db);
  return [
    {
      name: 'openscreener_leads_held',
      help: 'Leads that may come from a machine and are kept apart until an operator decides.',
      value: held.count,
    },
    {
      name: 'openscreener_leads_held_age_seconds',
      help: 'For how long the first of them has been.',
      value: held.ageSeconds,
    },
    {
      name: 'openscreener_leads_without_consent',
      help: 'Leads of the last day that should have a consent and have none.',
      value: await leadsWithoutConsent(db),
    },
    {
      name: 'openscreener_lead_reports',
      help: 'Reports of the lead receiver that came within a day.',
      value: reports,
    },
    {
      name: 'openscreener_leads_not_called',
      help: 'Leads that qualified one to eight days ago and of which no call is reported; 0 while nothing ever is.',
      value: uncalled,
    },
    {
      name: 'openscreener_leads',
      help: 'Leads kept; above 10000 an estimate.',
      value: (await countOf(db, 'lead')) ?? 0,
    },
  ];
}

async function bookingGauges(db: Kysely<Database>): Promise<Gauge[]> {
  const value = await countOf(db, 'booking');
  const help = 'Bookings kept; above 10000 an estimate.';
  return value === undefined ? [] : [{ name: 'openscreener_bookings', help, value }];
}

async function reported(db: Kysely<Database>): Promise<{ reports: number; uncalled: number }> {
  const { rows } = await sql<{ reports: number; uncalled: number }>`
    select (select count(*) from lead_state where received_at > now() - interval '1 day') as reports,
      (select count(*) from (select id from lead
          where created_at between now() - interval '8 days' and now() - interval '1 day' and qualified
          order by created_at desc limit ${COUNTED}) as recent
        where exists (select from lead_state) and not exists (
          select from lead_state where lead_id = recent.id and state <> 'received')) as uncalled`.execute(db);
  return rows[0] ?? { reports: 0, uncalled: 0 };
}

/** Rows that a scrape counts at most. */
const COUNTED = 10_000;

/**
 * Rows of a table; undefined where there is no such table. Of a table with more than `counted` it is what the statistics
 * of the database say, so that no scrape reads a million rows.
 */
export async function countOf(db: Kysely<Database>, table: string, counted = COUNTED): Promise<number | undefined> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db);
  if (rows[0]?.found !== true) return undefined;
  const first = await sql<{ n: number }>`
    select count(*) as n from (select from ${sql.table(table)} limit ${counted + 1}) as first`.execute(db);
  const n = first.rows[0]?.n ?? 0;
  if (n <= counted) return n;
  const known = await sql<{ n: number }>`
    select reltuples::float as n from pg_class where oid = to_regclass(${table})`.execute(db);
  return Math.max(n, known.rows[0]?.n ?? 0);
}
