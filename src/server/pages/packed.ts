import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A page or a file as it is sent: as it is, compressed, or both, with the tag by which a browser asks whether its own is
 * still good. What is kept compressed alone is unpacked for the few who do not take it so.
 */
export type Packed = { tag: string } & (
  { plain: Buffer; brotli: Buffer | undefined } | { plain: undefined; brotli: Buffer }
);

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A small part of the time that the smallest takes, for about an eighth more bytes. */
const QUICK = 5;

const compressed = (plain: Buffer, quality: number) =>
  compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });

/** Packs a page that may be sent once or a thousand times. */
export async function packPage(html: string): Promise<Packed> {
  const plain = Buffer.from(html);
  return { plain: undefined, brotli: await compressed(plain, QUICK), tag: tagOf(plain) };
}

/** The same as small as it gets, which takes longer than rendering it. */
export async function packSmallest({ plain, brotli, tag }: Packed): Promise<Packed> {
  const whole = plain ?? (await decompress(brotli));
  return { plain: undefined, brotli: await compressed(whole, constants.BROTLI_MAX_QUALITY), tag };
}

/** What was compressed before, or cannot be. */
export const packed = (plain: Buffer, brotli: Buffer | undefined): Packed => ({ plain, brotli, tag: tagOf(plain) });

const tagOf = (plain: Buffer) => `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;

/** Bytes of memory that it takes. */
export const bytesOf = ({ plain, brotli }: Packed): number => (plain?.length ?? 0) + (brotli?.length ?? 0);

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
  if (!of.brotli || !takesBrotli(request)) return reply.send(of.plain ?? brotliDecompressSync(of.brotli));
  return reply.header('content-encoding', 'br').send(of.brotli);
}

type Sending = { type: string; of: Packed };
