import type { Socket } from 'node:net';
import type { Client } from 'pg';

/**
 * Closes a connection that was idle for so many ms, either way: a host that is gone would block it, and the visitors
 * who wait for it, for as long as the system tries to reach it. 0 waits for ever.
 */
export function closeWhenIdle({ connection }: Pick<Client, 'connection'>, silenceMs: number): void {
  // The driver talks over a socket of the network, plain or encrypted.
  const socket = connection.stream as Socket;
  socket.setTimeout(silenceMs, () => socket.destroy(idleError()));
}

/** By its code an error of the network, after which the visitor may try again. */
const idleError = () => Object.assign(new Error('The database fell silent'), { code: 'ETIMEDOUT' });
