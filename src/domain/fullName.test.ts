import { describe, expect, test } from 'vitest';
import { hasEmoji, isFullName, joinName, splitFullName } from './fullName.ts';

describe('a full name', () => {
  test.each([
    ['Ana Perez', true],
    ['  Ana   María  Pérez ', true],
    ["Siobhán O'Brien-Smith", true],
    ['王 小明', true],
    ['Ana', false],
    ['', false],
    ['Ana Perez 😀', false],
    ['Ana Perez🇺🇸', false],
    ['Ana ❤️', false],
    [`${'a'.repeat(100)} ${'p'.repeat(100)}`, true],
    [`${'a'.repeat(101)} Perez`, false],
    [`Ana ${'p'.repeat(101)}`, false],
  ])('%j: %s', (text, expected) => {
    expect(isFullName(text)).toBe(expected);
  });

  test.each([
    ['Ana Maria Perez', { firstName: 'Ana Maria', lastName: 'Perez' }],
    ['\tAna\n Perez ', { firstName: 'Ana', lastName: 'Perez' }],
    ['Ana', undefined],
    ['   ', undefined],
  ])('%j is parted before its last word', (text, names) => {
    expect(splitFullName(text)).toEqual(names);
  });

  test.each([
    ['Ana', 'Perez', 'Ana Perez'],
    [undefined, 'Perez', 'Perez'],
    ['Ana', undefined, 'Ana'],
    [undefined, undefined, ''],
  ])('of %j and %j reads %j', (firstName, lastName, joined) => {
    expect(joinName(firstName, lastName)).toBe(joined);
  });
});

test.each([
  ['👍🏽', true],
  ['7️⃣', true],
  ['🇮🇪', true],
  ['Ana 7 #*', false],
  ['Łukasz Ñandú', false],
])('%j has an emoji: %s', (text, expected) => {
  expect(hasEmoji(text)).toBe(expected);
});
