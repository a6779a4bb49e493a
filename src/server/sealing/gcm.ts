import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const algorithm = 'aes-256-gcm';
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
const tagged = { authTagLength: TAG_BYTES };

/** Asking the system for random bytes takes longer than for many. */
let [pool, used] = [Buffer.alloc(0), 0];

/** Random bytes that nobody has had. */
function freshNonce(): Buffer {
  if (used >= pool.length) [pool, used] = [randomBytes(NONCE_BYTES * 256), 0];
  used += NONCE_BYTES;
  return pool.subarray(used - NONCE_BYTES, used);
}

/** What AES-256-GCM makes of a text or of bytes: all three parts are needed to open it. */
export type Encrypted = { nonce: Uint8Array; text: Uint8Array; tag: Uint8Array };

/** Encrypts under a key, under a nonce of its own. It opens with the same `additional` data alone. */
export function encrypt(key: KeyObject, plain: Uint8Array | string, additional?: Uint8Array): Encrypted {
  const nonce = freshNonce();
  const cipher = createCipheriv(algorithm, key, nonce, tagged);
  if (additional) cipher.setAAD(additional);
  const text = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  // This mode keeps nothing back.
  cipher.final();
  return { nonce, text, tag: cipher.getAuthTag() };
}

/** What was encrypted; undefined where a part of it, the key or the additional data is another. */
export function decrypt(key: KeyObject, { nonce, text, tag }: Encrypted, additional?: Uint8Array): Buffer | undefined {
  const decipher = createDecipheriv(algorithm, key, nonce, tagged).setAuthTag(tag);
  if (additional) decipher.setAAD(additional);
  const plain = decipher.update(text);
  try {
    decipher.final();
    return plain;
  } catch {
    return undefined;
  }
}
