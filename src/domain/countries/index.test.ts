import { describe, expect, test } from 'vitest';
import { countries, countryCodes, countryOf, countryOfAlpha3, countryOfLanguageTag, isCountryCode } from './index.ts';

describe('the supported countries', () => {
  test('are seven, each listed once under its own code', () => {
    expect(countryCodes.toSorted()).toEqual(Object.keys(countries).toSorted());
    expect(countryCodes.map((code) => countries[code].alpha2)).toEqual(countryCodes);
  });

  test.each([
    ['AU', 'AUS', 'AUS', '+61', 'DD/MM/YYYY', true],
    ['CA', 'CAN', 'CAN', '+1', 'YYYY-MM-DD', true],
    ['IE', 'IRL', 'IRL', '+353', 'DD/MM/YYYY', true],
    ['NZ', 'NZL', 'NZ', '+64', 'DD/MM/YYYY', true],
    ['ZA', 'ZAF', 'RSA', '+27', 'YYYY/MM/DD', true],
    ['GB', 'GBR', 'UK', '+44', 'DD/MM/YYYY', true],
    ['US', 'USA', 'USA', '+1', 'MM/DD/YYYY', false],
  ])('%s is %s, shown as %s, called by %s, writes %s', (code, alpha3, label, calling, format, abroad) => {
    const country = countryOf(code);
    expect(country.alpha3).toBe(alpha3);
    expect(country.displayLabel).toBe(label);
    expect(country.callingCode).toBe(calling);
    expect(country.dateFormat).toBe(format);
    expect(country.gdprConsentRequired).toBe(abroad);
    expect(country.useMetricSystem).toBe(abroad);
  });

  test.each(countryCodes)('%s has a date mask and hints in the shape of its date format', (code) => {
    const { dateFormat, dateInputMask, dateInputPlaceholder } = countries[code];
    expect(dateInputMask).toBe(dateFormat.replaceAll(/[DMY]/g, '#'));
    expect(dateInputPlaceholder.en).toBe(dateFormat);
    expect(dateInputPlaceholder.es).toBe(dateFormat.replace('YYYY', 'AAAA'));
  });

  test('have their own call-centre numbers in Ireland, South Africa and the United Kingdom only', () => {
    const own = countryCodes.filter((code) => countries[code].callCenterPhoneNumber !== 'default');
    expect(own).toEqual(['IE', 'ZA', 'GB']);
    expect(own.map((code) => countries[code].callCenterPhoneNumber)).toEqual(own);
  });
});

describe('a country', () => {
  test.each([undefined, '', 'FR', 'us', 'toString'])('%j that is not supported gives the United States', (code) => {
    expect(countryOf(code).alpha2).toBe('US');
    expect(isCountryCode(code)).toBe(false);
  });

  test.each([
    ['GBR', 'GB'],
    ['USA', 'US'],
    ['FRA', undefined],
    ['GB', undefined],
  ])('of the alpha-3 code %s is %s', (alpha3, code) => {
    expect(countryOfAlpha3(alpha3)).toBe(code);
  });

  test.each([
    ['en-GB', 'GB'],
    ['es-US', 'US'],
    ['en_za', 'ZA'],
    ['en-Latn-NZ', 'NZ'],
    ['en', undefined],
    ['fr-FR', undefined],
    ['ca', undefined],
    ['', undefined],
  ])('of the language tag %j is %s', (tag, code) => {
    expect(countryOfLanguageTag(tag)).toBe(code);
  });
});
