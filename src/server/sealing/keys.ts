import { createHash, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';

/** A key that rows are sealed with. Its id, eight hexadecimal digits, may be told to anybody. */
export type EncryptionKey = { readonly id: string; readonly cipherKey: KeyObject };

const BYTES = 32;

/** A new key as text: 32 random bytes in base64url, as `ENCRYPTION_KEYS` takes them. */
export const newKeyText = (): string => randomBytes(BYTES).toString('base64url');

/** The key of a text that `newKeyText` made; undefined for any other text. */
export function keyOfText(text: string): EncryptionKey | undefined {
  const secret = Buffer.from(text, 'base64url');
  if (secret.length !== BYTES || secret.toString('base64url') !== text.replace(/=+$/, '')) return undefined;
  const id = createHash('sha256').update('encryption key ').update(secret).digest('hex').slice(0, 8);
  return { id, cipherKey: derivedKey(secret, 'seal') };
}

/** The key of a single object outside the database: its text opens it, without anything else of ours. */
export const keyOfObject = (text: string): EncryptionKey => ({
  id: '00000000',
  cipherKey: createSecretKey(Buffer.from(text, 'base64url')),
});

/** The key that a secret gives for one purpose, which tells nothing of that for another. As bytes it would be read anew at each use. */
export const derivedKey = (secret: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `openscreener ${purpose}`, BYTES)));
