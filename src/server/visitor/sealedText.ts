import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyOf } from './signature.ts';

const algorithm = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A text that only servers of this secret can read, for addresses. What is sealed for one purpose is nothing for another. */
export function sealText(purpose: string, text: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(algorithm, keyOf(purpose, secret), iv);
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
}

/** The text that a server of this secret sealed for this purpose; undefined for anything else. */
export function openSealed(purpose: string, sealed: string, secret: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  // One text has one spelling.
  if (bytes.length <= IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== sealed) return undefined;
  const decipher = createDecipheriv(algorithm, keyOf(purpose, secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
