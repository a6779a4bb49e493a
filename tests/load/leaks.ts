import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '#scripts/freshBuild.ts';
import { seedDemo } from '#src/server/db/demo/seed.ts';
import { RequestMetrics } from '#src/server/http/requestMetrics.ts';
import { metricsText } from '#src/server/operator/metrics/listener.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { dump, everything } from '#src/server/privacy/testing/everything.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { tell } from './browser.ts';
import { typeAndWait, typedMarkers } from './leaks/browser.ts';
import { reportSecret, sendEverything } from './leaks/calls.ts';
import { choices, target, type Target } from './target.ts';

/**
 * Whether a value that was sent or typed is found where none may be: in a dump and a backup without the key, in logs, metrics
 * and reported errors, in addresses, at third parties, and in the storages of a browser an hour after.
 *
 *   npm run load:leaks -- --engine embedded
 */
const { engines } = choices({});
const party = 'https://party.example';

/** The bytes of a backup of the embedded database; of PostgreSQL the dump is the backup. */
async function backupOf(server: Parameters<typeof runCommand>[0], { environment }: Target): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-leaks-'));
  await runCommand(server, ['backup', '--to', join(folder, 'copy')], environment);
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join();
  rmSync(folder, { recursive: true, force: true });
  return bytes;
}

async function examine(engine: Target): Promise<void> {
  const opened = await engine.open();
  await seedDemo(opened.db);
  const metrics = new RequestMetrics();
  const environment = {
    PUBLIC_DIR: 'dist/client',
    SHOW_MESSAGES: 'false',
    LEAD_STATE_SECRETS: reportSecret,
    TAG_MANAGER_URL: `${party}/tags.js`,
    CHAT_SCRIPT_URL: `${party}/chat.js`,
  };
  const server = await startTestServer(opened, environment, { metrics });
  const { statuses, values } = await sendEverything(server, environment);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { stored, ...seen } = await typeAndWait(address, party);
  const markers = [...values, ...typedMarkers];
  const unsealed = await everything(opened.db);
  const stand = values.filter((value) => unsealed.includes(value)).length;
  const refused = statuses.filter((status) => status >= 400).length;
  // One that was meant to be: a form of one's data without its version.
  tell(`${engine.name}: calls ${statuses.length}, refused`, refused, refused === 1);
  tell(`${engine.name}: markers in the database, opened with the key`, stand, stand >= 40);
  const isStored = stored.includes(typedMarkers[0] ?? '');
  tell(`${engine.name}: what is typed is stored by the page for an hour`, String(isStored), isStored);
  const isLoaded = seen['third parties'].includes(`${party}/tags.js`);
  tell(`${engine.name}: the script of a third party runs beside the page`, String(isLoaded), isLoaded);
  const places: Record<string, string> = {
    'a dump without the key': await dump(opened.db),
    ...(engine.name === 'embedded' && { 'a backup without the key': await backupOf(server, engine) }),
    logs: server.lines.join(),
    metrics: await metricsText({ db: opened.db, requests: metrics }),
    ...seen,
  };
  for (const [place, text] of Object.entries(places)) {
    const found = markers.filter((marker) => text.includes(marker));
    tell(`${engine.name}: of ${markers.length} markers in ${place}`, found.join(', ') || 'none', found.length === 0);
  }
  await server.close();
  await opened.close();
  await engine.close();
}

await buildIfStale();
for (const name of engines) await examine(await target(name));
