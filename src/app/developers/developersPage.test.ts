import { expect, test } from 'vitest';
import { developersPageOf } from './developersPage.ts';

test.each([
  ['/signup/active-flows', 'development', 'active-flows'],
  ['/signup/active-flows/', 'staging', 'active-flows'],
  ['/signup/active-flows', 'production', undefined],
  ['/signup/kinds', 'staging', 'kinds'],
  ['/signup/kinds', 'production', undefined],
  ['/signup/s6/home', 'development', undefined],
  ['/toString', 'development', undefined],
] as const)('%s in %s is the page %s', (pathname, environment, page) => {
  expect(developersPageOf(pathname, { environment })).toBe(page);
});
