import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { OpenDatabase } from '#src/server/db/open.ts';
import { postalPlaceOf } from '#src/server/studies/postalAreas.ts';
import { serve } from '#src/server/testing/process.ts';
import { Browser, percentile, tell } from './browser.ts';
import { fillTarget } from './fillTarget.ts';
import { searchDrawer } from './register.ts';
import { choices, target } from './target.ts';

/**
 * The nearby search for a condition and a word in a generated register of the size of the largest there is: how long an
 * answer takes at eight at a time, beside a scan of every row, and the memory of the server.
 *
 *   npm run load:search -- --engine postgres --searches 2000
 */
const { engines, numbers } = choices({ studies: 70_000, sites: 600_000, searches: 2000, lanes: 8, scans: 5 });
const limits = { embedded: 150, postgres: 50 };

/** Resident memory of a process in MB. */
const memoryMb = (pid = 0) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Searches over the network. Gives the milliseconds of each, how many studies all of them found, and the usual memory of the server. */
async function search(browser: Browser, count: number, pid: number | undefined) {
  const draw = searchDrawer();
  const [times, memory]: [number[], number[]] = [[], []];
  let [left, found] = [count, 0];
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const { status, ms, body } = await browser.send('/api/studies/search', draw());
      if (status !== 200) throw new Error(`${status} ${body}`);
      times.push(ms);
      if (times.length % 50 === 0) memory.push(memoryMb(pid));
      // The server answers with a number there.
      found += (JSON.parse(body) as { nearbyTotal: number }).nearbyTotal;
    }
  };
  await Promise.all(Array.from({ length: numbers.lanes }, lane));
  return { times, found, memory: percentile(memory, 0.5) };
}

/** The same searches by reading every row, one at a time. Gives the milliseconds of each. */
async function scan(opened: OpenDatabase): Promise<number[]> {
  const { db } = opened;
  const draw = searchDrawer();
  const times: number[] = [];
  for (let count = 0; count < numbers.scans; count += 1) {
    const { postalCode, country, query, indicationIds } = draw();
    const place = await postalPlaceOf(db, postalCode, country);
    const start = performance.now();
    await sql`select study_id, min(km) from (select study_id, km_between(${place?.latitude ?? 0}, ${place?.longitude ?? 0}, lat, lon) as km
      from site join study on study.id = study_id where country = ${country} and status = 'open'
      and details -> 'indicationIds' @> ${JSON.stringify(indicationIds)}::jsonb
      and search_text(details::text) like ${`%${query}%`}) as site where km <= 160 group by study_id order by 2 limit 20`.execute(
      db,
    );
    times.push(performance.now() - start);
  }
  await opened.close();
  return times;
}

for (const name of engines) {
  const engine = await target(name);
  await fillTarget(engine, numbers);
  // How fast it can be, not when it has others come later.
  const server = await serve({ ...engine.environment, SHED_LOAD_MS: '0' });
  const browser = await new Browser(server.address, numbers.lanes).arrive();
  await search(browser, numbers.searches / 2, server.pid);
  const { memory: before } = await search(browser, numbers.searches / 2, server.pid);
  const { times, found, memory: after } = await search(browser, numbers.searches, server.pid);
  browser.close();
  await server.end('SIGTERM');
  const scans = await scan(await engine.open());
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  tell(`${name}: ${times.length} searches at ${numbers.lanes} at a time, studies found`, found, found > times.length);
  tell(`${name}: p50 ${p50.toFixed(1)} ms, p99 ms (${limits[name]})`, p99.toFixed(1), p99 <= limits[name]);
  tell(
    `${name}: p50 of a scan of every row, as a multiple`,
    `${percentile(scans, 0.5).toFixed(0)} ms, ${(percentile(scans, 0.5) / p50).toFixed(0)}`,
  );
  tell(
    `${name}: memory MB, last half of the searches against the quarter before (1.1)`,
    `${after.toFixed(0)} / ${before.toFixed(0)}`,
    after <= before * 1.1,
  );
  await engine.close();
}
