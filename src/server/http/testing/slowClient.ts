import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** Lets a server listen on loopback, and gives the port. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' });
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : 0;
}

/** A request that is sent as far as it is given here: the rest of it may come later, or never. */
export function beginRequest(port: number, beginning: string, from = '127.0.0.1'): Socket {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  socket.on('error', () => undefined).write(beginning);
  return socket;
}

/** The head of a request with a body of so many bytes. */
export const headOf = (path: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;

/** All that came until the server closed the connection. */
export const receivedBy = (socket: Socket): Promise<string> => text(socket).catch(() => '');
