import type { FastifyReply } from 'fastify';
import { isLocale } from '#src/generated/locales.ts';
import type { ServerContext } from '#src/server/context.ts';
import { answer } from '#src/server/pages/unseen.ts';
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
