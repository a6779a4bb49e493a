import { connect, type Socket } from 'node:net';

type Options = { connections: number; addresses: number };

/** How a connection keeps a server waiting: what it sends at once, what it then sends a byte at a time, what it reads. */
type Way = { first: string; drips: string; reads: boolean };

const head = (method: string, path: string, headers: Readonly<Record<string, string>>) =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({ host: 'localhost', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}`;

function waysOf(session: Readonly<Record<string, string>>): Way[] {
  const lead = { ...session, 'idempotency-key': 'a-key-of-nobody', 'content-length': '100000' };
  const recording = { ...session, 'content-length': '2000000' };
  return [
    { first: `${head('POST', '/api/subjects', lead)}\r\n{`, drips: ' ', reads: true },
    { first: `${head('POST', '/api/sr/new', recording)}\r\n{`, drips: '', reads: true },
    { first: head('GET', '/', {}), drips: 'x: y\r\n', reads: true },
    { first: '', drips: '', reads: true },
    { first: `${head('GET', '/api/indication_categories?locale=en', session)}\r\n`, drips: '', reads: false },
  ];
}

/** In which time the connections are opened, one after the other. */
const BEGIN_MS = 8000;

/** An address of this machine's own network: Linux has all of 127.0.0.0/8. */
const addressOf = (place: number) => `127.0.${2 + Math.floor(place / 200)}.${1 + (place % 200)}`;

/**
 * Opens so many connections, shared out over the ways and the addresses, and opens another for each that the server ends.
 * A byte of each goes out every second.
 */
export function slowConnections(address: string, session: Readonly<Record<string, string>>, options: Options) {
  const { port } = new URL(address);
  const ways = waysOf(session);
  const sockets = new Map<Socket, Way & { sent: number }>();
  let ended = 0;
  let isOver = false;
  const open = (place: number) => {
    const way = ways[place % ways.length];
    if (isOver || !way) return;
    const localAddress = addressOf(Math.floor(place / ways.length) % options.addresses);
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
    sockets.set(socket, { ...way, sent: 0 });
    if (way.reads) socket.resume();
    else socket.pause();
    socket.once('connect', () => socket.write(way.first));
    socket
      .on('error', () => undefined)
      .once('close', () => {
        sockets.delete(socket);
        ended += 1;
        setTimeout(() => open(place), 500);
      });
  };
  for (let place = 0; place < options.connections; place += 1)
    setTimeout(() => open(place), (BEGIN_MS * place) / options.connections);
  const timer = setInterval(() => {
    for (const [socket, way] of sockets) {
      if (way.drips !== '') socket.write(way.drips[way.sent % way.drips.length] ?? '');
      way.sent += 1;
    }
  }, 1000);
  return {
    /** All have had the time to begin. */
    begun: new Promise<void>((resolve) => setTimeout(resolve, BEGIN_MS + 1000)),
    stop(): { open: number; ended: number } {
      isOver = true;
      clearInterval(timer);
      const left = sockets.size;
      for (const socket of sockets.keys()) socket.destroy();
      return { open: left, ended };
    },
  };
}
