import type { Socket } from 'node:net';
import type { Client } from 'pg';

/**
 * Cuts a connection on which nothing was said for so long, either way: a host that falls silent would hold it, and the
 * visitors who wait for it, for as long as the system goes on trying. 0 waits for ever.
 */
export function hearSilence({ connection }: Pick<Client, 'connection'>, silenceMs: number): void {
  // The driver talks over a socket of the network, plain or encrypted.
  const socket = connection.stream as Socket;
  socket.setTimeout(silenceMs, () => socket.destroy(fellSilent()));
}

/** By its code a fault of the network, which the visitor may try again. */
const fellSilent = () => Object.assign(new Error('The database fell silent'), { code: 'ETIMEDOUT' });
