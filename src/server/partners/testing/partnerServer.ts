import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { beforeAll, beforeEach } from 'vitest';
import { partnerSettingsTable } from '#src/server/settings/partners.ts';
import type { Environment } from '#src/server/settings/settings.ts';

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: unknown };
/** A body of bytes is sent as it is, text too, anything else as JSON; `after` something, where it waits for that. */
export type Answer = {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  after?: Promise<unknown>;
};

/** What the settings of each partner on the web begin with. */
const prefixes = Object.keys(partnerSettingsTable).flatMap((name) =>
  name.endsWith('_URL') && name !== 'EMAIL_URL' ? [name.slice(0, -4)] : [],
);

/** A server in place of every partner: it gives the answer that a test sets, and `received` has the requests of that test. */
export function openPartnerServer() {
  const state: { answer: Answer | ((request: Received) => Answer); received: Received[] } = {
    answer: { status: 200 },
    received: [],
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const { method = '', url = '', headers } = request;
      const received: Received = { method, url, headers, body: text === '' ? undefined : JSON.parse(text) };
      state.received.push(received);
      const { answer } = state;
      const { status, body, headers: more, after } = typeof answer === 'function' ? answer(received) : answer;
      const reply = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body ?? null);
      const give = () => response.writeHead(status, { 'content-type': 'application/json', ...more }).end(reply);
      void Promise.resolve(after).then(give);
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return () => void server.close();
  });
  beforeEach(() => void (state.received = []));
  const environment = (): Environment => {
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
    return Object.fromEntries(
      prefixes.flatMap((prefix) => [
        [`${prefix}_URL`, url],
        [`${prefix}_KEY`, `key of ${prefix}`],
      ]),
    );
  };
  return Object.assign(state, {
    /** Settings that make it each of the partners, each with a key of its own. */
    environment,
    /** The same for a server on the web that waits for it: what answers late answers after something else, however long that takes. */
    patientEnvironment: (): Environment => ({
      ...environment(),
      PUBLIC_ORIGINS: 'https://trials.example',
      PARTNER_TIMEOUT_MS: '60000',
    }),
  });
}
