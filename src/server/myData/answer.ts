import type { FastifyReply } from 'fastify';
import type { Locale } from '#src/domain/facts.ts';
import { isLocale } from '#src/generated/locales.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Frame } from '#src/server/pages/formPage.ts';
import { answer } from '#src/server/pages/unseen.ts';
import { localeOfHeader } from '#src/server/visitor/language.ts';
import { brandOf } from '#src/server/visitor/pageSettings.ts';
import { gonePage } from './page.ts';

/** The brand of the host name, and the language that was asked for, else the usual one of the reader. */
export function frameOf(
  { request: { hostname, headers } }: FastifyReply,
  { settings }: Pick<ServerContext, 'settings'>,
  { asked, usual }: { asked: string | null | undefined; usual?: Locale },
): Frame {
  const language = isLocale(asked) ? asked : (usual ?? localeOfHeader(headers['accept-language']));
  return { language, brand: brandOf(hostname, settings) };
}

/** The answer to a link that opens nothing. */
export const sendGone = (reply: FastifyReply, frame: Frame): FastifyReply => answer(reply.code(404), gonePage(frame));
