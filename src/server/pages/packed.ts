import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page or a file as it is sent: as it is and compressed, with the tag by which a browser asks whether its own is still good. */
export type Packed = { plain: Buffer; brotli: Buffer | undefined; tag: string };

const compress = promisify(brotliCompress);

/** Packs a page that will be sent many times: as small as it gets, which takes longer than rendering it. */
export async function packPage(html: string): Promise<Packed> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return packed(plain, await compress(plain, { params }));
}

/** What was compressed before, or cannot be. */
export const packed = (plain: Buffer, brotli: Buffer | undefined): Packed => {
  return { plain, brotli, tag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
};

/** Bytes of memory that it takes. */
export const bytesOf = ({ plain, brotli }: Packed): number => plain.length + (brotli?.length ?? 0);

const takesBrotli = ({ headers }: FastifyRequest) =>
  /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/.test(headers['accept-encoding'] ?? '');

/** Whether the browser has the page already; a tag may stand among those of other pages of this address. */
const has = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === tag) === true;

/** Answers with what is packed, or with nothing where the browser has it. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, { type, of }: Sending): FastifyReply {
  reply.header('etag', of.tag).header('vary', 'accept-encoding');
  if (has(request, of.tag)) return reply.code(304).send();
  reply.type(type);
  if (!of.brotli || !takesBrotli(request)) return reply.send(of.plain);
  return reply.header('content-encoding', 'br').send(of.brotli);
}

type Sending = { type: string; of: Packed };
