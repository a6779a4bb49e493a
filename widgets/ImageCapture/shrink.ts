import { minPictureEdge, pictureKindOf } from '#src/domain/pictures.ts';

/** Pixels of the longer edge of a picture that is sent. */
const longestEdge = 2048;
/** Bytes that a picture is meant to have at most: less than a second and a half on a slow phone network. */
const fewBytes = 500_000;
/** Qualities of a JPEG, and about how many of the bytes of the best one each takes. */
const qualities = [
  { quality: 0.86, share: 1 },
  { quality: 0.75, share: 0.7 },
  { quality: 0.6, share: 0.52 },
  { quality: 0.45, share: 0.4 },
  { quality: 0.3, share: 0.3 },
];
const smallEdge = 280;
const previewEdge = 1000;
/** Bytes of a file that is opened at all. */
const maxFileBytes = 60_000_000;

/** Why a file cannot be used: the key of a message. */
export type Unusable = 'heic' | 'notPicture' | 'tooSmall' | 'tooHeavy';

/** A picture made smaller, upright as it was taken. Its pixels are all that is left of its file. */
export type Opened = ImageBitmap;

type Drawing = { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };

function canvasOf(width: number, height: number): Drawing {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  // Where a picture lets the ground through, JPEG would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}

/** Opens a file as a picture, or says why it is none that this browser can read. */
export async function openPicture(file: Blob): Promise<Opened | Unusable> {
  if (file.size > maxFileBytes) return 'tooHeavy';
  const kind = pictureKindOf(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  // Nothing but the formats of cameras is decoded, whatever the file is called.
  if (kind === 'other') return 'notPicture';
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!whole) return kind === 'heic' ? 'heic' : 'notPicture';
  const { width, height } = whole;
  if (Math.min(width, height) < minPictureEdge) return 'tooSmall';
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  const { canvas, context } = canvasOf(Math.round(width * scale), Math.round(height * scale));
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return createImageBitmap(canvas);
}

/** Draws the picture into a canvas, turned clockwise by so many quarters and no larger than an edge. */
function drawTurned(canvas: HTMLCanvasElement, picture: Opened, turns: number, edge = longestEdge): void {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const isSideways = turns % 2 === 1;
  Object.assign(canvas, { width: isSideways ? height : width, height: isSideways ? width : height });
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
}

/** The picture as it is to be seen on the page, as a data address. */
export function previewOf(picture: Opened, turns: number): string {
  const { canvas } = canvasOf(1, 1);
  drawTurned(canvas, picture, turns, previewEdge);
  return canvas.toDataURL('image/jpeg', 0.8);
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('This browser writes no JPEG.')));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
}

/** The best JPEG of few bytes, else the one of fewest. Qualities that will not do, by the bytes of the best, are left out. */
async function smallJpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  let best: Blob | undefined;
  let blob: Blob | undefined;
  for (const { quality, share } of qualities) {
    const isLast = quality === qualities.at(-1)?.quality;
    if (best && best.size * share > fewBytes && !isLast) continue;
    blob = await jpegOf(canvas, quality);
    best ??= blob;
    if (blob.size <= fewBytes) break;
  }
  return blob ?? jpegOf(canvas, 1);
}

/** A picture as it is sent, and a small copy to show. */
type Files = { file: Uint8Array<ArrayBuffer>; small: string };

async function makeFiles(picture: Opened, turns: number): Promise<Files> {
  const { canvas } = canvasOf(1, 1);
  drawTurned(canvas, picture, turns, smallEdge);
  const small = canvas.toDataURL('image/jpeg', 0.7);
  drawTurned(canvas, picture, turns);
  const blob = await smallJpegOf(canvas);
  return { file: new Uint8Array(await blob.arrayBuffer()), small };
}

/** What was made of each picture, by its turns. */
const made = new WeakMap<Opened, Map<number, Promise<Files>>>();

/**
 * The picture as it is sent: a JPEG of few bytes where that is possible, and a small copy. Made once: asked for while the
 * visitor looks at the picture, it is there when they want to send it.
 */
export function filesOf(picture: Opened, turns: number): Promise<Files> {
  const ofPicture = made.get(picture) ?? new Map<number, Promise<Files>>();
  made.set(picture, ofPicture);
  const files = ofPicture.get(turns) ?? makeFiles(picture, turns);
  ofPicture.set(turns, files);
  files.catch(() => ofPicture.delete(turns));
  return files;
}
