import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { bareHeaders } from './headers.ts';

const unreadable = { error: 'invalid', message: 'The request cannot be read.' };
const tooLong = { error: 'tooLarge', message: 'The address or the headers are too long.' };
const tooSlow = { error: 'timeout', message: 'The request took too long to arrive. Send it again.' };

/** Answers a request whose address is no address; whoever has a way home is led there. */
export function sendUnreadable(reply: FastifyReply, home: string | undefined): void {
  if (home !== undefined) void reply.headers(bareHeaders).redirect(home, 302);
  else void reply.code(400).headers(bareHeaders).type('application/json; charset=utf-8').send(unreadable);
}

/** Answers what is no HTTP, on the bare connection, and closes it. */
export function endUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, problem] = statusOf(error.code);
  const body = JSON.stringify(problem);
  const headers = { ...bareHeaders, 'content-type': 'application/json; charset=utf-8', connection: 'close' };
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) });
  socket.end(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
}

function statusOf(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') return ['431 Request Header Fields Too Large', tooLong] as const;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', tooSlow] as const;
  return ['400 Bad Request', unreadable] as const;
}
