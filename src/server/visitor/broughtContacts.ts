import type { FastifyReply, FastifyRequest } from 'fastify';
import { countryCodes } from '#src/domain/countries/index.ts';
import { isEmail } from '#src/domain/email.ts';
import { toE164 } from '#src/domain/phone.ts';
import { phoneOfLink, phoneSigns, withCallingCode } from '#src/domain/phoneDigits.ts';
import type { PrePopFields } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import { cookieName, cookieOptions, cookies } from './cookies.ts';
import { openSealed, sealText } from './sealedText.ts';

/** What links brought to a browser, as far as a page takes it, and until when it counts. */
type Brought = { phones: string[]; emails: string[]; until: number };
type Contacts = { phone: string; email: string | undefined };

const purpose = 'brought contacts';
/** Of each kind, the latest: one takes the place of another on the page. */
const MOST = 4;

type Context = Pick<ServerContext, 'cookieSecrets' | 'clock' | 'settings'>;
type Request = Pick<FastifyRequest, 'cookies'>;

/**
 * Notes in a sealed cookie which number and address a link has filled in. Whoever made the link chose them, and a visitor who
 * goes on may not have looked: that they are saved is no sign that they are the visitor's.
 */
export function rememberBrought(
  { request, reply }: { request: Request; reply: Pick<FastifyReply, 'setCookie'> },
  { phone, email }: PrePopFields,
  context: Context,
): void {
  // Anything else would push out what counts, or make the note longer than browsers store.
  const [number, address] = [phoneSigns(phone ?? ''), isEmail(email ?? '') ? email : undefined];
  if (!number && !address) return;
  const { cookieSecrets, clock, settings } = context;
  const before = broughtTo(request, context);
  const brought: Brought = {
    phones: latest(before.phones, number),
    emails: latest(before.emails, address),
    until: clock().getTime() + cookies.brought.lifeSeconds * 1000,
  };
  const { https } = settings;
  const sealed = sealText(purpose, JSON.stringify(brought), cookieSecrets);
  reply.setCookie(cookieName('brought', https), sealed, cookieOptions('brought', https));
}

const latest = (values: readonly string[], value: string | undefined) =>
  [...(value ? [value] : []), ...values.filter((one) => one !== value)].slice(0, MOST);

function broughtTo(request: Request, { cookieSecrets, clock, settings }: Context): Omit<Brought, 'until'> {
  const sealed = request.cookies[cookieName('brought', settings.https)];
  const text = sealed === undefined ? undefined : openSealed(purpose, sealed, cookieSecrets);
  // That it opened has shown that `rememberBrought` wrote it.
  const brought = text === undefined ? undefined : (JSON.parse(text) as Brought);
  return brought && brought.until > clock().getTime() ? brought : { phones: [], emails: [] };
}

/** Which of the contacts that are saved a link has brought to this browser. */
export function broughtAmong(request: Request, { phone, email }: Contacts, context: Context): ('phone' | 'email')[] {
  const { phones, emails } = broughtTo(request, context);
  const address = email?.trim().toLowerCase();
  return [
    ...(phones.some((one) => isSameNumber(one, phone)) ? (['phone'] as const) : []),
    ...(emails.some((one) => one.trim().toLowerCase() === address) ? (['email'] as const) : []),
  ];
}

/** Whether a page of any country makes of what was brought the number that is saved. */
const isSameNumber = (brought: string, saved: string): boolean =>
  countryCodes.some((country) => {
    const shown = phoneOfLink(brought, country);
    return toE164(shown, country) === saved || withCallingCode(shown, country) === saved;
  });
