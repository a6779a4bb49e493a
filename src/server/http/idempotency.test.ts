import { expect, test } from 'vitest';
import { contentHash } from './idempotency.ts';

test.each([
  ['the order of keys does not count', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  ['the order of a list counts', { a: [1, 2] }, { a: [2, 1] }, false],
  ['a value counts', { a: 1 }, { a: 2 }, false],
  ['an absent value is as none', { a: undefined, b: 1 }, { b: 1 }, true],
  ['text is not a number', { a: '1' }, { a: 1 }, false],
  ['a list is not an object of pairs', { a: [['x', 1]] }, { a: { x: 1 } }, false],
])('%s', (_sentence, one, other, equal) => {
  expect(contentHash(one) === contentHash(other)).toBe(equal);
});
