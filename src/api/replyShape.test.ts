import { expect, test } from 'vitest';
import { matchesShape, type ReplyShape } from './replyShape.ts';

const site: ReplyShape = { has: { id: 'integer', 'distance?': 'number' } };

test.each<[what: string, shape: ReplyShape, good: readonly unknown[], bad: readonly unknown[]]>([
  ['nothing', 'null', [null], [undefined, {}, '', 0]],
  ['a whole number', 'integer', [7], [7.5, '7', null]],
  ['a truth value', 'boolean', [false], [0, 'true', null]],
  ['an object with its keys', site, [{ id: 1 }, { id: 1, distance: 2.5, new: 'x' }], [{}, { id: '1' }, [], null, 'id']],
  [
    'an object whose optional key holds something else',
    site,
    [],
    [
      { id: 1, distance: 'far' },
      { id: 1, distance: null },
    ],
  ],
  ['a list', { list: site }, [[], [{ id: 1 }]], [[{ id: 1 }, {}], {}, null]],
  ['a map', { map: 'string' }, [{}, { a: 'b' }], [{ a: 1 }, [], null]],
  ['one of several', { either: ['null', site] }, [null, { id: 1 }], [{}, false]],
])('%s', (_what, shape, good, bad) => {
  expect(good.filter((value) => !matchesShape(shape, value))).toEqual([]);
  expect(bad.filter((value) => matchesShape(shape, value))).toEqual([]);
});
