import { describe, expect, test } from 'vitest';
import { diallable, isAbroad, isReachableFrom } from './dialling.ts';

describe('a number of ours', () => {
  test.each([
    ['US', '1-800-555-0101', true, '1-800-555-0101'],
    ['CA', '1-800-555-0101', true, '1-800-555-0101'],
    ['AU', '1-800-555-0101', false, '+1-800-555-0101'],
    ['NZ', '800-555-0101', false, '+1 800-555-0101'],
    ['GB', '+44 808 157 0100', true, '+44 808 157 0100'],
    ['ZA', '+1 312 555 0101', true, '+1 312 555 0101'],
  ] as const)('from %s, %s is reached: %s, and dialled as %s', (country, number, reached, dialled) => {
    expect(isReachableFrom(country, number)).toBe(reached);
    expect(diallable(country, number)).toBe(dialled);
  });

  test('abroad is where the calling code is another', () => {
    expect((['US', 'CA', 'AU', 'IE'] as const).map(isAbroad)).toEqual([false, false, true, true]);
  });
});
