import { sql, type Kysely } from 'kysely';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { leadsWithoutConsent } from '#src/server/consents/missing.ts';
import { verifyNew } from '#src/server/consents/checkpoint.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import type { Database } from '#src/server/db/schema.ts';
import { listLeads } from '#src/server/leads/list.ts';
import { stateGauges } from '#src/server/operator/metrics/state.ts';
import { performCommand } from '#src/server/operator/commands/perform.ts';
import { eraseLead, erasePhone } from '#src/server/privacy/erase.ts';
import { retain } from '#src/server/privacy/retention.ts';
import { cookieSecretsOf } from '#src/server/settings/cookieSecrets.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { serve } from '#src/server/testing/process.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import { Browser, percentile, tell } from './browser.ts';
import { fill } from './million/fill.ts';
import { watched } from './million/reads.ts';
import { choices, target, type Target } from './target.ts';

/**
 * A database with a million leads and all that belongs to them, beside an empty one: how long saves and corrections take in
 * both, in turns, and that all other work finds what it needs by an index.
 *
 *   npm run load:million -- --leads 1000000 --rounds 10
 */
const { numbers } = choices({ leads: 1_000_000, rounds: 10, saves: 200 });

type Db = Kysely<Database>;
type Times = { save: number[]; update: number[] };

async function saveSome(browser: Browser, times: Times): Promise<void> {
  for (let count = 0; count < numbers.saves; count += 1) {
    const lead = exampleLead();
    const saved = await browser.save(lead);
    if (saved.status !== 201) throw new Error(`A save was answered ${saved.status} ${saved.body}`);
    times.save.push(saved.ms);
    // A 201 of this call has this body.
    const { slug } = JSON.parse(saved.body) as LeadSaved;
    const changed = await browser.update(slug, { ...lead, weightKg: 71 }, crypto.randomUUID());
    if (changed.status !== 200) throw new Error(`A correction was answered ${changed.status} ${changed.body}`);
    times.update.push(changed.ms);
  }
}

/** Saves in turns in both databases, so that what else the machine does falls on both. */
async function compareSaves(empty: Target, full: Target): Promise<void> {
  const both = await Promise.all(
    [empty, full].map(async (engine) => {
      const server = await serve({ ...engine.environment, SHED_LOAD_MS: '0' });
      const browser = await new Browser(server.address, 1).arrive();
      await saveSome(browser, { save: [], update: [] });
      const times: Times = { save: [], update: [] };
      return { server, browser, times };
    }),
  );
  for (let round = 0; round < numbers.rounds; round += 1)
    for (const { browser, times } of round % 2 === 0 ? both : both.toReversed()) await saveSome(browser, times);
  for (const what of ['save', 'update'] as const) {
    const [before, after] = both.map(({ times }) => [0.5, 0.99].map((share) => percentile(times[what], share)));
    const ratio = (after?.[1] ?? NaN) / (before?.[1] ?? NaN);
    const figures = [before, after].map((one) => one?.map((ms) => ms.toFixed(1)).join(' / '));
    tell(
      `${what}: p50 / p99 ms empty ${figures[0]}, full ${figures[1]}; p99 ratio (1.5)`,
      ratio.toFixed(2),
      ratio <= 1.5,
    );
  }
  for (const { server, browser } of both) {
    browser.close();
    await server.end('SIGTERM');
  }
}

const settings = readSettings({ COOKIE_SECRET: 'only used while a proof is running' });
const secrets = cookieSecretsOf(settings);

/** Work that must not read a large table from front to back, each by its name. */
const work: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  'list of the newest leads': (db) => listLeads(db, { identity: true }),
  'list of appointments': (db) => command(db, 'bookings', 'list'),
  'list of deliveries': (db) => command(db, 'outbox', 'list'),
  metrics: (db) => stateGauges(db),
  'leads without a consent': (db) => leadsWithoutConsent(db),
  'consents of a number': (db) => command(db, 'consents', 'show', '+12000000123'),
  'export of a number': (db) => command(db, 'privacy', 'export', '+12000000123'),
  'erasure of a lead': async (db) => {
    const { id } = await db
      .selectFrom('lead')
      .select('id')
      .where('phone_hash', '=', sealingOf(db).hash('phone', '+12000000124'))
      .executeTakeFirstOrThrow();
    await eraseLead(db, { leadId: id, reason: 'asked', at: new Date() });
  },
  'erasure of a number': (db) => erasePhone(db, '+12000000125', new Date()),
  'replay of an hour': (db) => command(db, 'outbox', 'replay', moment(2), moment(1)),
  'retention that finds nothing': (db) => retain(db, settings, new Date()),
  'verification of what was added': (db) => verifyNew(db, { secrets, now: new Date() }),
};

const moment = (hoursAgo: number) => `${new Date(Date.now() - hoursAgo * 3_600_000).toISOString().slice(0, 16)}Z`;
const command = (db: Db, ...words: string[]) =>
  performCommand({ db, settings, print: () => undefined, progress: () => undefined }, words);

async function tellWork(db: Db): Promise<void> {
  const began = performance.now();
  const { rows, violations } = await verifyLedger(db);
  const seconds = (performance.now() - began) / 1000;
  tell(`verification of the whole ledger of ${rows}, s`, seconds.toFixed(0), violations.length === 0);
  await verifyNew(db, { secrets, now: new Date(), isWhole: true });
  for (const [name, run] of Object.entries(work)) {
    const { ms, scans } = await watched(db, run);
    tell(
      `${name}, ms`,
      `${ms.toFixed(0)}${scans.length > 0 ? `, reads the whole of ${scans.join(', ')}` : ''}`,
      scans.length === 0,
    );
  }
  const late = new Date(Date.now() + 70 * 86_400_000);
  const { ms, scans } = await watched(db, async (one) => {
    const removed = await retain(one, settings, late);
    console.log(`      ${JSON.stringify(removed)}`);
  });
  tell('retention 70 days later, s', `${(ms / 1000).toFixed(0)} ${scans.join(', ')}`, scans.length === 0);
}

const [empty, full] = [await target('postgres'), await target('postgres')];
// Their servers make the tables and the studies.
for (const engine of [empty, full]) await (await serve(engine.environment)).end('SIGTERM');
const opened = await full.open();
const began = performance.now();
await opened.db.connection().execute((db) => fill(db, numbers.leads, showProgress));
const { rows } = await sql<{
  size: string;
}>`select pg_size_pretty(pg_database_size(current_database())) as size`.execute(opened.db);
tell(`${numbers.leads} leads saved in s, ${rows[0]?.size}`, ((performance.now() - began) / 1000).toFixed(0));
await compareSaves(empty, full);
await opened.db.connection().execute(tellWork);
await opened.close();
for (const engine of [empty, full]) await engine.close();

function showProgress(saved: number): void {
  if (saved % 100_000 === 0) console.log(`      ${saved} leads, ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
