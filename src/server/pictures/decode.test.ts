import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decode } from './decode.ts';
import { gradient, phonePicture } from './testing/makePicture.ts';

const decoded = async (bytes: Uint8Array) => {
  const result = await decode(bytes);
  if (typeof result === 'string') throw new Error(result);
  return result;
};
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s is read and written anew', async (format) => {
    const { jpeg, width, height } = await decoded(await gradient(500, 400).toFormat(format).toBuffer());
    expect([width, height, (await sharp(jpeg).metadata()).format]).toEqual([500, 400, 'jpeg']);
  });

  test('loses what its file said of the camera, the person and the place', async () => {
    const file = await phonePicture(600, 400);
    const { jpeg } = await decoded(file);
    const { exif, xmp, icc, iptc, comments } = await sharp(jpeg).metadata();
    expect(Buffer.from(file).includes('Zyx')).toBe(true);
    expect([exif, xmp, icc, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(Buffer.from(jpeg).includes('Zyx')).toBe(false);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('that was held as its file says by %i stands upright', async (orientation) => {
    const file = await phonePicture(400, 300, orientation);
    const { jpeg } = await decoded(file);
    const upright = await sharp(file).autoOrient().raw().toBuffer();
    const off = (await pixels(jpeg)).map((value, index) => Math.abs(value - (upright[index] ?? 0)));
    expect(off.reduce((sum, value) => sum + value, 0) / off.length).toBeLessThan(4);
  });

  test('of a large camera is stored with 2048 pixels at its longer edge', async () => {
    const { width, height } = await decoded(await gradient(6000, 4000).jpeg().toBuffer());
    expect([width, height]).toEqual([2048, 1365]);
  });

  test('with other content behind it loses that', async () => {
    const file = Buffer.concat([await phonePicture(300, 300), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    expect(Buffer.from((await decoded(file)).jpeg).includes('script')).toBe(false);
  });

  test('that moves is stored as its first picture', async () => {
    const frames = await Promise.all(
      [1, 2].map((n) =>
        gradient(240 * n, 240 * n)
          .resize(240)
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [90, 90] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect(await decoded(moving)).toMatchObject({ width: 240, height: 240 });
  });
});

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1');
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>',
);

describe('what cannot be used is refused', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['nothing', () => new Uint8Array(), 'pictureKind'],
    ['a text', () => Buffer.from('a text'), 'pictureKind'],
    ['an SVG', () => svg, 'pictureKind'],
    ['a PDF', () => Buffer.from('%PDF-1.7 and more'), 'pictureKind'],
    ['a GIF', () => gradient(300, 300).gif().toBuffer(), 'pictureKind'],
    ['a TIFF', () => gradient(300, 300).tiff().toBuffer(), 'pictureKind'],
    ['a HEIC', () => heic, 'pictureHeic'],
    [
      'an SVG that begins as a JPEG',
      () => Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), svg]),
      'pictureBroken',
    ],
    [
      'a PNG of which half is missing',
      async () => (await gradient(600, 400).png().toBuffer()).subarray(0, 9000),
      'pictureBroken',
    ],
    ['a JPEG of which half is missing', async () => (await phonePicture(600, 400)).subarray(0, 9000), 'pictureBroken'],
    ['one pixel', () => gradient(1, 1).png().toBuffer(), 'pictureSmall'],
    ['a strip', () => gradient(4000, 100).png().toBuffer(), 'pictureSmall'],
    [
      'a progressive JPEG of 36 million pixels',
      () => gradient(6000, 6000).jpeg({ progressive: true }).toBuffer(),
      'pictureLarge',
    ],
    ['a PNG that says it has 65000 × 65000 pixels', () => saysItIs(65_000), 'pictureLarge'],
  ])('%s', async (_, file, code) => {
    expect(await decode(await file())).toBe(code);
  });
});

/** A small PNG whose header has other numbers, with the checksum that fits them. */
async function saysItIs(edge: number): Promise<Uint8Array> {
  const { crc32 } = await import('node:zlib');
  const file = await gradient(300, 300).png().toBuffer();
  file.writeUInt32BE(edge, 16);
  file.writeUInt32BE(edge, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}
