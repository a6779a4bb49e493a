import { expect, test } from 'vitest';
import { errorName } from './errorName.ts';

test.each([
  ['a style sheet', new Error('Unable to preload CSS for /assets/Booking.css'), 'CSS_CHUNK_LOAD_FAILED'],
  ['code, in Chromium', new TypeError('Failed to fetch dynamically imported module: /a.js'), 'ChunkLoadError'],
  ['code, in Firefox', new TypeError('error loading dynamically imported module: /a.js'), 'ChunkLoadError'],
  ['code, in Safari', new TypeError('Importing a module script failed.'), 'ChunkLoadError'],
  ['nothing in particular', new RangeError('Rosa is out of range'), 'RangeError'],
  ['what is no error', 'Rosa', 'unknown'],
])('names what did not load: %s', (_what, error, name) => {
  expect(errorName(error)).toBe(name);
});
