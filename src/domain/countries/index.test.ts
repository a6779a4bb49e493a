import { datePlaceholder } from './datePlaceholder.ts';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { normalPostalCode } from '#src/domain/postalCode.ts';
import { countryOf, countryOfAlpha3, countryOfLanguageTag, isCountryCode } from './countryOf.ts';
import { countries, countryCodes, countryServerFacts, defaultCountry, internationalExample } from './index.ts';

describe('the supported countries', () => {
  test('are those of the files of this folder, each listed under its own code', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => /^[A-Z]{2}\.ts$/.test(name));
    expect(files.toSorted()).toEqual(countryCodes.map((code) => `${code}.ts`).toSorted());
    expect(countryCodes.map((code) => countries[code].alpha2)).toEqual(countryCodes);
    expect(Object.keys(countryServerFacts)).toEqual(countryCodes);
  });

  test('have a law of consent of each kind among those that stand for all', () => {
    expect(countries[defaultCountry].gdprConsentRequired).toBe(false);
    expect(countries[internationalExample].gdprConsentRequired).toBe(true);
  });

  test.each(countryCodes)('%s has examples that its own patterns take', (code) => {
    const { postalExample, postalPattern } = countries[code];
    const { postalArea, timeZone } = countryServerFacts[code];
    expect(postalExample).toMatch(postalPattern);
    expect(postalExample).toMatch(postalArea);
    expect(normalPostalCode(postalExample.replace(' ', ''), code)).toBe(postalExample);
    expect(Intl.supportedValuesOf('timeZone')).toContain(timeZone);
  });

  test.each([
    ['AU', 'AUS', 'AUS', '+61', 'DD/MM/YYYY', true, false],
    ['CA', 'CAN', 'CAN', '+1', 'YYYY-MM-DD', true, false],
    ['IE', 'IRL', 'IRL', '+353', 'DD/MM/YYYY', true, true],
    ['NZ', 'NZL', 'NZ', '+64', 'DD/MM/YYYY', true, false],
    ['ZA', 'ZAF', 'RSA', '+27', 'YYYY/MM/DD', true, true],
    ['GB', 'GBR', 'UK', '+44', 'DD/MM/YYYY', true, true],
    ['US', 'USA', 'USA', '+1', 'MM/DD/YYYY', false, false],
  ])(
    '%s is %s, shown as %s, called by %s, writes %s',
    (code, alpha3, label, calling, format, abroad, hasCallCenter) => {
      const country = countryOf(code);
      expect(country.alpha3).toBe(alpha3);
      expect(country.displayLabel).toBe(label);
      expect(country.callingCode).toBe(calling);
      expect(country.dateFormat).toBe(format);
      expect(country.gdprConsentRequired).toBe(abroad);
      expect(country.useMetricSystem).toBe(abroad);
      expect('callCenter' in countryServerFacts[country.alpha2]).toBe(hasCallCenter);
    },
  );

  test.each(countryCodes)('%s has a date mask and hints in the shape of its date format', (code) => {
    const { dateFormat, dateInputMask } = countries[code];
    expect(dateInputMask).toBe(dateFormat.replaceAll(/[DMY]/g, '#'));
    expect(datePlaceholder(countries[code], 'en')).toBe(dateFormat);
    expect(datePlaceholder(countries[code], 'es')).toBe(dateFormat.replace('YYYY', 'AAAA'));
  });
});

describe('a country', () => {
  test.each([undefined, '', 'XX', 'us', 'toString'])('%j that is not supported gives the United States', (code) => {
    expect(countryOf(code).alpha2).toBe('US');
    expect(isCountryCode(code)).toBe(false);
  });

  test.each([
    ['GBR', 'GB'],
    ['USA', 'US'],
    ['XXX', undefined],
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
    ['fr-XX', undefined],
    ['ca', undefined],
    ['', undefined],
  ])('of the language tag %j is %s', (tag, code) => {
    expect(countryOfLanguageTag(tag)).toBe(code);
  });
});
