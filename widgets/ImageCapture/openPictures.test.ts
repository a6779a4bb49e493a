import { expect, test } from 'vitest';
import { openOf, withOpen } from './openPictures.ts';

test('what is open about one picture of a step leaves the others as they are', () => {
  const both = withOpen(withOpen({}, 'front', 'unused'), 'left & right', 'stuck');
  expect([openOf(both, 'front'), openOf(both, 'left & right'), openOf(both, 'back')]).toEqual([
    'unused',
    'stuck',
    undefined,
  ]);
  const one = withOpen(both, 'front', undefined);
  expect([openOf(one, 'front'), openOf(one, 'left & right')]).toEqual([undefined, 'stuck']);
  expect(openOf({ openPictures: 'front=anything' }, 'front')).toBeUndefined();
});
