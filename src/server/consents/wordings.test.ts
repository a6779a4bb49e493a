import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '#src/server/settings/settings.ts';
import { sha256 } from './chain.ts';
import { wordingFor, wordings } from './wordings.ts';

const settings = readSettings({});
const consentPlace = (country: 'US' | 'IE', locale: string) => {
  const { name, audience, locale: written } = wordingFor(settings, 'screener', country, locale);
  return [name, audience, written];
};

test('each consent of the campaigns is a wording, by the SHA-256 of its text', () => {
  const own = wordings(settings).filter(({ name }) => name === 'screener');
  expect(own.map(({ audience, locale }) => `${audience}.${locale}`).toSorted()).toEqual([
    'international.en',
    'international.es',
    'us.en',
    'us.es',
  ]);
  for (const { sha256: hash, text } of own) expect(hash).toBe(sha256(text));
  const written = readFileSync(new URL('../../../campaigns/consents/medicalRecords.us.en.md', import.meta.url), 'utf8');
  expect(wordingFor(settings, 'medicalRecords', 'US', 'en').text).toBe(written.trim());
});

test('a wording is for the country, in the language of a page or else in English', () => {
  expect(consentPlace('US', 'es')).toEqual(['screener', 'us', 'es']);
  expect(consentPlace('US', 'en')).toEqual(['screener', 'us', 'en']);
  expect(consentPlace('IE', 'es')).toEqual(['screener', 'international', 'es']);
  expect(consentPlace('IE', 'xx')).toEqual(['screener', 'international', 'en']);
  expect(() => wordingFor(settings, 'marker', 'US', 'en')).toThrow('There is no wording marker.');
});

test('it names the numbers of the settings, and is read once for them', () => {
  const other = readSettings({ SMS_SHORT_CODE: '54321', PHONE_SMS_HELP: '800-555-0199' });
  const [ours, theirs] = [settings, other].map((one) => wordingFor(one, 'screener', 'US', 'en').text);
  expect(theirs).not.toBe(ours);
  expect([theirs?.includes('54321'), ours?.includes('54321')]).toEqual([true, false]);
  expect(wordings(other)).toBe(wordings({ ...other }));
  expect(wordings(settings)).toBe(wordings(readSettings({})));
});
