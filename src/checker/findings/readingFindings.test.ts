import { describe, expect, test } from 'vitest';
import { homeFields, report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const hard =
  'Determination of eligibility necessitates comprehensive consideration of individual circumstances, including previously administered medication, which participants are requested to communicate before participating.';
const easy =
  'Tell us, and we can let you know about other studies that may be a match for you, or for somebody near you.';

const es = 'Responda aquí y vea si el estudio es para usted. Puede dejarlo cuando quiera. Es gratis para todos.';
const heading = (id: string, en: string) => ({ kind: 'Heading', id, options: { text: { en, es } } });
const saying = (...texts: string[]) =>
  homeFields((fields) => [...fields, ...texts.map((text, index) => heading(`said${index}`, text))]);
const found = (document: object) => report({ sound: document }, 'sound').text.match(/C037.*/g) ?? [];
const limit = (en: number, reason?: string) => ({ ...saying(hard), readingLevel: { text: { en }, reason } });

describe('a page that is hard to read', () => {
  test('a text is found at its place, with what makes it hard', () => {
    const { text } = report({ sound: saying(easy, hard) }, 'sound');
    expect(text).toMatch(
      /sound\.json:45:21: C037 "Determination of eligibility necessitates comprehensive…" has a Flesch-Kincaid grade of \d+\.\d, and 11 is the most: 21\.0 words a sentence and \d\.\d syllables a word/,
    );
    expect(found(saying(easy, hard))).toHaveLength(1);
  });

  test('a text that two pages show is found once', () => {
    const both = saying(hard);
    const { indications } = both.steps;
    const twice = { ...indications, fields: [...indications.fields, heading('again', hard)] };
    expect(found({ ...both, steps: { ...both.steps, indications: twice } })).toHaveLength(1);
  });

  test('short texts are hard together', () => {
    const short = ['one', 'two', 'three', 'four', 'five', 'six'].map(
      (one) =>
        `Individual medication ${one} necessitates additional documentation, communicated separately, immediately.`,
    );
    expect(found(saying(...short.slice(0, 2)))).toEqual([]);
    expect(found(saying(...short))).toEqual([expect.stringMatching(/The page "home" has a .* and 8 is the most/)]);
  });

  test('what a campaign writes in the place of a message counts, the message does not', () => {
    const copy = { en: { 'Phone.short': hard }, es: { 'Phone.short': 'Su teléfono' } };
    expect(report({ sound: { ...soundCampaign, copy } }, 'sound').text).toMatch(/"Phone\.short": "Deter[^]*C037|C037/);
    const inField = { en: { ...copy.en, 'home.phone.short': 'Your phone' }, es: { 'home.phone.short': 'Su teléfono' } };
    expect(found({ ...soundCampaign, copy: inField })).toEqual([]);
  });

  test('Spanish has its own measure', () => {
    const text = {
      en: 'Tell us.',
      es: 'La determinación de la elegibilidad exige una consideración exhaustiva de las circunstancias individuales, incluida la medicación administrada anteriormente, que los participantes deben comunicar.',
    };
    const document = homeFields((fields) => [...fields, { kind: 'Heading', options: { text } }]);
    expect(found(document)).toEqual([expect.stringMatching(/a Fernández Huerta ease of .*, and 50 is the least/)]);
  });

  test.each<[string, object, RegExp | undefined]>([
    [
      'that nothing needs',
      { ...saying(easy), readingLevel: { text: { en: 14 }, reason: 'For doctors.' } },
      /C061 Nothing here needs another limit than 11: leave 14 out/,
    ],
    [
      'by which all would pass',
      limit(99, 'For doctors.'),
      /C061 The hardest here has 3\d\.\d, and 99 lets pass what is much harder/,
    ],
    ['that is narrower', { ...saying(easy), readingLevel: { text: { en: 10 }, reason: 'For children.' } }, undefined],
    ['that is needed', limit(33, 'For doctors.'), undefined],
    ['without a reason', limit(33, ' '.repeat(12)), /C064 .* 12:|C064/],
    ['for a reason that is still to come', limit(33, 'TODO: ask the doctors'), /C064/],
  ])('another limit %s', (_, document, expected) => {
    const { text } = report({ sound: document }, 'sound');
    if (expected) expect(text).toMatch(expected);
    else expect(text).not.toMatch(/C0\d\d/);
  });

  test('a campaign may set another limit, with a reason', () => {
    expect(found(limit(33, 'For doctors.'))).toEqual([]);
    expect(found(limit(15, 'For doctors.'))).toHaveLength(1);
    expect(report({ sound: limit(30) }, 'sound').text).toMatch(/C011 "reason" is missing/);
  });
});
