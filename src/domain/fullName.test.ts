import { describe, expect, test } from 'vitest';
import { fullNameFault, hasEmoji, isFullName, joinName, splitFullName } from './fullName.ts';

describe('a full name', () => {
  test.each([
    ['Ana Perez', undefined],
    ['  Ana   María  Pérez ', undefined],
    ["Siobhán O'Brien-Smith", undefined],
    ['王 小明', undefined],
    ['Ana', 'oneWord'],
    ['', 'oneWord'],
    ['Ana Perez 😀', 'invalid'],
    ['Ana Perez🇺🇸', 'invalid'],
    ['Ana ❤️', 'invalid'],
    [`${'a'.repeat(100)} ${'p'.repeat(100)}`, undefined],
    [`${'a'.repeat(101)} Perez`, 'invalid'],
    [`Ana ${'p'.repeat(101)}`, 'invalid'],
  ])('%j: %s', (text, fault) => {
    expect([fullNameFault(text), isFullName(text)]).toEqual([fault, fault === undefined]);
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
