import type { FastifyInstance } from 'fastify';
import { openAdmin } from './admin.ts';
import { buildApp } from './app.ts';
import { prepareDatabase } from './database.ts';
import type { OpenDatabase } from './db/open.ts';
import { startJobs } from './jobs.ts';
import { logFault } from './plugins/problems.ts';
import { cookieSecretOf } from './secret.ts';
import type { Settings } from './settings.ts';
import { StartError } from './startError.ts';

export type RunningServer = {
  /** Where a browser on this machine finds it. */
  address: string;
  app: FastifyInstance;
  /** Takes no new requests, ends those under way, closes the database. */
  close(): Promise<void>;
};

/** Starts everything. Rejects with a `StartError` that says in one sentence what to change. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const database = await prepareDatabase(settings);
  try {
    const { db } = database;
    const app = await buildApp({ db, settings, cookieSecret: cookieSecretOf(settings), clock: () => new Date() });
    if (!database.isDurable())
      app.log.warn('the embedded database does not flush to the disk: a power cut may lose leads');
    const port = await listen(app, settings);
    const admin = settings.databaseUrl === undefined ? await openAdmin({ db, settings }) : undefined;
    const jobs = startJobs({ db, settings, log: app.log });
    const close = closing(app, database, { admin, jobs });
    return { address: `http://${shownHost(settings.host)}:${port}`, app, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Drains and ends the process on SIGTERM and SIGINT; at the second signal, or after 10 s, at once. */
export function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        if (error instanceof Error) logFault(server.app.log, error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<number> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    await app.close();
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use. Choose another with PORT.`, error);
    throw new StartError(`The server cannot listen on ${host}:${port} (${code}). Check HOST and PORT.`, error);
  }
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : port;
}

type Helpers = { admin: { close(): void } | undefined; jobs: { stop(): Promise<void> } };

function closing(app: FastifyInstance, database: OpenDatabase, { admin, jobs }: Helpers) {
  let closed: Promise<void> | undefined;
  const close = async () => {
    await Promise.all([app.close(), jobs.stop()]);
    admin?.close();
    await database.close();
  };
  return () => (closed ??= close());
}

const shownHost = (host: string) => (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host);
