import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfStale } from '#scripts/freshBuild.ts';
import { serve } from '#src/server/testing/process.ts';
import { percentile, tell } from './browser.ts';
import { fillTarget } from './fillTarget.ts';
import { processSeconds } from './processTime.ts';
import { recordVisits, type RecordedVisit } from './recordVisits.ts';
import { searchDrawer } from './register.ts';
import { replayVisit, type Answered } from './replayVisit.ts';
import { choices, target } from './target.ts';

/**
 * Visits at a steady rate in a register of the size of the largest there is: a browser makes one to each kind of flow,
 * then every request of it is sent again for visitors of their own, page, files and calls, one after the other. Prints how
 * long each took, by what was asked for.
 *
 *   npm run load:visits -- --engine postgres --rate 10 --seconds 300
 */
const { engines, numbers } = choices({ studies: 70_000, sites: 600_000, rate: 10, seconds: 300, warm: 10 });
/** Milliseconds in which 99 of 100 requests of any kind are answered. */
const limits = { embedded: 500, postgres: 250 };

const draw = searchDrawer();

/** The visit with searches of its own: each visitor lives somewhere and has a condition. */
const withOwnSearches = (visit: RecordedVisit): RecordedVisit => ({
  ...visit,
  requests: visit.requests.map((one) =>
    one.path === '/api/studies/search' ? { ...one, body: Buffer.from(JSON.stringify(draw())) } : one,
  ),
});

/** Begins visits at the rate, whether or not those before have ended, and gives every answer. */
async function makeVisits(address: string, visits: readonly RecordedVisit[], seconds: number): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const answers: Answered[] = [];
  const underWay: Promise<void>[] = [];
  const start = performance.now();
  for (let number = 0; number < seconds * numbers.rate; number += 1) {
    await wait(Math.max(0, start + (number * 1000) / numbers.rate - performance.now()));
    const visit = visits[number % visits.length];
    if (!visit) throw new Error('No visit was recorded.');
    underWay.push(
      replayVisit(address, agent, { visit: withOwnSearches(visit), number }, (answer) => void answers.push(answer)),
    );
  }
  await Promise.all(underWay);
  agent.destroy();
  return answers;
}

function show(name: string, answers: readonly Answered[], limit: number): void {
  for (const what of [...new Set(answers.map((one) => one.what))].toSorted()) {
    const of = answers.filter((one) => one.what === what);
    const times = of.map(({ ms }) => ms);
    const failed = of.filter(({ status }) => status >= 400).map(({ status }) => status);
    const p99 = percentile(times, 0.99);
    const refused = failed.length > 0 ? `, ${failed.length} answered ${[...new Set(failed)].join(' and ')}` : '';
    tell(
      `${name}: ${what}, ${times.length} times, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ms (${limit})`,
      `${p99.toFixed(1)}${refused}`,
      p99 <= limit && failed.length === 0,
    );
  }
}

await buildIfStale();
for (const name of engines) {
  const engine = await target(name);
  await fillTarget(engine, numbers);
  // The limits count each request, though nobody meets them here. What is refused under load is tested elsewhere.
  const server = await serve({ ...engine.environment, RATE_LIMIT_FACTOR: '100000', SHED_LOAD_MS: '0' });
  const visits = await recordVisits(server.address);
  for (const { name: kind, requests } of visits) console.log(`      ${kind}: ${requests.length} requests`);
  await makeVisits(server.address, visits, numbers.warm);
  const before = processSeconds(server.pid ?? 0);
  const answers = await makeVisits(server.address, visits, numbers.seconds);
  const busy = processSeconds(server.pid ?? 0) - before;
  show(name, answers, limits[name]);
  const perVisit = (busy * 1000) / (numbers.seconds * numbers.rate);
  tell(
    `${name}: processor ms of the server for a visit, and its share of one processor`,
    `${perVisit.toFixed(0)}, ${((busy / numbers.seconds) * 100).toFixed(0)} %`,
  );
  await server.end('SIGTERM');
  await engine.close();
}
