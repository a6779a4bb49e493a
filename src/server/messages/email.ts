import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import { codeOf } from '#src/server/codeOf.ts';
import { callStandIn, partnerUnavailable, type PartnerContext } from '#src/server/partners/callPartner.ts';
import { isThisMachine } from '#src/server/settings/addressReaders.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { keepMessage } from './keep.ts';
import { MessageRefused, type Message } from './message.ts';

/** The mail server where its address is set. It takes one message a connection: visitors are few, and servers come and go. */
const transports = new WeakMap<Settings, Transporter>();

function transportOf(settings: Settings, address: string): Transporter {
  const known = transports.get(settings);
  if (known) return known;
  const url = new URL(address);
  const isEncrypted = url.protocol === 'smtps:';
  const timeout = settings.partnerTimeoutMs;
  const made = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isEncrypted ? 465 : 587) : Number(url.port),
    secure: isEncrypted,
    requireTLS: !isEncrypted && !isThisMachine(url),
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: settings.partners.email.key ?? '' },
    }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transports.set(settings, made);
  return made;
}

/** Throws 503 while the mail server does not take it, `MessageRefused` where it never will. Nothing of its answer is logged but a code: it quotes addresses. */
export async function sendEmail(
  context: PartnerContext,
  log: Pick<FastifyBaseLogger, 'warn'>,
  message: Message,
): Promise<void> {
  const { settings } = context;
  const { url } = settings.partners.email;
  if (url === undefined) return callStandIn(context, emailStandIn, message);
  const { id, to, brand, subject, text, unsubscribe } = message;
  const from = settings.brands[brand].emailFrom ?? '';
  const host = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  try {
    await transportOf(settings, url).sendMail({
      from,
      // An object is one address, whatever its text: nobody adds a second one by a comma.
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe !== undefined && oneClick(unsubscribe)) },
    });
  } catch (error) {
    const { code, responseCode } = codesOf(error);
    if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500) throw new MessageRefused();
    log.warn({ partner: 'email', problem: code, status: responseCode }, 'partner');
    throw partnerUnavailable('email');
  }
}

/** The button of a mail program that ends such messages, by RFC 8058. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const emailStandIn = {
  partner: 'email',
  standIn: (context: PartnerContext, message: Message) => keepMessage(context, 'email', message),
  empty: undefined,
} as const;

function codesOf(error: unknown): { code?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {};
  // Where the connection failed, `code` says no more than that.
  const code = 'originalCode' in error && typeof error.originalCode === 'string' ? error.originalCode : codeOf(error);
  return 'responseCode' in error && typeof error.responseCode === 'number'
    ? { code, responseCode: error.responseCode }
    : { code };
}
