import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const keyOf = (purpose: string, secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** A short signature of a text, for addresses and cookies. What is signed for one purpose is nothing for another. */
export const signatureOf = (purpose: string, text: string, secret: string): string =>
  createHmac('sha256', keyOf(purpose, secret)).update(text).digest().subarray(0, 16).toString('base64url');

/** Whether a server of this secret signed the text for this purpose. */
export function isSigned(purpose: string, text: string, signature: string, secret: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(purpose, text, secret)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
