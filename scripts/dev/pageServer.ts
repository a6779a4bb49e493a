import { createServer, type PluginOption, type ViteDevServer } from 'vite';
import { myDataPath, policiesIn } from '#src/domain/policies.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { alertPath } from '#src/server/alerts/link.ts';
import { styleAddress, styles } from '#src/server/pages/styles.ts';
import { esignPath } from '#src/server/partners/esign.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { startApi, type ApiProcess } from './apiProcess.ts';
import { pageSettings } from './pageSettings.ts';
import { freePort } from '#scripts/freePort.ts';
import projectConfig, { pagePlugins } from '../../vite.config.ts';

/** Paths that the API server answers; every other one is a page or a module, which Vite serves as it is written. */
const served = [
  '/api',
  '/signup/outside',
  '/appointments',
  myDataPath,
  alertPath,
  esignPath,
  '/healthz',
  '/readyz',
  ...localeCodes().flatMap((locale) => Object.values(policiesIn(locale))),
  ...styles.map(styleAddress),
];

/** The API server beside pages, and its port. */
export type PagesApi = { api: ApiProcess; port: number };

/** Starts the API server for pages, on a port of its own. Resolves with nothing where it does not start: it has said why. */
export async function startPagesApi(env: NodeJS.ProcessEnv): Promise<PagesApi | undefined> {
  // The API server takes it again whenever it restarts.
  const port = await freePort();
  const api = startApi({ ...env, HOST: '127.0.0.1', PORT: String(port), RATE_LIMIT_FACTOR: '0' });
  return (await api.address()) === undefined ? undefined : { api, port };
}

type Parts = {
  beside: PagesApi;
  settings: Settings;
  /** The port of the pages. */
  port: number;
  /** Serves the campaigns. */
  campaigns: PluginOption;
  plugins: readonly PluginOption[];
  /** Whether pages follow the files as they are saved. */
  watches: boolean;
};

/** A server of the pages as they are written, on the loopback, whose calls the API server answers. It listens already. */
export async function startPageServer({
  beside,
  settings,
  port,
  campaigns,
  plugins,
  watches,
}: Parts): Promise<ViteDevServer> {
  const { api } = beside;
  // The Host of the browser goes along: the server compares it with the Origin of writing calls.
  const target = {
    target: `http://127.0.0.1:${beside.port}`,
    changeOrigin: false,
    bypass: async () => void (await api.address()), // A call that comes while the server restarts waits for it.
  };
  const vite = await createServer({
    ...projectConfig({ command: 'serve', mode: 'development' }),
    // Read here and not by Vite, which starts itself anew, pages and all, when anything changes that its config imports:
    // the plugin of the campaigns imports every spec, rule, effect and check.
    configFile: false,
    plugins: [pagePlugins(campaigns), pageSettings(settings), ...plugins],
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(served.map((path) => [path, { ...target }])),
      // Editors empty a file before they write it.
      watch: watches
        ? { ignored: ['**/.data/**'], awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } }
        : null,
    },
  });
  return vite.listen();
}
