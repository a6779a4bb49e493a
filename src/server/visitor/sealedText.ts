import { decrypt, encrypt, NONCE_BYTES, TAG_BYTES } from '#src/server/sealing/gcm.ts';
import type { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';
import { keyOf } from './signature.ts';

const HEAD_BYTES = NONCE_BYTES + TAG_BYTES;

/** A text that only servers with this secret can read, for addresses. What is sealed for one purpose is nothing for another. */
export function sealText(purpose: string, text: string, { newest }: CookieSecrets): string {
  const sealed = encrypt(keyOf(purpose, newest), text);
  return Buffer.concat([sealed.nonce, sealed.tag, sealed.text]).toString('base64url');
}

/** The text that a server with one of these secrets sealed for this purpose; undefined for anything else. */
export function openSealed(purpose: string, sealed: string, secrets: CookieSecrets): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  // One text has one spelling.
  if (bytes.length <= HEAD_BYTES || bytes.toString('base64url') !== sealed) return undefined;
  const parts = {
    nonce: bytes.subarray(0, NONCE_BYTES),
    tag: bytes.subarray(NONCE_BYTES, HEAD_BYTES),
    text: bytes.subarray(HEAD_BYTES),
  };
  for (const secret of secrets.all) {
    const text = decrypt(keyOf(purpose, secret), parts);
    if (text) return text.toString('utf8');
  }
  return undefined;
}
