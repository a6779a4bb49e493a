import { expect, test } from 'vitest';
import { newSlug } from './newSlug.ts';

test('the secret of a lead is as long as it was, new each time, and no option of a command', () => {
  // Of so many at random, more than a dozen would begin with a hyphen.
  const slugs = Array.from({ length: 1000 }, newSlug);
  expect(slugs.filter((slug) => !/^\w[\w-]{21}$/.test(slug))).toEqual([]);
  expect(new Set(slugs).size).toBe(1000);
});
