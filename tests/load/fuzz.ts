import { parseArgs } from 'node:util';
import { embeddedEngine, postgresEngine } from '#src/server/testing/engines/engine.ts';
import { createWorld } from '#src/server/testing/startTestServer.ts';
import { tell } from './browser.ts';
import { attack } from './hostile.ts';
import { callNames } from './sending.ts';

/**
 * Generated requests to every call: no 5xx, words for each refusal, no row of a refused one.
 *
 *   npm run fuzz -- --runs 10000 --engine postgres --call createLead
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    engine: { type: 'string', default: 'embedded' },
    call: { type: 'string' },
  },
});
const open = values.engine === 'postgres' ? postgresEngine : embeddedEngine;
const asked = callNames.filter((one) => values.call === undefined || one === values.call);
const total = { requests: 0, refused: 0, faults: 0 };

/** Each call on a database of its own, so that one does not slow the count of the rows of another. */
for (const name of asked) {
  const engine = await open();
  const world = await createWorld(engine, { LOG_LEVEL: 'silent' });
  const outcome = await attack(world, name, Number(values.runs)).catch((error: unknown) => String(error));
  await world.close();
  await engine.close();
  if (typeof outcome === 'string') {
    total.faults += 1;
    tell(name, outcome, false);
    continue;
  }
  const { requests, good, taken, refused } = outcome;
  total.requests += requests;
  total.refused += refused;
  tell(name, `${requests} requests, ${taken} taken (${good} known to be good), ${refused} refused`);
}
tell(
  `${values.engine}: ${asked.length} routes, ${total.requests} requests, ${total.refused} refused; 5xx, rows of refused ones and other faults`,
  total.faults,
  total.faults === 0,
);
