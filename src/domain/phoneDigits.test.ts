import { describe, expect, test } from 'vitest';
import { countries, countryCodes } from '#src/domain/countries/index.ts';
import type { CountryCode } from './facts.ts';
import { maskedPhone, phoneMaskOf, withCallingCode, withoutPlusOne } from './phoneDigits.ts';

describe('a number as typed', () => {
  test.each<[string, CountryCode | undefined, string]>([
    ['+44 (20) 7946-0018', 'GB', '+442079460018'],
    ['202-555-0123', 'US', '+12025550123'],
    ['202-555-0123', undefined, '+12025550123'],
    ['12025550123', 'CA', '+12025550123'],
    ['1 202 555 012', 'US', '+1202555012'],
    ['0412 345 678', 'AU', '+61412345678'],
    ['0061 412 345 678', 'AU', '+61412345678'],
    ['+44 (0)20 7946 0018', 'GB', '+442079460018'],
    ['0044 (0)20 7946 0018', 'GB', '+442079460018'],
    ['44 20 7946 0018', 'GB', '+442079460018'],
    ['\u202a+44 20 7946 0018\u202c', 'GB', '+442079460018'],
    ['+27 (0)82 123 4567', 'ZA', '+27821234567'],
    ['27 712 3456', 'ZA', '+27277123456'],
    ['44 2079 4601', 'GB', '+4420794601'],
    ['7700 900123', 'GB', '+447700900123'],
    ['(+27) 82 123 4567', 'GB', '+27821234567'],
    ['0113 496 0123 +', 'GB', '+441134960123'],
    ['22025550123', 'US', '+122025550123'],
    ['no digits', 'US', ''],
  ])('%j in %s is called by %j', (text, country, dialled) => {
    expect(withCallingCode(text, country)).toBe(dialled);
  });

  test.each([
    ['+12025550123', '2025550123'],
    ['+1 202', '202'],
    ['+442079460018', '+442079460018'],
    ['', ''],
  ])('%j is shown without +1 as %j', (phone, shown) => {
    expect(withoutPlusOne(phone)).toBe(shown);
  });

  test.each<[CountryCode, number, string]>([
    ['NZ', 10, '+## # ### ####'],
    ['NZ', 11, '+## ## ### #####'],
    ['AU', 11, '+## ### ### ###'],
    ['AU', 12, '+## ### ### ####'],
    ['US', 12, '(###) ###-####'],
  ])('in %s with %i digits takes the mask %s', (country, count, mask) => {
    expect(phoneMaskOf(country, count)).toBe(mask);
  });

  test.each<[string, CountryCode, string]>([
    ['2', 'US', '(2'],
    ['1202', 'US', '(202'],
    ['2025550123', 'US', '(202) 555-0123'],
    ['+12025550123', 'US', '(202) 555-0123'],
    ['0412345678', 'AU', '+61 412 345 678'],
    ['+61', 'AU', '+61'],
    ['+6', 'AU', '+6'],
    ['+', 'AU', '+'],
    ['+6495550123', 'NZ', '+64 9 555 0123'],
    ['02112345678', 'NZ', '+64 21 123 45678'],
    ['+442079460018', 'US', '+44 2079 460018'],
    ['+61412345678', 'US', '+61 412 345 678'],
    ['+12025550123', 'AU', '+1 (202) 555-0123'],
    ['+4930123456', 'US', '+4930123456'],
    ['+4420794600180', 'US', '+4420794600180'],
    ['+44 (0)20 7946 001', 'US', '+440207946001'],
    ['0113 496 0123', 'US', '01134960123'],
    ['+27 (0)82 123 4567', 'ZA', '+27 82 123 4567'],
    ['', 'GB', ''],
  ])('%j in %s is laid out as %j', (text, country, laid) => {
    expect(maskedPhone(text, country)).toBe(laid);
  });

  test.each(countryCodes)('in %s looks like the placeholder', (code) => {
    const { phonePlaceholder } = countries[code];
    expect(maskedPhone(phonePlaceholder, code)).toBe(phonePlaceholder);
  });
});
