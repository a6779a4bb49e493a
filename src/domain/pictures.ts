/** Bytes of a picture at most, as it is sent. */
export const maxPictureBytes = 5 * 1024 * 1024;

/** Bytes of one part of an upload at most: what a cut connection loses. */
export const maxPartBytes = 192 * 1024;

/** Pixels of the shorter edge of a picture at least: with fewer nobody can tell what it shows. */
export const minPictureEdge = 200;

/** Why the server does not take a picture: the code of its answer. */
export const pictureRefusals = [
  'pictureKind',
  'pictureHeic',
  'pictureSmall',
  'pictureLarge',
  'pictureHeavy',
  'pictureBroken',
  'pictureMany',
  'pictureBudget',
  'pictureConsent',
  'pictureUnasked',
] as const;

export type PictureRefusal = (typeof pictureRefusals)[number];

/** Formats of pictures, and what else a file may turn out to be. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'other';

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** What a file is by its first bytes, whatever it is called. */
export function pictureKindOf(bytes: Uint8Array): PictureKind {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) !== 'ftyp') return 'other';
  const brands = text(bytes, 8, 40);
  if (/avif|avis/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : 'other';
}
