import { describe, expect, test } from 'vitest';
import { isEmail } from './email.ts';
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

describe('an email address', () => {
  test.each([
    'ana@example.com',
    ' ana@example.com ',
    'ana.maria+trials@mail.example.co.uk',
    "o'brien_1@example-site.org",
    'a@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
  ])('%j is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'a@b',
    'ana',
    '@example.com',
    'ana@',
    'ana@@example.com',
    'ana perez@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana..perez@example.com',
    'ana@example..com',
    'ana@-example.com',
    'ana@example.com.',
    'ana@127.0.0.1',
    'ana@example.c',
    'Ana <ana@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a.'.repeat(130)}com`,
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
