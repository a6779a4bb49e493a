import { expect, test } from 'vitest';
import { sha256 } from './chain.ts';

test('rows are chained by SHA-256 of their UTF-8 bytes', () => {
  // The first from FIPS 180-4; the second as the shell has it.
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('señor')).toBe('ea6f982f15b79e7d1d0329eb69f05441c7ae787f768fbf8e69e33be4feb6dc7a');
});
