import type { FastifyRequest } from 'fastify';
import { brands } from '#src/domain/brands/index.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { ServerContext } from '#src/server/context.ts';
import { sessionSecretOf } from '#src/server/http/csrf.ts';
import { evenly } from '#src/server/http/evenly.ts';
import { callerAddress } from '#src/server/http/limits.ts';
import { MessageRefused } from '#src/server/messages/message.ts';
import { isThere, send } from '#src/server/messages/send.ts';
import { serverWords } from '#src/server/pages/serverWords.ts';
import { partnerUnavailable } from '#src/server/partners/callPartner.ts';
import { askerHash, channelOf, contactHash, type Contact } from '#src/server/visitor/contact.ts';
import { originOfRequest } from '#src/server/visitor/origin.ts';
import { brandOf } from '#src/server/visitor/pageSettings.ts';
import type { Channel } from '#src/domain/channel.ts';
import { dropCode, makeCode, type Asker, type MadeCode } from './codes.ts';
import { likeLately, timed } from './deliveries.ts';
import { unreachable } from './typedContact.ts';

/** Every answer takes at least so long, so that the time does not tell whether a code went out; where none did, as long as one lately took. */
const EVEN_ANSWER_MS = 250;

/** Keyed hashes of who asks, from which neither session nor network nor contact is learnt. */
export function askerOf(context: ServerContext, request: FastifyRequest, contact: Contact): Asker {
  const hash = (kind: string, text: string) => askerHash(context, `${kind} of codes ${text}`);
  return {
    session: hash('session', sessionSecretOf(request, context.settings.https) ?? ''),
    address: hash('address', callerAddress(request)),
    contact: contactHash(contact, context),
  };
}

/**
 * Sends a code to a contact. Throws 429 beyond the limits, 503 while it cannot be sent, 400 where nothing ever arrives. The
 * answer is the same whether anybody is known by the contact.
 */
export async function sendCode(
  context: ServerContext,
  request: FastifyRequest,
  { contact, locale }: { contact: Contact; locale: Locale },
): Promise<void> {
  const channel = channelOf[contact.kind];
  if (!isThere(context.settings, channel)) throw partnerUnavailable(channel === 'email' ? 'email' : 'texts');
  const made = await makeCode(context, askerOf(context, request, contact));
  if (!made.isSent) request.log.warn({ alarm: 'codes-asked' }, 'many sessions ask for codes to one contact');
  const sent = made.isSent ? deliver(context, request, { contact, locale, made }) : deliverNone(context, channel, made);
  await evenly(context, EVEN_ANSWER_MS, sent);
}

type Delivery = { contact: Contact; locale: Locale; made: MadeCode };

async function deliver(context: ServerContext, request: FastifyRequest, { contact, locale, made }: Delivery) {
  const way = { channel: channelOf[contact.kind], to: contact.value };
  const message = { id: `code-${made.id}`, ...textsOf(context, request, { contact, locale, made }) };
  try {
    const gateway = { settings: context.settings, channel: way.channel };
    await timed(gateway, () => send(context, request.log, way, message), isAway);
  } catch (error) {
    await dropCode(context.db, made);
    if (error instanceof MessageRefused) throw unreachable();
    throw error;
  }
}

/** A refusal is of one contact; whatever else fails does so for everybody. */
const isAway = (error: unknown) => !(error instanceof MessageRefused);

/** Nothing goes out, since others have asked for so many: neither the answer nor its time tells it, also of a gateway that is slow or away. */
async function deliverNone({ db, settings, evenAnswers = true }: ServerContext, channel: Channel, made: MadeCode) {
  if (!evenAnswers) return;
  await likeLately(settings, channel).catch(async (error: unknown) => {
    await dropCode(db, made);
    throw error;
  });
}

/** The last line of a text lets a phone offer the code to the page of this host, and to no other. */
function textsOf({ settings }: ServerContext, request: FastifyRequest, { contact, locale, made: { code } }: Delivery) {
  const { words } = serverWords('codeMessage', locale);
  const { hostname } = new URL(originOfRequest(request, settings));
  const brand = brandOf(request.hostname, settings);
  const lines = [
    `${brands[brand].name}: ${words.code} ${code}`,
    words.rest,
    ...(contact.kind === 'phone' ? [`@${hostname} #${code}`] : []),
  ];
  return { brand, subject: words.subject, text: lines.join('\n\n') };
}
