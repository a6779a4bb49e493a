import { Cipher } from '#src/server/sealing/cipher.ts';
import { keyOfObject } from '#src/server/sealing/keys.ts';

const objectPlace = (pictureId: string) => ({ table: 'picture', column: 'object', row: pictureId });
const cipherOf = (secret: string) => new Cipher([keyOfObject(secret)]);

/** A picture as it lies in the bucket, which the receiver of leads opens too: `objectSecret` of its schema says how. */
export const sealObject = (pictureId: string, secret: string, jpeg: Uint8Array): Uint8Array =>
  cipherOf(secret).seal(objectPlace(pictureId), jpeg);

/** The picture that was sealed with this secret. Throws `SealError`. */
export const openObject = (pictureId: string, secret: string, object: Uint8Array): Uint8Array =>
  cipherOf(secret).open(objectPlace(pictureId), object);
