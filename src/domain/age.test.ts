import { describe, expect, test } from 'vitest';
import { ageOn, ageOptions, isAge, isStorableAge, withConsistentAge } from './age.ts';

describe('an age', () => {
  test('is offered from 18 to 101', () => {
    expect(ageOptions).toHaveLength(84);
    expect([ageOptions[0], ageOptions.at(-1)]).toEqual([18, 101]);
  });

  test.each([
    [-1, false, false],
    [0, false, false],
    [1, true, true],
    [109, true, true],
    [110, true, false],
    [119, true, false],
    [120, false, false],
    [40.5, false, false],
    [Number.NaN, false, false],
  ])('of %s is valid: %s; is stored: %s', (age, valid, stored) => {
    expect(isAge(age)).toBe(valid);
    expect(isStorableAge(age)).toBe(stored);
  });

  test.each([
    ['1990-06-15', '2026-06-15', 36],
    ['1990-06-16', '2026-06-15', 35],
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2027-01-01', '2026-06-15', -1],
    ['31/12/1990', '2026-06-15', undefined],
    ['1990-12-31T00:00', '2026-06-15', undefined],
    ['+1990-12-31', '2026-06-15', undefined],
    ['1990-12-31', '', undefined],
  ])('of somebody born on %s, on %s, is %s', (birthDate, day, age) => {
    expect(ageOn(birthDate, day)).toBe(age);
  });

  const aged = { age: 36, birthDate: '1990-06-15' };
  test.each([
    ['both stay where they agree', aged, 'age', aged],
    ['an age alone stays', { age: 40 }, 'birthDate', { age: 40 }],
    ['a birth date alone stays', { birthDate: aged.birthDate }, 'age', { birthDate: aged.birthDate }],
    ['the birth date goes that it is at odds with', { ...aged, age: 40 }, 'age', { age: 40 }],
    ['the age goes that it is at odds with', { ...aged, age: 40 }, 'birthDate', { birthDate: aged.birthDate }],
  ] as const)('where one stands: %s', (_, answers, standing, left) => {
    expect(withConsistentAge(answers, standing, '2026-06-15')).toEqual(left);
  });
});
