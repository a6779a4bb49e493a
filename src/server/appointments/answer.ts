import type { FastifyReply } from 'fastify';
import { isLocale } from '#src/generated/locales.ts';
import type { ServerContext } from '#src/server/context.ts';
import { sendHtml } from '#src/server/pages/html.ts';
import { countryOfHeader, localeOfHeader } from '#src/server/visitor/language.ts';
import { brandOf, callCenterOf } from '#src/server/visitor/pageSettings.ts';
import { gonePage } from './page.ts';

/** The answer to an address at which there is no appointment, in the language that was named, else that of the browser. */
export function sendGone(
  reply: FastifyReply,
  { settings }: Pick<ServerContext, 'settings'>,
  named?: string,
): FastifyReply {
  const { headers, hostname } = reply.request;
  const language = isLocale(named) ? named : localeOfHeader(headers['accept-language']);
  const phone = callCenterOf(countryOfHeader(headers['accept-language']), settings);
  return answer(reply.code(404), gonePage({ language, brand: brandOf(hostname, settings) }, phone));
}

/**
 * Nobody else learns the address: no cache stores it, and other sites are not told. Pages of ours are: without a referrer
 * a browser sends the form as if it came from nowhere.
 */
export const answer = (reply: FastifyReply, page: string): FastifyReply =>
  sendHtml(reply.header('cache-control', 'no-store'), page);
