import { expect, test } from 'vitest';
import { ethnicities, genders } from './choices.ts';

test('ethnicities have the ids that leads carry', () => {
  expect(Object.fromEntries(ethnicities.map(({ id, key }) => [key, id]))).toEqual({
    white: 1,
    black: 2,
    asian: 3,
    hawaiian: 7,
    americanIndian: 5,
    hispanic: 6,
    eastern: 8,
    decline: -1,
  });
});

test('the genders are stored by the keys that leads carry', () => {
  expect(genders.join(' ')).toBe('male female other');
});
