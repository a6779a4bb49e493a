import { describe, expect, test } from 'vitest';
import { formatDate, isAfterToday, isBirthDate, isIsoDate, isoDate, isTodayOrBefore, parseDate } from './dates.ts';
import type { CountryCode } from './facts.ts';

const today = '2026-06-15';

describe('a typed date', () => {
  test.each<[string, CountryCode, string | undefined]>([
    ['12/31/1990', 'US', '1990-12-31'],
    ['12311990', 'US', '1990-12-31'],
    ['1/2/1990', 'US', '1990-01-02'],
    ['13/01/1990', 'US', undefined],
    ['02/30/1990', 'US', undefined],
    ['02/29/2000', 'US', '2000-02-29'],
    ['02/29/1900', 'US', undefined],
    ['02/29/2023', 'US', undefined],
    ['02/29/2024', 'US', '2024-02-29'],
    ['12/01/1990', 'US', '1990-12-01'],
    ['01/01/0001', 'US', '0001-01-01'],
    ['00/10/1990', 'US', undefined],
    ['12/00/1990', 'US', undefined],
    ['12x/31/1990', 'US', undefined],
    ['x12/31/1990', 'US', undefined],
    ['12/31x/1990', 'US', undefined],
    ['12/x31/1990', 'US', undefined],
    ['12/31/11990', 'US', undefined],
    ['31  12  1990', 'AU', '1990-12-31'],
    ['04/31/1990', 'US', undefined],
    ['31/12/1990', 'GB', '1990-12-31'],
    ['31.12.1990', 'IE', '1990-12-31'],
    ['31 12 1990', 'AU', '1990-12-31'],
    [' 31 - 12 - 1990 ', 'NZ', '1990-12-31'],
    ['12/31/1990', 'GB', undefined],
    ['1990-12-31', 'CA', '1990-12-31'],
    ['19901231', 'CA', '1990-12-31'],
    ['31/12/1990', 'CA', undefined],
    ['1990/12/31', 'ZA', '1990-12-31'],
    ['1990-12-31', 'US', '1990-12-31'],
    ['1990/12/31', 'GB', '1990-12-31'],
    ['12/31/90', 'US', undefined],
    ['12/31', 'US', undefined],
    ['12/31/1990/1', 'US', undefined],
    ['00/00/0000', 'US', undefined],
    ['01/01/0000', 'US', undefined],
    ['12-31-1990T00:00', 'US', undefined],
    ['', 'US', undefined],
    ['tomorrow', 'US', undefined],
  ])('%j in %s is %s', (text, country, iso) => {
    expect(parseDate(text, country)).toBe(iso);
  });

  test.each<[CountryCode, string]>([
    ['US', '12/31/1990'],
    ['GB', '31/12/1990'],
    ['CA', '1990-12-31'],
    ['ZA', '1990/12/31'],
  ])('is shown in %s as %s, and read again', (country, text) => {
    expect(formatDate('1990-12-31', country)).toBe(text);
    expect(parseDate(text, country)).toBe('1990-12-31');
  });

  test('that is none is shown as it is', () => {
    expect(formatDate('1990-02-30', 'US')).toBe('1990-02-30');
    expect(formatDate('', 'US')).toBe('');
  });

  test.each([
    ['1990-12-31', true],
    ['1990-2-3', false],
    ['1990-02-30', false],
    ['12/31/1990', false],
    ['1990-12-31T00:00', false],
  ])('%j is a stored date: %s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });
});

describe('a birth date', () => {
  test.each([
    ['2026-06-15', true],
    ['2026-06-16', false],
    ['1990-12-31', true],
    ['1906-06-15', true],
    ['1905-06-16', true],
    ['1905-06-15', false],
    ['1990-02-30', false],
    ['', false],
  ])('of %j may be given: %s', (iso, expected) => {
    expect(isBirthDate(iso, today)).toBe(expected);
  });
});

describe('a day against today', () => {
  test.each([
    ['2026-06-14', false, true],
    ['2026-06-15', false, true],
    ['2026-06-16', true, false],
    ['2026-06-31', false, false],
    ['', false, false],
  ])('%j comes after it: %s; has begun: %s', (iso, after, begun) => {
    expect(isAfterToday(iso, today)).toBe(after);
    expect(isTodayOrBefore(iso, today)).toBe(begun);
  });

  test('is the local day of a moment, not that of UTC', () => {
    expect(isoDate(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
    expect(isoDate(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
  });
});
