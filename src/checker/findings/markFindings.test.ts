import { describe, expect, test } from 'vitest';
import { endingFindings, markFindings } from './markFindings.ts';

const at = { source: { file: 'spring.json', text: '{}' }, offset: 0, length: 2 };
const found = (locale: 'en' | 'es', text: string) =>
  markFindings([[{ locale, text, at: () => at }]]).map(({ code, message }) => `${code} ${message}`);
const compared = (english: string, translation: string) =>
  endingFindings([{ locale: 'es', path: 'pageTitle', english, translation, englishAt: at, translationAt: at }]).map(
    ({ message }) => message,
  );

describe('a mark too many or too few is found', () => {
  test.each<[string, 'en' | 'es', string, RegExp]>([
    ['a question that does not begin', 'es', 'Es para usted?', /^C098 "Es para usted\?" has 0 times ¿ and 1 times \?$/],
    ['a question that does not end', 'es', '¿Es para usted', /has 1 times ¿ and 0 times \?/],
    ['an exclamation that does not begin', 'es', 'Gracias!', /has 0 times ¡ and 1 times !/],
    ['a bracket that does not close', 'en', 'Join (free', /has 1 times \( and 0 times \)/],
    ['a quote that does not open', 'es', 'Diga listo»', /has 0 times « and 1 times »/],
    ['one plain quote', 'en', 'Say "yes', /has a quote that does not close/],
    ['two spaces', 'en', 'Join  now', /a space, a mark or a word too many at "n {2}n"|too many/],
    ['a space before a mark', 'en', 'Join now , it is free', /too many at "now ,"/],
    ['two full stops', 'es', 'Participe..', /too many at "\.\."/],
    ['two question marks', 'en', 'Join now??', /too many at "\?\?"/],
    ['two question marks that both open', 'es', '¿¿Participa??', /too many at "¿¿"/],
    ['two exclamation marks', 'en', 'Join now!!', /too many at "!!"/],
    ['a full stop behind a question', 'en', 'Join now?. It is free', /too many at "\?\."/],
    ['a full stop behind a comma', 'es', 'Participe,. Es gratis', /too many at ",\."/],
    ['two colons', 'en', 'Days:: Monday', /too many at "::"/],
    ['a word twice', 'en', 'Join the the study', /too many at "the the"/],
    ['a word twice at the beginning', 'en', 'The the study begins', /too many at "The the"/],
    ['a word twice where a later sentence begins', 'en', 'It began. The the study', /too many at "The the"/],
    ['a Spanish word twice at the beginning', 'es', 'Gracias. El el estudio empieza', /too many at "El el"/],
    ['a question about an address', 'es', 'Vio ya www.example.com/estudio?id=1?', /has 0 times ¿ and 1 times \?/],
    ['a word without its apostrophe', 'en', 'Dont wait: you wont need it', /lacks an apostrophe in "Dont"/],
    ['a comma with no space behind it', 'en', 'We call,and then we write', /lacks a space at "call,and"/],
    [
      'a sentence with no space before it',
      'es',
      'Le llamamos.Luego le escribimos',
      /lacks a space at "llamamos\.Luego"/,
    ],
    ['one day in the plural', 'en', 'We call in 1 days.', /a letter too many at "1 days"/],
    ['one month in the plural, in Spanish', 'es', 'Dura 1 meses', /a letter too many at "1 meses"/],
    ['an article at the end', 'en', 'Tell us about the', /ends with "the": the rest is missing/],
    ['a Spanish article at the end', 'es', 'Cuéntenos sobre el', /ends with "el": the rest is missing/],
  ])('%s', (_, locale, text, expected) => {
    expect(found(locale, text)).toEqual([expect.stringMatching(expected)]);
  });

  test('the same in two languages is one mistake', () => {
    const both = (['en', 'es'] as const).map((locale) => ({ locale, text: 'Uno (', at: () => at }));
    expect(markFindings([both])).toHaveLength(1);
  });
});

test.each<['en' | 'es', string]>([
  ['es', 'Si precalifica, ¿a qué número debemos llamarle?'],
  ['en', 'Wait... and see (it is free) “now”.'],
  ['es', '¡¿De verdad?! ¿Cómo está?, le preguntan.'],
  ['en', 'Really?! Pills, creams, etc., and more?... At 10:30,.5 mg: see'],
  ['en', 'First: a) yes, b) no. A screen of 5".'],
  ['en', 'I had had that that day'],
  ['en', 'A Ph.D. of St.Louis, U.S.A.; p,p-DDE, 1,000. See www.Trials.example.'],
  ['es', '¡Gracias! ¿Seguimos?'],
  ['en', 'From $1,200 .5 mg'],
  ['en', 'Clinics in Walla Walla'],
  ['en', 'From 0.1 days to 1.1 weeks, 0-1 hours, or 21 days and 1 day'],
  ['es', 'De 0,1 días a 1 mes'],
  ['en', 'Come to our clinic. Walla Walla is near. Man can'],
  ['en', 'Do you have diabetes (type 2)?'],
  ['en', 'Hepatitis A (or hepatitis B)'],
  ['en', 'Press "Step 2" to go on. Are you 5\'4" (or 5 feet 4)?'],
  ['en', '1) one (see 2)'],
  ['es', 'Tipo de sangre O'],
  ['en', 'We will give her her results.  Come in in the morning'],
  ['es', 'Vea https://example.com/estudio?id=1&x=(2'],
  ['es', '¿Vio ya www.example.com/estudio?id=1?'],
])('what is whole is not found: %s %s', (locale, text) => {
  expect(found(locale, text)).toEqual([]);
});

describe('a translation', () => {
  test('ends as its English does', () => {
    expect(compared('You can stop at any time.', 'Puede dejarlo cuando')).toEqual([
      'The Spanish of "You can stop at any time." ends as neither a sentence nor a question, and the English as a sentence',
    ]);
    expect(compared('Is it you?', '¿Es usted?')).toEqual([]);
    expect(compared('At {time}.', 'A las {time}')).toEqual([]);
    expect(compared('Join now', '¡Participe ahora!')).toEqual([]);
    expect(compared('We ask: "Do you feel well?"', 'Preguntamos: "¿Se siente bien?".')).toEqual([]);
    expect(compared('Studies in the U.S.', 'Estudios en Estados Unidos')).toEqual([]);
    expect(compared('Open from 8 a.m. to 5 p.m.', 'Abierto de 8 a 17 horas')).toEqual([]);
    expect(compared('Open from 8 AM to 5 PM', 'Abierto de 8 a. m. a 5 p.\u00A0m.')).toEqual([]);
    expect(compared('Studies in the United States', 'Estudios en EE. UU.')).toEqual([]);
  });

  test('has all of it', () => {
    expect(compared('Tell us where you live and how to reach you', 'Díganos')).toEqual([
      expect.stringContaining('is much shorter than it'),
    ]);
  });
});

test.each(['An IM injection', 'I’m ready', 'We don’t call', 'A month of IM drugs'])(
  '%j has its apostrophes',
  (text) => {
    expect(found('en', text)).toEqual([]);
  },
);
