import type { Json } from '#src/checker/json.ts';
import { isOnePage, listAt, objectAt, planted, stepsOf, textsOf, type Path, type Sort } from './planting.ts';
import { copied, fieldOf } from './words.ts';

/** Texts that a page shows: those of its fields, where they are not laid out in pages. */
const shownTexts = (document: Json) =>
  isOnePage(document) ? textsOf(document).filter(({ path }) => path[2] === 'fields') : [];

const hardEnglish =
  'Determination of eligibility necessitates comprehensive consideration of individual circumstances, including previously administered medication, which participants are requested to communicate before participating.';
const hardSpanish =
  'La determinación de la elegibilidad exige una consideración exhaustiva de las circunstancias individuales, incluida la medicación administrada anteriormente, que los participantes deben comunicar previamente.';

/** Another limit in a document that sets none. */
const limited = (name: string, code: Sort['code'], value: Json, at: Path): Sort => ({
  name,
  code,
  plant: (document) =>
    document['readingLevel'] ? [] : [planted(document, ['readingLevel'], value, ['readingLevel', ...at])],
});

const forDoctors = 'Doctors alone read this.';

/** Texts that are hard to read, and limits by which none would be. */
export const readingSorts: readonly Sort[] = [
  limited('a limit by which no text is too hard', 'C061', { text: { en: 99 }, reason: forDoctors }, ['text', 'en']),
  limited('a limit by which no Spanish page is too hard', 'C061', { page: { es: 0 }, reason: forDoctors }, [
    'page',
    'es',
  ]),
  limited('a limit by which no consent is too hard', 'C061', { consent: { en: 30 }, reason: forDoctors }, [
    'consent',
    'en',
  ]),
  limited('a limit for no reason', 'C016', { text: { en: 12 }, reason: '' }, ['reason']),
  limited('a limit for a reason of spaces', 'C064', { text: { en: 10 }, reason: ' '.repeat(12) }, ['reason']),
  limited('a limit for a reason to come', 'C064', { text: { en: 10 }, reason: 'TODO: ask the doctors' }, ['reason']),
  {
    name: 'an acceptance for a reason of spaces',
    code: 'C064',
    plant: (document) =>
      listAt(document, ['accepted']).map((_, index) =>
        planted(document, ['accepted', index, 'reason'], ' '.repeat(12)),
      ),
  },
  {
    name: 'an English text that is hard to read',
    code: 'C037',
    plant: (document) => shownTexts(document).map(({ path }) => planted(document, [...path, 'en'], hardEnglish)),
  },
  {
    name: 'a Spanish text that is hard to read',
    code: 'C037',
    plant: (document) => shownTexts(document).map(({ path }) => planted(document, [...path, 'es'], hardSpanish)),
  },
  copied(
    'a replaced text that is hard to read',
    'C037',
    (document) => (fieldOf(document, 'Phone') ? 'Phone.fieldName' : undefined),
    hardEnglish,
  ),
  {
    // Alone on its page: among easy sentences it may be read, and of fewer than fifty words nothing is said.
    name: 'a page of words that are too long for its readers',
    code: 'C037',
    plant: (document) => {
      const headings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => {
        const en = `Individual medication number ${number} necessitates additional documentation, communicated separately.`;
        return { kind: 'Heading', id: `hard${number}`, options: { text: { en, es: 'Responda aquí.' } } };
      });
      const isWhole = isOnePage(document);
      return stepsOf(document)
        .filter(({ value }) => isWhole && listAt(value, ['fields']).length > 0)
        .map(({ path }) => planted(document, [...path, 'fields'], headings, path));
    },
  },
  {
    name: 'a consent that is harder than its readers can read',
    code: 'C038',
    plant: (document) => {
      const { shown, text } = objectAt(document, ['consent']);
      const value = { consent: { en: 4 }, reason: 'Readers of nine years.' };
      const at = text === undefined ? ['campaignType'] : ['consent', 'text'];
      return shown === true ? [planted(document, ['readingLevel'], value, at)] : [];
    },
  },
];
