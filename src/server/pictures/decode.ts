import sharp, { type Metadata, type Sharp } from 'sharp';
import { minPictureEdge, pictureKindOf, type PictureKind, type PictureRefusal } from '#src/domain/pictures.ts';

/** A picture read pixel by pixel and written anew as JPEG, without anything else that its file said. */
export type Decoded = { jpeg: Uint8Array; width: number; height: number };

/** Pixels of the longer edge of what is stored: pages send no more. */
const LONGEST_EDGE = 2048;
/** Pixels of a picture at most, read a few lines at a time. */
const MAX_PIXELS = 55_000_000;
/** Bytes of a picture that its format requires in memory as a whole. */
const MAX_WHOLE = 33 * 1024 * 1024;
const MAX_SECONDS = 10;

// One picture at a time, and nothing of it is left behind.
sharp.cache(false);
sharp.concurrency(1);
// What is no picture of a camera is never handed to a reader: no SVG, PDF, TIFF, GIF nor camera raw.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** Bytes per pixel where the format cannot be read line by line; undefined where it can. */
function wholeBytesPerPixel(kind: PictureKind, { isProgressive, depth, channels }: Metadata): number | undefined {
  if (kind === 'webp') return 4;
  if (kind === 'avif') return 8;
  if (!isProgressive) return undefined;
  return kind === 'jpeg' ? channels * 2 : channels * (depth === 'ushort' ? 2 : 1);
}

function sizeRefusal(kind: PictureKind, metadata: Metadata): PictureRefusal | undefined {
  const { width, height } = metadata;
  if (Math.min(width, height) < minPictureEdge) return 'pictureSmall';
  if (width * height > MAX_PIXELS) return 'pictureLarge';
  const whole = wholeBytesPerPixel(kind, metadata);
  return whole !== undefined && width * height * whole > MAX_WHOLE ? 'pictureLarge' : undefined;
}

/** Turns and mirrors what a camera held another way, by the number that its file has for it. */
const turned: Readonly<Record<number, { angle: number; isMirrored: boolean }>> = {
  2: { angle: 0, isMirrored: true },
  3: { angle: 180, isMirrored: false },
  4: { angle: 180, isMirrored: true },
  5: { angle: 270, isMirrored: true },
  6: { angle: 90, isMirrored: false },
  7: { angle: 90, isMirrored: true },
  8: { angle: 270, isMirrored: false },
};

/** Reads a file for what it is and writes it anew, or says why not. Never throws for what is in the file. */
export async function decode(bytes: Uint8Array): Promise<Decoded | PictureRefusal> {
  const kind = pictureKindOf(bytes);
  if (kind === 'heic') return 'pictureHeic';
  if (kind === 'other') return 'pictureKind';
  const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 });
  try {
    // The header alone.
    const metadata = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    const refusal = sizeRefusal(kind, metadata);
    if (refusal) return refusal;
    return await rewritten(open(), metadata.orientation ?? 1);
  } catch {
    return 'pictureBroken';
  }
}

/** Made smaller first, and only then turned, which needs the whole picture in memory. */
async function rewritten(picture: Sharp, orientation: number): Promise<Decoded> {
  const small = picture
    .timeout({ seconds: MAX_SECONDS })
    .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb');
  const { angle, isMirrored } = turned[orientation] ?? { angle: 0, isMirrored: false };
  // Written line by line as it is read.
  if (angle === 0) return asJpeg(small.flop(isMirrored));
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return asJpeg(sharp(data, { raw: { width, height, channels } }).rotate(angle).flop(isMirrored));
}

async function asJpeg(picture: Sharp): Promise<Decoded> {
  const { data, info } = await picture.jpeg({ quality: 86 }).toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
