import { expect, test } from 'vitest';
import { codeOf } from './codeOf.ts';

test.each([
  [Object.assign(new Error('marker'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new TypeError('marker'), 'TypeError'],
  [new DOMException('marker', 'TimeoutError'), 'TimeoutError'],
  [
    new TypeError('marker', { cause: Object.assign(new Error('marker'), { code: 'CERT_HAS_EXPIRED' }) }),
    'CERT_HAS_EXPIRED',
  ],
  ['marker', 'unknown'],
])('of an error a log has its code or its name alone: %s', (error, code) => {
  expect(codeOf(error)).toBe(code);
});
