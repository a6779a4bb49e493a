import { expect, test } from 'vitest';
import { codeOf } from './untilStopped.ts';

test.each([
  [Object.assign(new Error('marker'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new TypeError('marker'), 'TypeError'],
  ['marker', 'unknown'],
])('of an error a log has its code or its name alone: %s', (error, code) => {
  expect(codeOf(error)).toBe(code);
});
