import type { FastifyReply } from 'fastify';
import { sendHtml } from './html.ts';

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

/** The browser lets go of the pages that it kept to go back to, whatever they show of somebody who is erased. */
export const forgotten = (reply: FastifyReply): FastifyReply => reply.header('clear-site-data', '"cache"');
