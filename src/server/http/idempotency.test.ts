import { expect, test } from 'vitest';
import { keyOfText, newKeyText, type EncryptionKey } from '#src/server/sealing/keys.ts';
import { Sealing } from '#src/server/sealing/sealing.ts';
import { contentHash } from './idempotency.ts';

// A new key is a key.
const sealing = new Sealing([keyOfText(newKeyText()) as EncryptionKey], Buffer.alloc(32));

test.each([
  ['the order of keys does not count', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  ['the order of a list counts', { a: [1, 2] }, { a: [2, 1] }, false],
  ['a value counts', { a: 1 }, { a: 2 }, false],
  ['an absent value is as none', { a: undefined, b: 1 }, { b: 1 }, true],
  ['text is not a number', { a: '1' }, { a: 1 }, false],
  ['a list is not an object of pairs', { a: [['x', 1]] }, { a: { x: 1 } }, false],
])('%s', (_sentence, one, other, equal) => {
  expect(contentHash(one, sealing) === contentHash(other, sealing)).toBe(equal);
});
