import { describe, expect, test } from 'vitest';
import { applyMask } from './mask.ts';

describe('a mask', () => {
  test.each([
    ['##/##/####', '', ''],
    ['##/##/####', '12', '12'],
    ['##/##/####', '123', '12/3'],
    ['##/##/####', '12311990', '12/31/1990'],
    ['##/##/####', '123119907', '12/31/1990'],
    ['(###) ###-####', '2', '(2'],
    ['####-##-##', '19901231', '1990-12-31'],
  ])('%s lays out %j as %j', (mask, digits, laid) => {
    expect(applyMask(mask, digits)).toBe(laid);
  });
});
