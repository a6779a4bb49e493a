import cookie, { sign, unsign } from '@fastify/cookie';
import csrfProtection from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { csrfHeader } from '#src/api/services.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';
import { cookieName, cookieOptions } from '#src/server/visitor/cookies.ts';
import { stampVisit } from '#src/server/visitor/visitBegun.ts';
import { Refusal } from './refusal.ts';

const unsigned = { valid: false, renew: false, value: null } as const;

const secretCookie = (https: boolean) => cookieName('session', https);

/** The secret of a session, which no script can read; undefined without one, and for one that another server signed. */
export function sessionSecretOf(request: FastifyRequest, https: boolean): string | undefined {
  const { valid, value } = request.unsignCookie(request.cookies[secretCookie(https)] ?? '');
  return valid && value !== null ? value : undefined;
}

/** Cookies, and a secret per session in one that is signed and not readable by scripts. */
export async function addCsrf(app: FastifyInstance, cookieSecrets: CookieSecrets, https: boolean): Promise<void> {
  const signer = {
    sign: (value: string) => sign(value, cookieSecrets.newest),
    unsign: (value: string) =>
      cookieSecrets.all.map((secret) => unsign(value, secret)).find(({ valid }) => valid) ?? unsigned,
  };
  await app.register(cookie, { secret: signer });
  await app.register(csrfProtection, {
    sessionPlugin: '@fastify/cookie',
    cookieKey: secretCookie(https),
    cookieOpts: { signed: true, ...cookieOptions('session', https) },
    getToken: (request) => {
      const token = request.headers[csrfHeader];
      return typeof token === 'string' ? token : undefined;
    },
  });
}

/** Gives the browser the token that its writing calls must send back, and notes when it first had one. */
export function giveCsrfToken(context: ServerContext, reply: FastifyReply): void {
  const { https } = context.settings;
  stampVisit(context, reply);
  reply.setCookie(cookieName('token', https), reply.generateCsrf(), cookieOptions('token', https));
}

/** Before the body is read: the call must come from a page of this host that has the token of its session. */
export function refuseForeignWrites(app: FastifyInstance) {
  return [
    (request: FastifyRequest, _reply: FastifyReply, _payload: unknown, done: (error?: Error) => void) => {
      done(isForeign(request) ? foreign : undefined);
    },
    (request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: (error?: Error) => void) => {
      app.csrfProtection(request, reply, done);
    },
  ];
}

/**
 * As `refuseForeignWrites`, for forms whose address is known to one visitor alone and which carry no token: who says no
 * origin is known by the page that led here.
 */
export function refuseForeignForms(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const { origin, referer } = request.headers;
  const isLed = origin === undefined && referer !== undefined && referer !== '';
  const isLedFromElsewhere = isLed && !isOurs(referer, request);
  done(isForeign(request) || isLedFromElsewhere ? foreign : undefined);
}

const foreign = new Refusal(403, {
  error: 'origin',
  message: 'Calls are taken from pages of this site only.',
  field: 'Origin',
});

function isForeign(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return site === 'cross-site' || (origin !== undefined && !isOurs(origin, request));
}

/** Whether an address or an origin is of the host that was asked. */
const isOurs = (address: string, { host }: FastifyRequest): boolean =>
  URL.canParse(address) && new URL(address).host === host;
