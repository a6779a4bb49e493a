import { describe, expect, test } from 'vitest';
import type { CountryCode } from './facts.ts';
import { isPostalCode, normalPostalCode } from './postalCode.ts';

const table: [country: CountryCode, valid: string[], invalid: string[]][] = [
  ['AU', ['2000', ' 0800 '], ['200', '20000', '2A00', '']],
  ['CA', ['K1A 0B1', 'k1a0b1'], ['11A 0B1', 'K1A  0B1', 'K1A-0B1', 'K1A 0B']],
  ['IE', ['D02 X285', 'd02x285', 'A65 F4E2'], ['D02-X285', 'D02 X28', 'D02  X285']],
  ['NZ', ['6011'], ['601', '60111']],
  ['ZA', ['8001'], ['80011', '800']],
  [
    'GB',
    ['SW1A 1AA', 'M1 1AE', 'sw1a1aa', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'GIR 0AA', 'EC1A 1BB'],
    ['12345', 'SW1A', 'Q1 1AA', 'M1 1A'],
  ],
  [
    'US',
    ['90210', '90210-1234', ' 00601 ', '90210\u20111234', '９０２１０'],
    ['9021', '902101', '90210-', '90210 1234', '٩٠٢١٠'],
  ],
];

const cases = table.flatMap(([country, valid, invalid]) => [
  ...valid.map((code) => ({ country, code, expected: true })),
  ...invalid.map((code) => ({ country, code, expected: false })),
]);

describe('a postal code', () => {
  test.each(cases)('$code in $country: $expected', ({ country, code, expected }) => {
    expect(isPostalCode(code, country)).toBe(expected);
  });

  test.each<[string, CountryCode, string]>([
    [' k1a0b1 ', 'CA', 'K1A 0B1'],
    ['sw1a1aa', 'GB', 'SW1A 1AA'],
    ['M11AE', 'GB', 'M1 1AE'],
    ['SW1A\u00a01AA', 'GB', 'SW1A 1AA'],
    ['d02x285', 'IE', 'D02 X285'],
    [' 90210-1234 ', 'US', '90210-1234'],
    ['nonsense', 'GB', 'NONSENSE'],
  ])('%j in %s is printed as %j', (code, country, printed) => {
    expect(normalPostalCode(code, country)).toBe(printed);
  });
});
