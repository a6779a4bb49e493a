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
    expect(runsAway(whole(pattern))).toBe(true);
  });
});

describe('does not run away', () => {
  test.each([
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
    expect(runsAway(whole(pattern))).toBe(false);
  });
});
