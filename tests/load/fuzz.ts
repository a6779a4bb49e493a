import { embeddedEngine } from '#src/server/testing/engines/embedded.ts';
import { makeTemplate, postgresEngine } from '#src/server/testing/engines/postgres.ts';
import { startPostgres } from '#src/server/testing/engines/postgresServer.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { commandFlags } from '#tests/support/commandFlags.ts';
import { tell } from './browser.ts';
import { attack } from './hostile.ts';
import { callNames } from './sending.ts';

/**
 * Generated requests to every call: no 5xx, words for each refusal, no row of a refused one.
 *
 *   npm run fuzz -- --runs 10000 --engine postgres --call createLead
 *   npm run fuzz -- --call book --seed=-27
 */
const { values } = commandFlags({
  runs: 1000,
  engine: ['embedded', 'postgres'],
  call: ['every', ...callNames],
  seed: 'integer',
});
const postgres = values.engine === 'postgres' ? await startPostgres() : undefined;
if (postgres) await makeTemplate(postgres.url);
const engine = postgres ? postgresEngine(postgres.url) : embeddedEngine;
const asked = callNames.filter((one) => values.call === 'every' || one === values.call);
const total = { requests: 0, refused: 0, failures: 0 };

/** Each call on a database of its own, so that one does not slow the count of the rows of another. */
for (const name of asked) {
  const database = await engine.open();
  const server = await startTestServer(database, { LOG_LEVEL: 'silent' });
  const outcome = await attack(server, name, values.runs, values.seed).catch((error: unknown) => String(error));
  await server.close();
  await database.close();
  if (typeof outcome === 'string') {
    total.failures += 1;
    tell(name, outcome, false);
    continue;
  }
  const { requests, good, taken, refused } = outcome;
  total.requests += requests;
  total.refused += refused;
  tell(name, `${requests} requests, ${taken} taken (${good} known to be good), ${refused} refused`);
}
await postgres?.stop();
tell(
  `${values.engine}: ${asked.length} routes, ${total.requests} requests, ${total.refused} refused; 5xx, rows of refused ones and other failures`,
  total.failures,
  total.failures === 0,
);
