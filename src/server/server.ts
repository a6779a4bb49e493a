import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openSocket } from '#src/server/operator/socketServer.ts';
import { buildApp } from './app.ts';
import { DatabaseTime } from '#src/server/db/databaseTime.ts';
import { prepareDatabase } from '#src/server/db/prepareDatabase.ts';
import type { OpenDatabase } from '#src/server/db/open.ts';
import { startJobs } from './jobs.ts';
import { startSyntheticVisits } from './synthetic/timer.ts';
import { openMetrics } from '#src/server/operator/metrics/listener.ts';
import { RequestMetrics } from '#src/server/http/requestMetrics.ts';
import type { Lifecycle } from '#src/server/http/health.ts';
import { cookieSecretsOf, type CookieSecrets } from '#src/server/settings/cookieSecrets.ts';
import { requirePartners } from '#src/server/settings/partners.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { startWarnings } from '#src/server/settings/startWarnings.ts';

export type RunningServer = {
  /** Where a browser on this machine finds it. */
  address: string;
  app: FastifyInstance;
  /** How long a stop may take. */
  graceMs: number;
  /** Takes no new requests, ends those under way, closes the database. */
  close(): Promise<void>;
};

/** Starts everything. Rejects with a `StartError` that says in one sentence what to change. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  requirePartners(settings.partners);
  const database = await prepareDatabase(settings, (line) => tellStart(settings, line));
  const lifecycle = { isStopping: false };
  const metrics = new RequestMetrics();
  try {
    const { db, searches } = database;
    const cookieSecrets = cookieSecretsOf(settings);
    const time = new DatabaseTime(settings.databaseUrl === undefined ? undefined : db);
    await time.follow();
    const app = await buildApp({ db, searches, settings, cookieSecrets, clock: time.clock, lifecycle, metrics });
    if (!database.isDurable())
      app.log.warn('the embedded database does not flush to the disk: a power cut may lose leads');
    for (const { setting, words } of startWarnings(settings)) app.log.warn({ setting }, words);
    database.beginServing();
    const port = await listen(app, settings);
    const address = `http://${reachedHost(settings.host)}:${port}`;
    const helpers = await startHelpers({ db, time, settings, app, metrics, address, cookieSecrets });
    const close = closing(app, database, { settings, lifecycle, helpers });
    const graceMs = 10_000 + settings.drainSeconds * 1000;
    return { address: `http://${shownHost(settings.host)}:${port}`, app, graceMs, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The log begins with the web server, and large tables take long before: what is done to them is told at once. */
function tellStart({ logLevel }: Settings, line: string): void {
  if (logLevel !== 'silent') process.stderr.write(`The tables are brought up to date. ${line}\n`);
}

/** Connections that may wait for the process to take them: more than that are left to try again by themselves. */
const BACKLOG = 4096;

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<number> {
  try {
    await app.listen({ host, port, backlog: BACKLOG, listenTextResolver: () => 'listening' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    await app.close();
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use. Choose another with PORT.`, error);
    throw new StartError(`The server cannot listen on ${host}:${port} (${code}). Check HOST and PORT.`, error);
  }
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : port;
}

type Helpers = { stop(): Promise<void> };
type HelperParts = ServerParts & {
  time: DatabaseTime;
  app: FastifyInstance;
  metrics: RequestMetrics;
  address: string;
  cookieSecrets: CookieSecrets;
};
type ServerParts = { db: OpenDatabase['db']; settings: Settings };

/** What runs beside the pages and calls: jobs, the synthetic visitor, the door for the command line, the metrics. */
async function startHelpers(parts: HelperParts): Promise<Helpers> {
  const { db, time, settings, app, metrics, address, cookieSecrets } = parts;
  const admin = settings.databaseUrl === undefined ? await openSocket({ db, settings, log: app.log }) : undefined;
  const { metricsHost: host, metricsPort: port } = settings;
  const measured = port === undefined ? undefined : await openMetrics({ db, requests: metrics }, { host, port });
  if (measured) app.log.info({ port: measured.port }, 'metrics at /metrics');
  const jobs = startJobs({ db, time, settings, cookieSecrets, log: app.log });
  const visits = startSyntheticVisits({ address, cookieSecrets, settings, clock: time.clock, metrics, log: app.log });
  return {
    async stop() {
      admin?.close();
      measured?.close();
      await Promise.all([jobs.stop(), visits.stop()]);
    },
  };
}

type Ending = { settings: Settings; lifecycle: Lifecycle; helpers: Helpers };

function closing(app: FastifyInstance, database: OpenDatabase, { settings, lifecycle, helpers }: Ending) {
  let closed: Promise<void> | undefined;
  const close = async () => {
    lifecycle.isStopping = true;
    if (settings.drainSeconds > 0) await delay(settings.drainSeconds * 1000);
    await Promise.all([app.close(), helpers.stop()]);
    await database.close();
  };
  return () => (closed ??= close());
}

/** Where this server reaches itself. */
const reachedHost = (host: string) =>
  ({ '0.0.0.0': '127.0.0.1', '::': '[::1]' })[host] ?? (host.includes(':') ? `[${host}]` : host);

const shownHost = (host: string) => (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host);
