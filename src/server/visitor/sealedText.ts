import { decrypt, encrypt, NONCE_BYTES, TAG_BYTES } from '#src/server/sealing/gcm.ts';
import { keyOf } from './signature.ts';

const HEAD_BYTES = NONCE_BYTES + TAG_BYTES;

/** A text that only servers of this secret can read, for addresses. What is sealed for one purpose is nothing for another. */
export function sealText(purpose: string, text: string, secret: string): string {
  const sealed = encrypt(keyOf(purpose, secret), text);
  return Buffer.concat([sealed.nonce, sealed.tag, sealed.text]).toString('base64url');
}

/** The text that a server of this secret sealed for this purpose; undefined for anything else. */
export function openSealed(purpose: string, sealed: string, secret: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  // One text has one spelling.
  if (bytes.length <= HEAD_BYTES || bytes.toString('base64url') !== sealed) return undefined;
  const parts = {
    nonce: bytes.subarray(0, NONCE_BYTES),
    tag: bytes.subarray(NONCE_BYTES, HEAD_BYTES),
    text: bytes.subarray(HEAD_BYTES),
  };
  return decrypt(keyOf(purpose, secret), parts)?.toString('utf8');
}
