import { describe, expect, test } from 'vitest';
import { runsAway } from './runsAway.ts';

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'iu');

describe('runs away', () => {
  test.each([
    '(a+)+',
    '(a*)*',
    '(a|a)*',
    '(a|A)+',
    '(a|b|ab)*',
    '(\\w+\\s?)*',
    '(\\d+)*x',
    '([a-z]+ ?)+',
    '(a*b*)*',
    '(.|é)*',
    '(\\p{L}|ñ)+x',
    '(a{1,30}){1,30}',
    '(a{1,3})+',
    '(?<word>x+)+',
    '(?=(a+)+b)a',
    '(?i:a+)+',
    '(?:(?<x>a)|(?<x>b)|a)*',
    '([a-z]+-?)*',
  ])('%s', (pattern) => {
    expect(runsAway(whole(pattern))).toBe('double with each character');
  });
});

describe('grows with a power of the length that takes minutes', () => {
  test.each([
    ['.*.*.*.*@', 4],
    ['(.*,){6}x', 6],
    ['a*a*b*a*a*', 4],
    ['\\w+\\s*\\w+\\s*\\w+\\s*\\w+', 4],
  ])('%s', (pattern, power) => {
    expect(runsAway(whole(pattern))).toBe(`grow with the power of ${power} of their length`);
  });
});

describe('does not run away', () => {
  test.each([
    '.*.*.*@',
    '(.*,){2}x',
    '\\p{L}+ \\p{L}+ \\p{L}+ \\p{L}+ \\p{L}+',
    'a*b*c*d*e*',
    '60[0-9]{3}',
    '.*',
    '.*@.*',
    '[a-z]+(-[a-z]+)*',
    '(\\d{3} ?)+',
    '(a|ab)*c',
    '(a?)*',
    '\\p{L}+(?: \\p{L}+)*',
    '(0[1-9]|1[0-2])/\\d{4}',
    '[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}',
    '\\(?\\d{3}\\)?[- ]?\\d{3}[- ]?\\d{4}',
    '\\d{1,200}',
    '',
    '(ab){2,}c',
    '(a)\\1',
  ])('%s', (pattern) => {
    expect(runsAway(whole(pattern))).toBeUndefined();
  });
});
