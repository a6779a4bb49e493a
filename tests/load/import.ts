import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startScript, type Ended } from '#src/server/testing/process.ts';
import { writeRegister, type Drift } from '#src/server/studies/imports/testing/generatedRegister.ts';
import { tell } from './browser.ts';
import { choices, target, type Target } from './target.ts';

/**
 * Imports a generated register of real size: how fast, in how much memory, what is lost or doubled when it is killed again
 * and again, and what a later download is told to have changed.
 *
 *   npm run load:import -- --studies 70000 --sites 600000 --kills 3 --engine postgres
 */
const { engines, numbers } = choices({ studies: 70_000, sites: 600_000, kills: 3 });
const folder = mkdtempSync(join(tmpdir(), 'openscreener-register-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** One in a hundred of each: what the later download says of a study. */
const drifts: Readonly<Record<number, Drift>> = { 1: 'closed', 2: 'site', 3: 'ages', 4: 'gone' };
const [first, later] = [join(folder, 'register.json'), join(folder, 'later.json')];
const register = { studies: numbers.studies, sitesEach: numbers.sites / numbers.studies };
await writeRegister(first, register);
await writeRegister(later, { ...register, driftOf: (index) => drifts[index % 100] ?? 'none' });
console.log(`${numbers.studies} studies, ${Math.round(statSync(first).size / 1e6)} MB`);

type Run = Ended & { seconds: number; megabytes: number };

/** Memory of a process at most, in MB, by what Linux tells; elsewhere 0. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** As `npm run studies` starts it. */
const frugal = { NODE_OPTIONS: '--max-semi-space-size=4' };
const command = (engine: Target, file: string) =>
  startScript('scripts/operate.ts', ['studies', 'import', file, '--whole'], { ...engine.environment, ...frugal });

async function importOf(engine: Target, file: string): Promise<Run> {
  const start = performance.now();
  const child = command(engine, file);
  let megabytes = 0;
  const watch = setInterval(() => (megabytes = Math.max(megabytes, peakOf(child.pid))), 200);
  const ended = await child.ended;
  clearInterval(watch);
  if (ended.code !== 0) throw new Error(ended.output + ended.errors);
  return { ...ended, seconds: (performance.now() - start) / 1000, megabytes };
}

/** Everything that an import writes, as one hash, without the ids that the order of the records gives. */
async function contentOf(engine: Target) {
  const opened = await engine.open();
  const { rows } = await sql<{ studies: number; sites: number; criteria: number; hash: string }>`
    select (select count(*)::integer from study where status = 'draft') as studies,
      (select count(*)::integer from site join study on study.id = site.study_id where status = 'draft') as sites,
      (select sum(jsonb_array_length(criteria))::integer from criterion_draft) as criteria,
      md5((select string_agg(external_id || md5(details::text) || (select string_agg(ext_id || name || lat || lon, ',' order by ext_id)
          from site where study_id = study.id) || (select criteria::text from criterion_draft where study_id = study.id), ';' order by external_id) from study where status = 'draft')) as hash`.execute(
    opened.db,
  );
  await opened.close();
  return JSON.stringify(rows[0]);
}

/** Kills the import somewhere in the middle, each time further on. */
async function killed(engine: Target, seconds: number): Promise<void> {
  for (let count = 0; count < numbers.kills; count += 1) {
    const child = command(engine, first);
    await child.wrote(/ records, /);
    const part = (seconds * 1000 * Math.random()) / (numbers.kills + 1);
    await new Promise((resolve) => setTimeout(resolve, part));
    await child.end('SIGKILL');
  }
}

for (const name of engines) {
  const [whole, broken] = [await target(name), await target(name)];
  const { seconds, megabytes } = await importOf(whole, first);
  const speed = numbers.studies / seconds;
  const limit = name === 'postgres' ? 1000 : 0;
  tell(`${name}: studies imported a second, of ${seconds.toFixed(0)} s (${limit})`, speed.toFixed(0), speed >= limit);
  tell(`${name}: memory of the import, MB at most (400)`, megabytes.toFixed(0), name !== 'postgres' || megabytes < 400);
  const again = await importOf(whole, first);
  tell(
    `${name}: the same again, studies a second`,
    (numbers.studies / again.seconds).toFixed(0),
    again.seconds <= seconds,
  );
  await killed(broken, seconds);
  const rest = await importOf(broken, first);
  const [expected, found] = [await contentOf(whole), await contentOf(broken)];
  const wentOn = /Went on after record (\d+)/.exec(rest.output)?.[1] ?? 'none';
  tell(`${name}: the same rows after ${numbers.kills} kills, the last at record ${wentOn}`, found, found === expected);
  const drift = await importOf(whole, later);
  const each = numbers.studies / 100;
  const told = ['no longer recruit', 'are gone', 'have other sites', 'have other ages'];
  const isTold = told.every((words) => drift.output.includes(`${each} studies ${words}`));
  tell(
    `${name}: changes told in ${drift.seconds.toFixed(0)} s, ${each} of each`,
    drift.output.split('\n').length,
    isTold,
  );
  await whole.close();
  await broken.close();
}
