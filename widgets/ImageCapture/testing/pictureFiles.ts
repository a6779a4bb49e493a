/** A picture drawn here: red at its left, blue at its right, as a file of a type. */
export async function pictureFile(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  // A canvas of the page would write it in idle moments, for which a page that nobody looks at waits a second.
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  for (const [color, at] of [
    ['#c00', 0],
    ['#00c', width / 2],
  ] as const) {
    context.fillStyle = color;
    context.fillRect(at, 0, width / 2, height);
  }
  return new File([await canvas.convertToBlob({ type })], 'picture', { type });
}

/** The picture with a note of the camera in front of it: which way it was held, and who made it. */
export async function heldAs(orientation: number, jpeg: Blob): Promise<File> {
  const rest = new Uint8Array(await jpeg.arrayBuffer()).subarray(2);
  const maker = 'Zyxphone\0\0';
  const entries = [
    [0x01, 0x0f, 0, 2, 0, 0, 0, maker.length, 0, 0, 0, 38],
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
  ];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2, ...entries.flat(), 0, 0, 0, 0, ...bytesOf(maker)];
  const note = [...bytesOf('Exif\0\0'), ...tiff];
  const length = note.length + 2;
  const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...note]);
  return new File([head, rest], 'IMG_0001.JPG', { type: 'image/jpeg' });
}

const bytesOf = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

/** What a phone writes that the browser here cannot open. */
export const heicFile = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic', new Uint8Array(400)], 'IMG_0002.HEIC', {
  type: 'image/heic',
});
