import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '#src/server/testing/process.ts';
import { commandFlags } from '#tests/support/commandFlags.ts';
import { Browser, percentile, tell } from './browser.ts';
import { deliveredWithin, inspect } from './replicas/inspect.ts';
import { ASKED_EVERY_MS, openProxy } from './replicas/proxy.ts';
import { openReceiver } from './replicas/receiver.ts';
import { anotherFolder } from './replicas/release.ts';
import { Visitors } from './replicas/visitors.ts';
import { target } from './target.ts';

/**
 * Three servers on one PostgreSQL behind a plain proxy. Every ten seconds one is killed and started again, and in the middle
 * each is upgraded, one after the other, while leads are saved at a steady rate: nothing may be lost, doubled or out of order.
 *
 *   npm run load:replicas -- --seconds 300 --rate 50
 *   npm run load:replicas -- --from ../earlier      (they begin with the release in that folder, and are upgraded to this one)
 */
const flags = commandFlags({ seconds: 300, rate: 50, every: 10, from: 'text' }).values;
const { seconds, rate, every, from = process.cwd() } = flags;

type Server = Awaited<ReturnType<typeof serve>>;
type Replica = { server: Server; port: string; folder: string };
type Fleet = { replicas: Replica[]; kills: number; upgrades: number; startMs: number[] };

async function startFleet(environment: Record<string, string>): Promise<Fleet> {
  const replicas: Replica[] = [];
  for (let count = 0; count < 3; count += 1) {
    const server = await serve(environment, from);
    replicas.push({ server, port: new URL(server.address).port, folder: from });
  }
  return { replicas, kills: 0, upgrades: 0, startMs: [] };
}

async function startAgain(fleet: Fleet, replica: Replica, environment: Record<string, string>): Promise<void> {
  const start = performance.now();
  replica.server = await serve({ ...environment, PORT: replica.port }, replica.folder);
  fleet.startMs.push(performance.now() - start);
}

/** One is killed in each turn; in three turns of the middle another is stopped and started as the new release. */
async function disturb(
  fleet: Fleet,
  environment: Record<string, string>,
  { release, visitors }: { release: string; visitors: Visitors },
): Promise<void> {
  const turns = Math.floor(seconds / every) - 1;
  const first = Math.max(1, Math.floor(turns / 2) - 1);
  for (let turn = 0; turn < turns; turn += 1) {
    await delay((every * 1000) / 2);
    const upgraded = fleet.replicas[turn - first];
    if (upgraded) {
      await upgraded.server.end('SIGTERM');
      upgraded.folder = release;
      await startAgain(fleet, upgraded, environment);
      visitors.openPagesOf(release);
      fleet.upgrades += 1;
    }
    await delay((every * 1000) / 2);
    const killed = fleet.replicas[(turn + 1) % fleet.replicas.length];
    if (!killed) continue;
    await killed.server.end('SIGKILL');
    fleet.kills += 1;
    await startAgain(fleet, killed, environment);
  }
}

async function saveSteadily(visitors: Visitors): Promise<void> {
  const underWay: Promise<void>[] = [];
  const start = performance.now();
  for (let count = 0; count < seconds * rate; count += 1) {
    await delay(Math.max(0, start + (count * 1000) / rate - performance.now()));
    underWay.push(visitors.save(count));
  }
  await Promise.all(underWay);
}

const engine = await target('postgres');
const secret = `whsec_${randomBytes(32).toString('base64')}`;
const receiver = await openReceiver(secret);
const environment = {
  ...engine.environment,
  LEAD_RECEIVER_URL: receiver.url,
  LEAD_RECEIVER_HTTP: 'true',
  LEAD_RECEIVER_SECRETS: secret,
  DRAIN_SECONDS: String((2 * ASKED_EVERY_MS) / 1000),
};
const release = anotherFolder();
const fleet = await startFleet(environment);
const proxy = await openProxy(fleet.replicas.map(({ server }) => server.address));
const browser = await new Browser(proxy.address, 200).arrive();
const visitors = new Visitors(browser, from);
await Promise.all([saveSteadily(visitors), disturb(fleet, environment, { release: release.folder, visitors })]);
browser.close();
const left = await deliveredWithin(engine, 150_000);
for (const { server } of fleet.replicas) await server.end('SIGTERM');
proxy.close();
receiver.close();
release.remove();
const { times, tries, refused } = visitors;
const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(0));
tell(`${seconds} s, ${fleet.kills} kills, upgrades of 3`, fleet.upgrades, fleet.upgrades > 0);
tell('slowest start beside the others, ms', Math.max(...fleet.startMs).toFixed(0));
tell(`saves acknowledged of ${seconds * rate}, in ${tries} tries`, times.length, times.length === seconds * rate);
for (const one of new Set(refused)) tell('a save was refused', one, false);
tell(`ms until acknowledged: p50 ${p50}, p99 ${p99}, slowest`, Math.max(...times).toFixed(0));
tell('events not delivered at the end', left, left === 0);
await inspect(engine, visitors, receiver);
await engine.close();
