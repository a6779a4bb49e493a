import sharp from 'sharp';
import type { InputMethod } from './inputMethod.ts';
import { expect, type Page } from './test.ts';

const files = new Map<string, Promise<Buffer>>();

/** A photograph as a phone makes it: lit unevenly, with grain, and with a note of the phone and the place. */
export function photo(width: number, height: number): Promise<Buffer> {
  const name = `${width} ${height}`;
  const made = files.get(name) ?? makePhoto(width, height);
  files.set(name, made);
  return made;
}

async function makePhoto(width: number, height: number): Promise<Buffer> {
  const light = sharp({ create: { width, height, channels: 3, background: '#c99f84' } });
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
  })
    .png()
    .toBuffer();
  const place = `<svg width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="18%" ry="16%" fill="#a8544a"/></svg>`;
  return light
    .composite([{ input: Buffer.from(place) }, { input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Model: 'Zyxphone 9' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 52/1 3999/100' } })
    .toBuffer();
}

/** The field of the picture with this title. */
export const pictureField = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('fieldset')
    .filter({ has: page.locator('legend', { hasText: title }) });

/** Chooses a file for the picture with this title: the button opens the files of the device. */
export async function choosePicture(page: Page, title: string, input: InputMethod, file?: Buffer): Promise<void> {
  const field = pictureField(page, title);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    input.press(field.getByRole('button', { name: /^(Choose|Elegir)/ })),
  ]);
  await chooser.setFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: file ?? (await photo(1200, 900)) });
}

/** Chooses a picture, uses it, and waits until it has arrived. */
export async function sendPicture(page: Page, title: string, input: InputMethod): Promise<void> {
  await choosePicture(page, title, input);
  await input.press(pictureField(page, title).getByRole('button', { name: /^(Use this picture|Usar esta foto)$/ }));
  await expect(pictureField(page, title).getByText(/has arrived|Recibimos esta foto/)).toBeVisible();
}
