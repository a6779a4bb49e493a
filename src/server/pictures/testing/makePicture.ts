import sharp, { type Sharp } from 'sharp';

/** A photograph-like picture of colours that run into each other, as raw pixels. */
export function gradient(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      data[at] = (x * 255) / width;
      data[at + 1] = (y * 255) / height;
      data[at + 2] = ((x ^ y) & 63) + 90;
    }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A JPEG as a phone makes it: with the model, the moment and the place where it was taken, and a way it was held. */
export function phonePicture(width: number, height: number, orientation = 1): Promise<Buffer> {
  return gradient(width, height)
    .jpeg({ quality: 90 })
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Zyxmaker', Model: 'Zyxphone 9', Copyright: 'Zyxperson' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 52/1 3999/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '87/1 37/1 4/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><Zyxplace/></x:xmpmeta>')
    .toBuffer();
}
