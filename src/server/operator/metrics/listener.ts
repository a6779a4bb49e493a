import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Kysely } from 'kysely';
import { Gauge, Registry } from 'prom-client';
import type { Database } from '#src/server/db/schema.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { RequestMetrics } from '#src/server/http/requestMetrics.ts';
import { within } from '#src/server/within.ts';
import { stateGauges } from './state.ts';

/** How long the numbers of the database may take, in ms: Prometheus gives a scrape up after ten seconds. */
const ANSWER_MS = 8000;
const silent = () => new Error('The database does not answer.');

type MetricsParts = { db: Kysely<Database>; requests: RequestMetrics; answerMs?: number };

/** Everything measured, in the text format of Prometheus. Without the database: what this process knows alone. */
export async function metricsText({ db, requests, answerMs = ANSWER_MS }: MetricsParts): Promise<string> {
  const [state, isUp] = await within(stateGauges(db), answerMs, silent).then(
    (gauges) => [gauges, 1] as const,
    () => [[], 0] as const,
  );
  const database = { name: 'openscreener_database_up', help: 'Whether the database answers.', value: isUp };
  const ofState = new Registry();
  for (const { name, help, value } of [database, ...state]) new Gauge({ name, help, registers: [ofState] }).set(value);
  return Registry.merge([requests.registry, ofState]).metrics();
}

/** Answers /metrics on a port of its own, which visitors do not reach. Gives the port. */
export async function openMetrics(
  parts: MetricsParts,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close(): void }> {
  parts.requests.addProcess();
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') return outgoing.writeHead(404).end();
    metricsText(parts).then(
      (text) => outgoing.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => outgoing.writeHead(500).end(),
    );
    return undefined;
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new StartError(`The metrics cannot listen on ${host}:${port}. Check METRICS_HOST and METRICS_PORT.`, error);
  });
  return {
    port: portOf(server),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
