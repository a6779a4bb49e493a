import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LeadSaved } from '#src/generated/api.ts';
import { embeddedReceiver } from '#src/server/outbox/receiver.ts';
import { deliverDue } from '#src/server/outbox/worker.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { exampleLead, exampleLeadConsent } from '#src/server/testing/examples.ts';
import { serve } from '#src/server/testing/process.ts';
import { Browser, tell } from './browser.ts';
import { choices, target, type Target } from './target.ts';

/**
 * Kills the server again and again while leads are being saved, and looks for what is lost, partial or doubled.
 *
 *   npm run load:kill -- --rounds 20 --engine postgres
 */
const { engines, numbers } = choices({ rounds: 20, writers: 8 });

/** Saved with each lead, or not at all. */
const consents = (['sms', 'call', 'email'] as const).map((consentType, index) =>
  exampleLeadConsent({ consentType, sequence: index + 1 }),
);

type Sent = { lead: ReturnType<typeof exampleLead>; key: string };
type Ledger = { acknowledged: Map<string, string>; open: Sent[]; startMs: number[] };

async function writeUntilKilled(browser: Browser, { acknowledged, open }: Ledger): Promise<void> {
  for (;;) {
    const sent = { lead: exampleLead({ consents }), key: randomUUID() };
    open.push(sent);
    try {
      const { status, body } = await browser.save(sent.lead, sent.key);
      if (status !== 201) continue;
      // A 201 of this call has this body.
      acknowledged.set(sent.lead.leadId, (JSON.parse(body) as LeadSaved).slug);
      open.splice(open.indexOf(sent), 1);
    } catch {
      return;
    }
  }
}

/** What had no answer is sent again with its key, as a browser does. */
async function sendAgain(browser: Browser, { acknowledged, open }: Ledger): Promise<void> {
  for (const { lead, key } of open.splice(0)) {
    let { status, body } = await browser.save(lead, key);
    while (status === 503) ({ status, body } = await browser.save(lead, key));
    if (status !== 201) throw new Error(`A lead sent again was answered ${status} ${body}`);
    acknowledged.set(lead.leadId, (JSON.parse(body) as LeadSaved).slug);
  }
}

async function startTimed({ environment }: Target, { startMs }: Ledger) {
  const start = performance.now();
  const server = await serve(environment);
  while ((await fetch(`${server.address}/readyz`)).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 20));
  startMs.push(performance.now() - start);
  return server;
}

async function round(engine: Target, ledger: Ledger): Promise<void> {
  const server = await startTimed(engine, ledger);
  const browser = await new Browser(server.address, numbers.writers).arrive();
  await sendAgain(browser, ledger);
  const writing = Array.from({ length: numbers.writers }, () => writeUntilKilled(browser, ledger));
  await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 900));
  await server.end('SIGKILL');
  await Promise.all(writing);
  browser.close();
}

type Counted = {
  id: string;
  slug: string;
  surveys: number;
  screenings: number;
  queued: number;
  keys: number;
  consents: number;
};

async function inspect(engine: Target, { acknowledged }: Ledger): Promise<void> {
  const opened = await engine.open();
  const { db } = opened;
  const parts = { db, receiver: embeddedReceiver(db), clock: () => new Date(Date.now() + 60_000) };
  const log = { warn: console.warn, error: console.error };
  while ((await deliverDue({ ...parts, log }, new AbortController().signal)) > 0) await new Promise(setImmediate);
  const { rows } = await sql<Counted>`select id, slug,
    (select count(*) from survey_answer where lead_id = lead.id) as surveys,
    (select count(*) from lead_screening where lead_id = lead.id) as screenings,
    (select count(*) from consent where lead_id = lead.id) as consents,
    (select count(*) from outbox where lead_id = lead.id) as queued,
    (select count(*) from idempotency_key where lead_id = lead.id) as keys from lead`.execute(db);
  const delivered = await sql<{ n: number; keys: number; queued: number }>`select count(*) as n,
    count(distinct idempotency_key) as keys, (select count(*) from outbox) as queued from delivery`.execute(db);
  const { violations } = await verifyLedger(db);
  await opened.close();
  const kept = new Map(rows.map((row) => [row.id, row]));
  const lost = [...acknowledged].filter(([id, slug]) => kept.get(id)?.slug !== slug).length;
  const partial = rows.filter(
    (row) => row.surveys !== 9 || row.screenings !== 1 || row.queued < 1 || row.consents < consents.length,
  ).length;
  const doubled = rows.filter((row) => row.queued > 1 || row.keys > 1 || row.consents > consents.length).length;
  const { n = 0, keys = 0, queued = -1 } = delivered.rows[0] ?? {};
  tell(`${engine.name}: acknowledged leads lost of ${acknowledged.size}`, lost, lost === 0 && acknowledged.size > 0);
  tell(`${engine.name}: leads partial of ${rows.length}`, partial, partial === 0);
  tell(`${engine.name}: leads doubled`, doubled, doubled === 0);
  tell(`${engine.name}: violations in the ledger of consents`, violations.length, violations.length === 0);
  tell(`${engine.name}: deliveries of ${queued}, each once`, `${n} (${keys} keys)`, n === queued && keys === n);
}

for (const name of engines) {
  const engine = await target(name);
  const ledger: Ledger = { acknowledged: new Map(), open: [], startMs: [] };
  for (let count = 0; count < numbers.rounds; count += 1) await round(engine, ledger);
  const last = await startTimed(engine, ledger);
  const [, ...afterKill] = ledger.startMs;
  const slowest = Math.max(...afterKill);
  tell(`${name}: ${numbers.rounds} kills, slowest start after one, ms (5000)`, slowest.toFixed(0), slowest <= 5000);
  const browser = await new Browser(last.address, 1).arrive();
  await sendAgain(browser, ledger);
  browser.close();
  await last.end('SIGTERM');
  await inspect(engine, ledger);
  await engine.close();
}
