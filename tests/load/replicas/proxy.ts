import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** How often the proxy asks each server whether it takes visitors, in ms. */
export const ASKED_EVERY_MS = 250;

/**
 * A plain proxy: each request goes to the next of the servers that say they are ready, and is tried nowhere else. Who is cut
 * off is answered 502.
 */
export async function openProxy(servers: readonly string[]) {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const ask = (address: string) =>
    fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => void (ok ? ready.add(address) : ready.delete(address)),
      () => void ready.delete(address),
    );
  const asking = setInterval(() => void servers.map(ask), ASKED_EVERY_MS);
  await Promise.all(servers.map(ask));

  const next = () => {
    turn += 1;
    return [...ready][turn % ready.size];
  };
  const server = createServer((incoming, outgoing) => {
    const address = next();
    if (address === undefined) outgoing.writeHead(503, { 'retry-after': '1' }).end();
    else forward(incoming, outgoing, { address, agent, broken: () => void ready.delete(address) });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    close() {
      clearInterval(asking);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

type Onward = { address: string; agent: Agent; broken: () => void };

function forward(incoming: IncomingMessage, outgoing: ServerResponse, { address, agent, broken }: Onward): void {
  const { url = '', method, headers } = incoming;
  const onward = request(address + url, { agent, method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.on('error', () => outgoing.destroy()).pipe(outgoing);
  });
  onward.on('error', () => {
    broken();
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  incoming.pipe(onward);
}
