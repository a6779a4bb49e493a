import { createServer } from 'vite';
import { readSettings } from '#src/server/settings/settings.ts';
import { addressOf, styles } from '#src/server/pages/styles.ts';
import { policiesIn } from '#src/domain/policies.ts';
import { startServer, stopOnSignals } from '#src/server/server.ts';
import { esignPath } from '#src/server/partners/esign.ts';
import { tellStartError } from './printStartError.ts';

/** Paths that the API server answers; every other one is a page or a module, which Vite serves as it is written. */
const served = [
  '/api',
  '/appointments',
  esignPath,
  '/healthz',
  '/readyz',
  ...(['en', 'es'] as const).flatMap((locale) => Object.values(policiesIn(locale))),
  ...styles.map(addressOf),
];

async function develop(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await startServer({ ...settings, port: 0, rateLimitFactor: 0 });
  stopOnSignals(server);
  // The Host of the browser goes along: the server compares it with the Origin of writing calls.
  const proxy = Object.fromEntries(served.map((path) => [path, { target: server.address, changeOrigin: false }]));
  const vite = await createServer({ server: { port: settings.port, strictPort: true, proxy } });
  await vite.listen();
  console.log(`\nCode and campaigns reload as you save them: http://localhost:${settings.port}/signup/s6/home\n`);
}

await develop().catch(tellStartError);
