import { parseArgs } from 'node:util';
import { embeddedEngine, postgresEngine } from '#src/server/testing/engine.ts';
import { createWorld } from '#src/server/testing/world.ts';
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
const engine = await (values.engine === 'postgres' ? postgresEngine() : embeddedEngine());
const world = await createWorld(engine, { LOG_LEVEL: 'silent' });
for (const name of callNames.filter((one) => values.call === undefined || one === values.call)) {
  const outcome = await attack(world, name, Number(values.runs)).catch((error: unknown) => String(error));
  if (typeof outcome === 'string') tell(name, outcome, false);
  else tell(name, `${outcome.requests} requests, ${outcome.taken} taken, ${outcome.refused} refused`);
}
await world.close();
await engine.close();
