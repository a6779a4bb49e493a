import { describe, expect, test } from 'vitest';
import { countries, countryCodes } from '#src/domain/countries/index.ts';
import { someTextMatches } from './someTextMatches.ts';

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'iu');
const length = (least: number, most = '') => whole(`[^]{${least},${most}}`);

describe('no text matches', () => {
  test.each([
    ['(?=a)b'],
    ['a^b'],
    ['a$b'],
    ['[]'],
    ['(?!x)x'],
    ['(?<=a)b'],
    ['x(?<=y)'],
    ['(?=.*\\d)[a-z]+'],
    ['(?=.{9,}$).{3}'],
    ['60[0-9]{2}', '\\d{5}'],
    ['[A-Z]{3}', '\\d+'],
    ['[a-z]+', '[^@]+@[^@]+'],
    ['a.*', '.*b', '.{1}'],
  ])('%s %s %s', (...patterns) => {
    expect(someTextMatches(patterns.map(whole))).toBe(false);
  });

  test.each(countryCodes)('a code of five letters in %s', (country) => {
    expect(someTextMatches([countries[country].postalPattern, whole('[a-z]{5}')])).toBe(false);
  });

  test('a text that is too long', () => {
    expect(someTextMatches([whole('\\d{5}'), length(6)])).toBe(false);
  });
});

describe('some text matches', () => {
  test.each([
    [''],
    ['60[0-9]{3}', '\\d{5}(?:-\\d{4})?'],
    ['(?=.*\\d)[a-z\\d]{8,}'],
    ['(?=.*\\d)(?=.*[a-z]).+'],
    ['(?!000)\\d{3}'],
    ['\\bfoo\\b'],
    ['\\p{L}+(?: \\p{L}+)*', '.{2,100}'],
    ['(a)\\1'],
    ['(?<word>ab)\\k<word>', 'abab'],
    ['A', 'a'],
    ['.+@clinic\\.example', '[^@]+@[^@]+'],
    ['a|(?=b)b'],
    ['[^]', '😀'],
  ])('%s %s', (...patterns) => {
    expect(someTextMatches(patterns.map(whole))).toBe(true);
  });

  test.each(countryCodes)('the example of the postal codes of %s', (country) => {
    const { postalPattern, postalExample } = countries[country];
    expect(someTextMatches([postalPattern, whole(postalExample)])).toBe(true);
  });

  test('a text of the longest length', () => {
    expect(someTextMatches([whole('.*@.*'), length(250, '254')])).toBe(true);
  });
});

test.each([['(.*) \\1'], ['(?:ab){60000}'], ['[^]{400}[^]*', '(?:[^]*a[^]{300}){2}']])(
  'of %s it cannot be told',
  (...patterns) => {
    expect(someTextMatches(patterns.map(whole))).toBeUndefined();
  },
);
