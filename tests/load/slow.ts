import { serve } from '#src/server/testing/process.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { Browser, keepBusy, percentile, tell } from './browser.ts';
import { slowConnections } from './slowConnections.ts';
import { choices, target } from './target.ts';

/**
 * Two thousand connections that send and read as slowly as they can, from many addresses: what other visitors wait, beside
 * what they wait without them.
 *
 *   npm run load:slow -- --seconds 20 --connections 2000
 */
const { engines, numbers } = choices({ seconds: 20, connections: 2000, addresses: 40, lanes: 5 });

/** Ms that visitors may wait for an answer. */
const LIMIT = 200;

/** Visitors who save a lead, again and again: how long each waited, and how many were not served. */
async function visit(browser: Browser): Promise<{ waits: number[]; refused: string[] }> {
  const [waits, refused]: [number[], string[]] = [[], []];
  await keepBusy(numbers.lanes, numbers.seconds * 1000, async () => {
    const start = performance.now();
    const status = await browser.save(exampleLead()).then(
      (answer) => answer.status,
      () => 0,
    );
    waits.push(performance.now() - start);
    if (status !== 201) refused.push(String(status));
    // Visitors think between two steps.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return { waits, refused };
}

for (const name of engines) {
  const engine = await target(name);
  // Limits by address stay on: high enough for visitors who all come from one.
  const server = await serve({ ...engine.environment, RATE_LIMIT_FACTOR: '1000' });
  const browser = await new Browser(server.address, numbers.lanes).arrive();
  await visit(browser);
  const alone = await visit(browser);
  const slow = slowConnections(server.address, browser.headers, numbers);
  await slow.begun;
  const during = await visit(browser);
  const { open, ended } = slow.stop();
  const [before, after] = [alone, during].map(({ waits }) => percentile(waits, 0.99)) as [number, number];
  tell(`${name}: slow connections at the end, and ended by the server in ${numbers.seconds} s`, `${open}, ${ended}`);
  const refused = [...new Set(during.refused)].join(', ');
  tell(
    `${name}: not served of ${during.waits.length} visits (0)`,
    `${during.refused.length} ${refused}`.trim(),
    during.refused.length === 0,
  );
  tell(`${name}: p99 ms of others ${before.toFixed(0)} without, with (${LIMIT})`, after.toFixed(0), after < LIMIT);
  browser.close();
  await server.end('SIGTERM');
  await engine.close();
}
