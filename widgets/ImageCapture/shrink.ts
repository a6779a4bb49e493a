import { minPictureEdge, pictureKindOf } from '#src/domain/pictures.ts';

/** Pixels of the longer edge of a picture that is sent. */
const longestEdge = 2048;
/** Bytes that a picture is meant to have at most: about two seconds on a slow phone network. */
const fewBytes = 700_000;
const qualities = [0.86, 0.75, 0.6, 0.45];
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

/** The picture as it is sent: a JPEG of at most so many bytes where that is possible, and a small copy to show. */
export async function filesOf(
  picture: Opened,
  turns: number,
): Promise<{ file: Uint8Array<ArrayBuffer>; small: string }> {
  const { canvas } = canvasOf(1, 1);
  drawTurned(canvas, picture, turns, smallEdge);
  const small = canvas.toDataURL('image/jpeg', 0.7);
  drawTurned(canvas, picture, turns);
  let blob = await jpegOf(canvas, qualities[0] ?? 1);
  for (const quality of qualities.slice(1)) if (blob.size > fewBytes) blob = await jpegOf(canvas, quality);
  return { file: new Uint8Array(await blob.arrayBuffer()), small };
}
