import { expect, test } from 'vitest';
import { takeCookie } from './takeCookie.ts';

test.each([
  ['no cookie', 'a=b; xattempted=c', undefined, 'a=b; xattempted=c'],
  ['a flow', 'a=b; attempted=z%20z', 'z z', 'attempted=; path=/; max-age=0'],
  ['one by HTTPS', '__Host-attempted=zz; a=b', 'zz', '__Host-attempted=; path=/; max-age=0; secure'],
  ['what is no text', 'attempted=%E0', '%E0', 'attempted=; path=/; max-age=0'],
])('%s is taken once', (_, cookie, expected, left) => {
  const page = { cookie };
  expect([takeCookie(page, 'attempted'), page.cookie]).toEqual([expected, left]);
});
