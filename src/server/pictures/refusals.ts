import type { PictureRefusal } from '#src/domain/pictures.ts';
import { Refusal } from '#src/server/http/refusal.ts';

const HOUR = 3600;

/** Status and sentence of each refusal. Pages say it in the language of the visitor, by its code. */
const refusals: Record<PictureRefusal, readonly [status: number, message: string, retryAfterSeconds?: number]> = {
  pictureKind: [422, 'The file is no picture that can be used. Send a JPEG, PNG, WebP or AVIF.'],
  pictureHeic: [422, 'The picture is in the HEIC format, which cannot be read here. Send it as JPEG.'],
  pictureSmall: [422, 'The picture is too small to show anything. Send a larger one.'],
  pictureLarge: [422, 'The picture has too many pixels. Send a smaller one.'],
  pictureHeavy: [422, 'The file is too large. Send at most 5 MB.'],
  pictureBroken: [422, 'The picture is damaged or not complete. Send another one.'],
  pictureMany: [409, 'There are as many pictures as may be sent. Remove one first.'],
  pictureBudget: [429, 'Much has been sent from here within an hour. Try again later.', HOUR],
  pictureConsent: [403, 'Pictures are taken only after consent. Consent first.'],
  pictureUnasked: [403, 'This campaign asks for no pictures.'],
};

/** The answer to a picture that is not taken. */
export function refusePicture(code: PictureRefusal): Refusal {
  const [status, message, retryAfterSeconds] = refusals[code];
  return new Refusal(status, { error: code, message }, retryAfterSeconds);
}
