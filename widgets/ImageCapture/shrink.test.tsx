import { expect, test } from 'vitest';
import { filesOf, openPicture, type Opened } from './shrink.ts';
import { heicFile, heldAs, pictureFile } from './testing/pictureFiles.ts';

async function opened(file: Blob): Promise<Opened> {
  const picture = await openPicture(file);
  if (typeof picture === 'string') throw new Error(picture);
  return picture;
}

/** Size of a JPEG, and whether its upper left and lower right corners are red or blue. */
async function seen(file: BlobPart) {
  const bitmap = await createImageBitmap(new Blob([file]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colorAt = (x: number, y: number) => ((context?.getImageData(x, y, 1, 1).data[0] ?? 0) > 100 ? 'red' : 'blue');
  return [bitmap.width, bitmap.height, colorAt(4, 4), colorAt(bitmap.width - 5, bitmap.height - 5)];
}

test('a large picture is made smaller, and is a JPEG whatever it was', async () => {
  const { file, small } = await filesOf(await opened(await pictureFile(4000, 3000, 'image/png')), 0);
  expect(await seen(file)).toEqual([2048, 1536, 'red', 'blue']);
  expect(small).toMatch(/^data:image\/jpeg;base64,/);
  expect(small.length).toBeLessThan(60_000);
});

test('a small one keeps its size', async () => {
  const { file } = await filesOf(await opened(await pictureFile(400, 300)), 0);
  expect(await seen(file)).toEqual([400, 300, 'red', 'blue']);
});

test('a picture that was held another way stands upright, and nothing of its note leaves', async () => {
  const held = await heldAs(6, await pictureFile(400, 300));
  const { file } = await filesOf(await opened(held), 0);
  expect(new TextDecoder('latin1').decode(await held.arrayBuffer())).toContain('Zyxphone');
  expect(new TextDecoder('latin1').decode(file)).not.toMatch(/Zyxphone|Exif/);
  expect((await seen(file)).slice(0, 2)).toEqual([300, 400]);
});

test.each([
  [1, 300, 400, 'red', 'blue'],
  [2, 400, 300, 'blue', 'red'],
  [3, 300, 400, 'blue', 'red'],
] as const)('turned %i times', async (turns, ...expected) => {
  const { file } = await filesOf(await opened(await pictureFile(400, 300)), turns);
  expect(await seen(file)).toEqual(expected);
});

test.each([
  ['a HEIC that the browser cannot open', heicFile, 'heic'],
  ['a text', new File(['a text'], 'picture.jpg', { type: 'image/jpeg' }), 'notPicture'],
  ['an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }), 'notPicture'],
  ['half a JPEG', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])], 'a.jpg'), 'notPicture'],
] as const)('%s is not opened', async (_, file, why) => {
  expect(await openPicture(file)).toBe(why);
});

test('one too small to show anything is not opened', async () => {
  expect(await openPicture(await pictureFile(500, 100))).toBe('tooSmall');
});
