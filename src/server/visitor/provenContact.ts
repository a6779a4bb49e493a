import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import type { Channel } from '#src/domain/channel.ts';
import { channelOf, contactHash, type Contact } from './contact.ts';
import { cookieName, cookieOptions, cookies, isCookieOf } from './cookies.ts';
import { stillGood } from './endedSessions.ts';
import { isSigned, signatureOf } from './signature.ts';
import { visitName } from './visit.ts';

/** A contact of which a session has shown that it reaches its visitor: when, and by a code sent how. */
export type ProvenContact = Contact & { by: Channel; at: Date };

const purpose = 'contact proof';

type Context = Pick<ServerContext, 'db' | 'settings' | 'cookieSecrets' | 'clock'>;
type Request = Pick<FastifyRequest, 'cookies'>;

/** What is signed ends with its session: another one that was given the cookie has proved nothing. */
const signed = (text: string, session: string) => `${text} ${session}`;
const nameOf = (hash: string, https: boolean) => cookieName('proof', https, hash.slice(0, 8));

/** Notes in a signed cookie that the session has proved the contact. It names nobody: the contact is a keyed hash. */
export function rememberProof(
  context: Context,
  { request, reply }: { request: Request; reply: Pick<FastifyReply, 'setCookie'> },
  contact: Contact,
): ProvenContact {
  const { settings, cookieSecrets, clock } = context;
  const seconds = Math.floor(clock().getTime() / 1000);
  const hash = contactHash(contact, context);
  const text = `${hash}.${seconds.toString(36)}`;
  const signature = signatureOf(purpose, signed(text, visitName(request, context) ?? ''), cookieSecrets);
  reply.setCookie(nameOf(hash, settings.https), `${text}.${signature}`, cookieOptions('proof', settings.https));
  return { ...contact, by: channelOf[contact.kind], at: new Date(seconds * 1000) };
}

/** Those of the contacts that this session has proved within a day, and that it has not been ended since. */
export async function provenAmong(
  context: Context,
  request: Request,
  contacts: readonly Contact[],
): Promise<ProvenContact[]> {
  // Nearly always: a save computes no hash then.
  if (proofNames(request).length === 0) return [];
  const subject = visitName(request, context) ?? '';
  const proven = contacts.flatMap((contact) => {
    const at = provedAt(context, request, contact);
    return at === undefined ? [] : [{ subject, at, proven: { ...contact, by: channelOf[contact.kind], at } }];
  });
  return (await stillGood(context.db, proven, context.clock())).map((one) => one.proven);
}

const proofNames = (request: Request) => Object.keys(request.cookies).filter((name) => isCookieOf('proof', name));

/** Takes the proofs of a session out of the browser. */
export function forgetProofs(
  { settings: { https } }: Pick<ServerContext, 'settings'>,
  { request, reply }: { request: Request; reply: Pick<FastifyReply, 'clearCookie'> },
): void {
  for (const name of proofNames(request)) reply.clearCookie(name, cookieOptions('proof', https));
}

function provedAt(context: Context, request: Request, contact: Contact): Date | undefined {
  const { settings, cookieSecrets, clock } = context;
  const hash = contactHash(contact, context);
  const [given = '', moment = '', signature = ''] = (request.cookies[nameOf(hash, settings.https)] ?? '').split('.');
  const session = visitName(request, context);
  if (given !== hash || session === null) return undefined;
  if (!isSigned(purpose, signed(`${hash}.${moment}`, session), signature, cookieSecrets)) return undefined;
  const at = Number.parseInt(moment, 36) * 1000;
  return at + cookies.proof.lifeSeconds * 1000 > clock().getTime() ? new Date(at) : undefined;
}
