import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { beforeAll, beforeEach } from 'vitest';
import type { Environment } from '#src/server/settings/settings.ts';

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: unknown };
export type Answer = { status: number; body?: unknown; delayMs?: number };

const prefixes = ['SCHEDULING', 'SITE_SCHEDULING', 'ESIGN', 'OFFERS', 'RELAY', 'PHONE_CHECK', 'CHAT', 'AD_SECURITY'];

/** A server that stands for every outside party: it gives the answer that a test sets and keeps what the test sent it. */
export function openParty() {
  const said: { answer: Answer; received: Received[] } = { answer: { status: 200 }, received: [] };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const { method = '', url = '', headers } = request;
      said.received.push({ method, url, headers, body: text === '' ? undefined : JSON.parse(text) });
      const { status, body, delayMs = 0 } = said.answer;
      const reply = typeof body === 'string' ? body : JSON.stringify(body ?? null);
      setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(reply), delayMs);
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return () => void server.close();
  });
  beforeEach(() => void (said.received = []));
  return Object.assign(said, {
    /** Makes it each of the parties, each with a key of its own. */
    settings: (): Environment => {
      const address = server.address();
      const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
      return Object.fromEntries(
        prefixes.flatMap((prefix) => [
          [`${prefix}_URL`, url],
          [`${prefix}_KEY`, `key of ${prefix}`],
        ]),
      );
    },
  });
}
