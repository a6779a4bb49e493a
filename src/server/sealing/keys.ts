import { createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A key that rows are sealed with. Its id, eight hexadecimal digits, may be told to anybody. */
export type EncryptionKey = { readonly id: string; readonly cipherKey: Uint8Array };

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

/** 32 bytes that a secret gives for one purpose, and that tell nothing of those for another. */
export const derivedKey = (secret: Uint8Array, purpose: string): Uint8Array =>
  Buffer.from(hkdfSync('sha256', secret, '', `openscreener ${purpose}`, BYTES));
