import type { FastifyReply } from 'fastify';
import type { Locale } from '#src/domain/facts.ts';
import { isLocale } from '#src/generated/locales.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Frame } from '#src/server/pages/formPage.ts';
import { sendHtml } from '#src/server/pages/html.ts';
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

/**
 * Nobody else learns the address: no cache stores it, no search engine lists it, and no other page is told, ours neither.
 * They are told the site: without a referrer a browser sends a form as if it came from nowhere.
 */
export const unseen = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'strict-origin');

/** Answers with a page that nobody else sees. */
export const answer = (reply: FastifyReply, page: string): FastifyReply => sendHtml(unseen(reply), page);
