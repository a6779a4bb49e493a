import type { IncomingMessage } from 'node:http';

/**
 * The path and query that a request asks for. One to a proxy names a whole address, and may name any host: what follows
 * is a page of ours, as for everybody.
 */
export function pathOfTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('?') || path === '' ? `/${path}` : path;
}
