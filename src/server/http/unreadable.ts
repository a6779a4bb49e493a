import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '#src/generated/api.ts';
import { isPerson } from './errors.ts';

const unreadable: Problem = { error: 'invalid', message: 'The request cannot be read.' };
const tooLong: Problem = { error: 'tooLarge', message: 'The address or the headers are too long.' };
const tooSlow: Problem = { error: 'timeout', message: 'The request took too long to arrive. Send it again.' };

/** What the beginning of a request tells, as far as it has arrived. */
type Begun = Pick<FastifyRequest, 'method' | 'url' | 'hostname' | 'headers'>;
/** How requests are answered that cannot be read. */
export type UnreadableAnswers = {
  headers: Readonly<Record<string, string>>;
  /** The page for people, by the code of the problem. */
  pageOf(request: Begun, code: Problem['error']): string;
  /** Told of each answer. */
  tell(status: number): void;
};
type Unreadable = Error & { code?: string; rawPacket?: unknown };

/** Answers a request whose address is no address; whoever has a way home is led there. */
export function sendUnreadable(reply: FastifyReply, answers: UnreadableAnswers, home?: string): void {
  void reply.headers(answers.headers);
  answers.tell(home === undefined ? 400 : 302);
  if (home !== undefined) return void reply.redirect(home, 302);
  const { type, body } = worded(unreadable, reply.request, answers);
  void reply.code(400).type(type).send(body);
}

/** Answers what is no HTTP, too much of it or too slow on the bare connection, and closes it. */
export function endUnreadable(error: Unreadable, socket: Socket, answers: UnreadableAnswers, request?: Begun): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, problem] = statusOf(error.code);
  const begun = request ?? (problem === tooSlow ? anyVisitor : begunIn(error.rawPacket));
  const { type, body } = worded(problem, begun, answers);
  answers.tell(Number.parseInt(status, 10));
  const headers = { ...answers.headers, 'content-type': type, connection: 'close' };
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) });
  socket.end(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);
}

/** Of a head that did not arrive in time nothing is known: programs go by the status, people read. */
const anyVisitor: Begun = { method: 'GET', url: '/', hostname: '', headers: { accept: 'text/html' } };

/** A problem in words: as a page for people, as JSON for programs. */
function worded(problem: Problem, request: Begun | undefined, answers: UnreadableAnswers) {
  if (request && isPerson(request))
    return { type: 'text/html; charset=utf-8', body: answers.pageOf(request, problem.error) };
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(problem) };
}

/** A request for a page or with a form, by what came of it at once. */
function begunIn(packet: unknown): Begun | undefined {
  const [first = '', ...lines] = Buffer.isBuffer(packet) ? packet.toString('latin1').split('\r\n') : [];
  const [, method, url] = /^(GET|POST) (\S+) HTTP/.exec(first) ?? [];
  if (method === undefined || url === undefined) return undefined;
  const pairs = lines.flatMap((line) => {
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    return [[name.toLowerCase(), value] as const];
  });
  const headers: Record<string, string> = Object.fromEntries(pairs);
  return { method, url, headers, hostname: headers['host']?.replace(/:\d+$/, '') ?? '' };
}

function statusOf(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') return ['431 Request Header Fields Too Large', tooLong] as const;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', tooSlow] as const;
  return ['400 Bad Request', unreadable] as const;
}
