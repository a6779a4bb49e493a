import { createServer } from 'vite';
import { readSettings } from '#src/server/settings/settings.ts';
import { addressOf, styles } from '#src/server/pages/styles.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { policiesIn } from '#src/domain/policies.ts';
import { esignPath } from '#src/server/partners/esign.ts';
import { startApi } from './dev/apiProcess.ts';
import { pageSettings } from './dev/pageSettings.ts';
import { refreshWidgets } from './dev/refreshWidgets.ts';
import { restartApi } from './dev/restartApi.ts';
import { typeErrors } from './dev/typeErrors.ts';
import { witnessPages } from './dev/witnessPages.ts';
import { freePort } from './freePort.ts';
import { printStartError } from './printStartError.ts';
import projectConfig from '../vite.config.ts';

/** Paths that the API server answers; every other one is a page or a module, which Vite serves as it is written. */
const served = [
  '/api',
  '/signup/outside',
  '/appointments',
  esignPath,
  '/healthz',
  '/readyz',
  ...localeCodes().flatMap((locale) => Object.values(policiesIn(locale))),
  ...styles.map(addressOf),
];

async function develop(): Promise<void> {
  const settings = readSettings(process.env);
  // The API server takes it again whenever it restarts.
  const port = await freePort();
  const api = startApi({ ...process.env, HOST: '127.0.0.1', PORT: String(port), RATE_LIMIT_FACTOR: '0' });
  if ((await api.address()) === undefined) process.exit(1); // It has said why.
  // The Host of the browser goes along: the server compares it with the Origin of writing calls.
  const target = {
    target: `http://127.0.0.1:${port}`,
    changeOrigin: false,
    bypass: async () => void (await api.address()), // A call that comes while the server restarts waits for it.
  };
  const config = projectConfig({ command: 'serve', mode: 'development' });
  const vite = await createServer({
    ...config,
    // Read here and not by Vite, which starts itself anew, pages and all, when anything changes that its config imports:
    // the plugin of the campaigns imports every spec, rule, effect and check.
    configFile: false,
    plugins: [config.plugins, pageSettings(settings), refreshWidgets(), restartApi(api), typeErrors(), witnessPages()],
    server: {
      port: settings.port,
      strictPort: true,
      proxy: Object.fromEntries(served.map((path) => [path, { ...target }])),
      // Editors empty a file before they write it.
      watch: { ignored: ['**/.data/**'], awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } },
    },
  });
  await vite.listen();
  const stop = () => void Promise.allSettled([api.stop(), vite.close()]).then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const [address = ''] = vite.resolvedUrls?.local ?? [];
  console.log(`\nCode and campaigns reload as you save them: ${address}signup\n`);
}

await develop().catch(printStartError);
