import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { sessionSecretOf } from '#src/server/http/csrf.ts';
import type { Channel } from '#src/server/settings/readers.ts';
import { isSigned, signatureOf } from '#src/server/visitor/signature.ts';
import { channelOf, contactHash, type Contact } from './contact.ts';

/** A contact of which a session has shown that it reaches its visitor: when, and by a code sent how. */
export type ProvenContact = Contact & { by: Channel; at: Date };

/** As long as a session acts for the leads that it saved. */
const LIFE_SECONDS = 24 * 60 * 60;
const purpose = 'contact proof';

type Context = Pick<ServerContext, 'settings' | 'cookieSecret' | 'clock'>;

/** What is signed ends with its session: another one that was given the cookie has proved nothing. */
const signed = (text: string, session: string) => `${text} ${session}`;
const nameOf = (hash: string, https: boolean) => `${https ? '__Host-' : ''}proof-${hash.slice(0, 8)}`;

/** Notes in a signed cookie that the session has proved the contact. It names nobody: the contact is a keyed hash. */
export function rememberProof(
  { settings: { https }, cookieSecret, clock }: Context,
  { request, reply }: { request: FastifyRequest; reply: Pick<FastifyReply, 'setCookie'> },
  contact: Contact,
): ProvenContact {
  const seconds = Math.floor(clock().getTime() / 1000);
  const hash = contactHash(contact, cookieSecret);
  const text = `${hash}.${seconds.toString(36)}`;
  const session = sessionSecretOf(request, https) ?? '';
  reply.setCookie(nameOf(hash, https), `${text}.${signatureOf(purpose, signed(text, session), cookieSecret)}`, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: https,
    maxAge: LIFE_SECONDS,
  });
  return { ...contact, by: channelOf[contact.kind], at: new Date(seconds * 1000) };
}

/** Those of the contacts that this session has proved within a day. */
export function provenAmong(context: Context, request: FastifyRequest, contacts: readonly Contact[]): ProvenContact[] {
  return contacts.flatMap((contact) => {
    const at = provedAt(context, request, contact);
    return at === undefined ? [] : [{ ...contact, by: channelOf[contact.kind], at }];
  });
}

function provedAt({ settings: { https }, cookieSecret, clock }: Context, request: FastifyRequest, contact: Contact) {
  const hash = contactHash(contact, cookieSecret);
  const [given = '', moment = '', signature = ''] = (request.cookies[nameOf(hash, https)] ?? '').split('.');
  const session = sessionSecretOf(request, https);
  if (given !== hash || session === undefined) return undefined;
  if (!isSigned(purpose, signed(`${hash}.${moment}`, session), signature, cookieSecret)) return undefined;
  const at = Number.parseInt(moment, 36) * 1000;
  return at + LIFE_SECONDS * 1000 > clock().getTime() ? new Date(at) : undefined;
}
