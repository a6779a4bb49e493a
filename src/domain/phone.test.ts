import { describe, expect, test } from 'vitest';
import { countries, countryCodes } from '#src/domain/countries/index.ts';
import type { CountryCode } from './facts.ts';
import { countryOfPhone, isPhone, toE164 } from './phone.ts';

describe('the E.164 form', () => {
  test.each<[string, CountryCode, string | undefined]>([
    ['202-555-0123', 'US', '+12025550123'],
    ['1 (202) 555-0123', 'US', '+12025550123'],
    ['(416) 555-0123', 'CA', '+14165550123'],
    ['787 234 0123', 'US', '+17872340123'],
    ['0412 345 678', 'AU', '+61412345678'],
    ['61412345678', 'AU', '+61412345678'],
    ['07400 123456', 'GB', '+447400123456'],
    ['+44 (20) 7946-0018', 'US', '+442079460018'],
    ['085 012 3456', 'IE', '+353850123456'],
    ['021 123 4567', 'NZ', '+64211234567'],
    ['071 123 4567', 'ZA', '+27711234567'],
    ['202-555-012', 'US', undefined],
    ['123-456-7890', 'US', undefined],
    ['+354 611 1234', 'US', undefined],
    ['call (202) 555-0123 please', 'US', undefined],
    ['', 'US', undefined],
    ['none', 'US', undefined],
  ])('of %j in %s is %s', (text, country, e164) => {
    expect(toE164(text, country)).toBe(e164);
    expect(isPhone(text, country)).toBe(e164 !== undefined);
  });

  test.each(countryCodes)('of the example shown in %s can be had: whoever types it is not refused', (code) => {
    expect(isPhone(countries[code].phonePlaceholder, code)).toBe(true);
  });
});

describe('the country of', () => {
  test.each<[string, CountryCode | undefined]>([
    ['+12025550123', 'US'],
    ['+17872340123', 'US'],
    ['+14165550123', 'CA'],
    ['+447400123456', 'GB'],
    ['+447797712345', 'GB'],
    ['+353850123456', 'IE'],
    ['+3546111234', undefined],
    ['nobody', undefined],
  ])('%j is %s', (phone, country) => {
    expect(countryOfPhone(phone)).toBe(country);
  });
});
