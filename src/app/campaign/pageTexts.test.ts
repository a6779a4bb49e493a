import { expect, test } from 'vitest';
import type { Locale } from '#src/domain/facts.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { addTexts, pageTexts } from './pageTexts.ts';
import { inEnglish } from '#src/app/effects/inEnglish.ts';

const copy = {
  en: { 'Phone.fieldName': 'Mobile', 'home.phone.invalid': 'Not this one', 'shell.next': 'Go on', 'Nobody.x': 'x' },
  es: { 'Phone.fieldName': 'Móvil' },
};
const textsOf = async (locale: Locale) => {
  const { bundle } = await openRealPage('ws10', { locale });
  return pageTexts(locale, { ...bundle, campaign: { ...bundle.campaign, copy } });
};

test.each([
  ['a text of the frame', 'en', 'shell', ['back'], 'Back'],
  ['a text of a kind', 'es', 'FullName', ['fieldName'], 'Nombre completo'],
  ['a text that the campaign gives to a kind', 'en', 'Phone', ['fieldName'], 'Mobile'],
  ['the same in Spanish', 'es', 'Phone', ['fieldName'], 'Móvil'],
  ['a text that the campaign gives to one field', 'en', 'Phone', ['home.phone.invalid', 'invalid'], 'Not this one'],
  ['and not to others', 'en', 'Phone', ['phone.phone.invalid', 'invalid'], 'Please enter a valid phone number'],
  ['a text that the campaign gives to the frame', 'en', 'shell', ['next'], 'Go on'],
] as const)('%s', async (_sentence, locale, namespace, keys, text) => {
  expect((await textsOf(locale)).get(namespace, keys).text).toBe(text);
});

test('a text of one field is found on whichever page of its step the field is', async () => {
  const { bundle } = await openRealPage('ws23');
  const campaign = { ...bundle.campaign, copy };
  const { texts = {} } = (await bundle.rest?.()) ?? {};
  const all = pageTexts('en', { ...bundle, texts: { ...bundle.texts, ...texts }, campaign });
  expect(all.get('Phone', ['home.phone.invalid', 'invalid']).text).toBe('Not this one');
});

test('texts of widgets that come later are taken in, with those of the campaign above them', async () => {
  const { bundle } = await openRealPage('ws10');
  const campaign = { ...bundle.campaign, copy };
  const { Phone, ...others } = bundle.texts;
  const texts = pageTexts('en', { ...bundle, texts: others, campaign });
  expect(texts.has('Phone', 'fieldName')).toBe(false);
  addTexts(texts, campaign, { Phone: Phone! });
  expect(texts.get('Phone', 'fieldName').text).toBe('Mobile');
});

test.each([
  ['en', ['en']],
  ['es', ['es']],
] as const)('a page in %s loads the texts of its kinds in that language alone', async (locale, expected) => {
  const { bundle } = await openRealPage('ws10', { locale });
  const rest = await bundle.rest?.();
  const texts = { ...bundle.texts, ...rest?.texts };
  for (const kind of ['FullName', 'Phone', 'ScreenerThankYou']) {
    const written = Object.entries(texts[kind] ?? {}).filter(([, words]) => Object.keys(words ?? {}).length > 0);
    expect(written.map(([code]) => code)).toEqual(expected);
  }
});

test('an answer that was stored in Spanish is found in English', async () => {
  const page = await openRealPage('ws10', { locale: 'es' });
  const { es = {}, en } = page.widgets['HealthQuestions']!.spec.messages;
  expect(inEnglish(page, 'additional', es['some_college']!)).toBe(en['some_college']);
  expect(inEnglish(page, 'additional', 'some_college')).toBe('some_college');
  expect(inEnglish(page, 'age', es['some_college']!)).toBe(es['some_college']);
});
