import { randomBytes, randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { contentHash } from '#src/server/http/idempotency.ts';
import { saveStatement } from '#src/server/leads/saveStatement.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { serve } from '#src/server/testing/process.ts';
import { Browser, keepBusy, percentile, tell } from './browser.ts';
import { processSeconds } from './processTime.ts';
import { choices, target, type Target } from './target.ts';

/**
 * How fast leads are saved over the network: on PostgreSQL against the same transaction sent as bare SQL, in turns in the
 * same run; on both engines the latency at 50 connections, and the processor time of the server for a save.
 *
 *   npm run load:rate -- --seconds 5 --rounds 3
 */
const { engines, numbers } = choices({ seconds: 5, rounds: 3, connections: 50 });

async function bareRate(url: string, compile: Compile): Promise<number> {
  const pool = new Pool({ connectionString: url, max: 10 });
  let done = 0;
  await keepBusy(20, numbers.seconds * 1000, async () => {
    const { sql, parameters } = compile();
    await pool.query(sql, [...parameters]);
    done += 1;
  });
  await pool.end();
  return done / numbers.seconds;
}

type Compile = () => { sql: string; parameters: readonly unknown[] };

async function statements(engine: Target): Promise<{ compile: Compile; close(): Promise<void> }> {
  const opened = await engine.open();
  const compile = () => {
    const lead = exampleLead();
    const qualification = { judgement: { age: 46, bmi: 24.2, ageQualifies: true }, qualified: true };
    const names = {
      scope: 'createLead',
      key: randomUUID(),
      newSlug: randomBytes(16).toString('base64url'),
      visit: 'load',
    };
    const attempt = {
      ...names,
      contentHash: contentHash({ lead }, sealingOf(opened.db)),
      lead,
      qualification,
      at: new Date(),
      consents: [],
    };
    return saveStatement([attempt], sealingOf(opened.db)).compile(opened.db);
  };
  return { compile, close: () => opened.close() };
}

async function savedRate(browser: Browser, lanes: number): Promise<{ rate: number; times: number[] }> {
  const times: number[] = [];
  await keepBusy(lanes, numbers.seconds * 1000, async () => {
    const { status, ms, body, retryAfter } = await browser.save();
    if (status !== 201) throw new Error(`${status} ${retryAfter} ${body}`);
    times.push(ms);
  });
  return { rate: times.length / numbers.seconds, times };
}

const median = (values: readonly number[]) => percentile(values, 0.5);

for (const name of engines) {
  const engine = await target(name);
  // How fast it can be, not when it has others come later.
  const server = await serve({ ...engine.environment, SHED_LOAD_MS: '0' });
  const browser = await new Browser(server.address, numbers.connections).arrive();
  await savedRate(browser, 20);
  if (engine.url !== undefined) {
    const bare = await statements(engine);
    const rates: { saved: number; bare: number }[] = [];
    for (let round = 0; round < numbers.rounds; round += 1)
      rates.push({ bare: await bareRate(engine.url, bare.compile), saved: (await savedRate(browser, 20)).rate });
    await bare.close();
    const [alone, saved] = [median(rates.map((one) => one.bare)), median(rates.map((one) => one.saved))];
    const ratio = median(rates.map((one) => one.saved / one.bare));
    tell(
      `${name}: bare SQL ${alone.toFixed(0)}/s, POST ${saved.toFixed(0)}/s, ratio (0.5 or more)`,
      ratio.toFixed(2),
      ratio >= 0.5,
    );
  }
  const before = processSeconds(server.pid ?? 0);
  const { rate, times } = await savedRate(browser, numbers.connections);
  const cpuMs = ((processSeconds(server.pid ?? 0) - before) * 1000) / times.length;
  const p99 = percentile(times, 0.99);
  const limit = name === 'embedded' ? 100 : Infinity;
  tell(
    `${name}: ${numbers.connections} connections, ${rate.toFixed(0)}/s, p50 ${median(times).toFixed(0)} ms, p99 ms (100 on embedded)`,
    p99.toFixed(0),
    p99 <= limit,
  );
  const whose = name === 'embedded' ? 'with its database' : 'without its database';
  tell(`${name}: processor ms of a save by the server, ${whose}`, cpuMs.toFixed(2));
  browser.close();
  await server.end('SIGTERM');
  await engine.close();
}
