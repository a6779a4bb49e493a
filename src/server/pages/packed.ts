import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendHtml } from './html.ts';

/** A page as it is sent: as it is and compressed, with the tag by which a browser asks whether its own is still good. */
export type PackedPage = { plain: Buffer; brotli: Buffer; tag: string };

const compress = promisify(brotliCompress);

/** Packs a page that will be sent many times: as small as it gets, which takes longer than rendering it. */
export async function packPage(html: string): Promise<PackedPage> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const brotli = await compress(plain, { params });
  return { plain, brotli, tag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}

/** Bytes of memory that a packed page takes. */
export const bytesOf = ({ plain, brotli }: PackedPage): number => plain.length + brotli.length;

const takesBrotli = ({ headers }: FastifyRequest) =>
  /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/.test(headers['accept-encoding'] ?? '');

/** Whether the browser has the page already; a tag may stand among those of other pages of this address. */
const has = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === tag) === true;

/** Answers with a packed page, or with nothing where the browser has it. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, page: PackedPage): FastifyReply {
  reply.header('etag', page.tag).header('vary', 'accept-encoding');
  if (has(request, page.tag)) return reply.code(304).send();
  if (!takesBrotli(request)) return sendHtml(reply, page.plain);
  return sendHtml(reply.header('content-encoding', 'br'), page.brotli);
}
