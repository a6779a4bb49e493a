import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bareHeaders } from './headers.ts';

const unreadable = { error: 'invalid', message: 'The request cannot be read.' };
const tooLong = { error: 'tooLarge', message: 'The address or the headers are too long.' };
const tooSlow = { error: 'timeout', message: 'The request took too long to arrive. Send it again.' };

/** Answers a request whose address is no address; whoever has a way home is led there. */
export function sendUnreadable(reply: FastifyReply, home: string | undefined): void {
  if (home !== undefined) void reply.headers(bareHeaders).redirect(home, 302);
  else void reply.code(400).headers(bareHeaders).type('application/json; charset=utf-8').send(unreadable);
}

/** What the beginning of a request tells, as far as it has arrived. */
type Begun = Pick<FastifyRequest, 'url' | 'hostname' | 'headers'>;
type Unreadable = Error & { code?: string; rawPacket?: unknown };

/** Answers what is no HTTP, or too much of it, on the bare connection, and closes it; with a page whom `pageOf` has one for. */
export function endUnreadable(
  error: Unreadable,
  socket: Socket,
  pageOf?: (request: Begun) => string | undefined,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, problem] = statusOf(error.code);
  const begun = problem === tooLong ? begunIn(error.rawPacket) : undefined;
  const page = begun && pageOf?.(begun);
  const body = page ?? JSON.stringify(problem);
  const type = page === undefined ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
  const headers = { ...bareHeaders, 'content-type': type, connection: 'close' };
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) });
  socket.end(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
}

/** A request that asks for a page, by what came of it at once. */
function begunIn(packet: unknown): Begun | undefined {
  const [first = '', ...lines] = Buffer.isBuffer(packet) ? packet.toString('latin1').split('\r\n') : [];
  const [, url] = /^GET (\S+) HTTP/.exec(first) ?? [];
  if (url === undefined) return undefined;
  const pairs = lines.flatMap((line) => {
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    return [[name.toLowerCase(), value] as const];
  });
  const headers: Record<string, string> = Object.fromEntries(pairs);
  return { url, headers, hostname: headers['host']?.replace(/:\d+$/, '') ?? '' };
}

function statusOf(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') return ['431 Request Header Fields Too Large', tooLong] as const;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', tooSlow] as const;
  return ['400 Bad Request', unreadable] as const;
}
