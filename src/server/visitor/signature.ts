import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';

/** Keys by purpose and secret. There are a few of each; to derive one takes longer than to sign. */
const keys = new Map<string, KeyObject>();

/** The key of a purpose, which tells nothing of the secret, nor of the key of any other purpose. */
export function keyOf(purpose: string, secret: string): KeyObject {
  const name = JSON.stringify([purpose, secret]);
  const key = keys.get(name) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  keys.set(name, key);
  return key;
}

/** A short signature of a text, for addresses and cookies. What is signed for one purpose is nothing for another. */
export const signatureOf = (purpose: string, text: string, { newest }: Pick<CookieSecrets, 'newest'>): string =>
  signatureBy(newest, purpose, text);

/** Whether a server with one of these secrets signed the text for this purpose. */
export function isSigned(purpose: string, text: string, signature: string, secrets: CookieSecrets): boolean {
  const given = Buffer.from(signature);
  return secrets.all.some((secret) => {
    const expected = Buffer.from(signatureBy(secret, purpose, text));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

const signatureBy = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', keyOf(purpose, secret)).update(text).digest().subarray(0, 16).toString('base64url');
