import { planted, textsOf, type Sort } from './planting.ts';
import { copied, fieldOf, inLanguage, ofKind, rewritten } from './words.ts';

/** Defects of translations: missing, older than their English, or in another language. */
export const translationSorts: readonly Sort[] = [
  {
    name: 'a text in Spanish alone that says what the default text denies',
    code: 'C101',
    plant: (document) =>
      fieldOf(document, 'StudyAlert') === undefined
        ? []
        : [planted(document, ['copy', 'es', 'StudyAlert.failed'], 'Se pudo guardar. Inténtelo de nuevo.')],
  },
  {
    name: 'an English text that its Spanish does not follow',
    code: 'C032',
    plant: (document) =>
      textsOf(document).map(({ path, value }) => planted(document, [...path, 'en'], `${String(value['en'])} Today.`)),
  },
  {
    name: 'a Spanish text that was changed by itself',
    code: 'C091',
    plant: (document) =>
      textsOf(document).flatMap(({ path, value }) =>
        typeof value['es'] === 'string' ? [planted(document, [...path, 'es'], `Aquí: ${value['es']}`)] : [],
      ),
  },
  inLanguage('a text without Spanish', 'C031', 'es', undefined, 'whole'),
  inLanguage('a Spanish text of spaces', 'C031', 'es', '  ', 'whole'),
  rewritten('a sentence whose Spanish is the English', 'C031', 'Tell us about yourself', 'Tell us about yourself'),
  copied('a replaced sentence whose Spanish is the English', 'C031', ofKind('Phone', 'fieldName'), 'Your phone number'),
  rewritten('a word whose Spanish is the English', 'C031', 'Next', 'Next'),
  rewritten('two words whose Spanish is the English', 'C031', 'Your phone', 'Your phone'),
  rewritten('two texts in each other’s place', 'C084', 'Participe en un estudio', 'Join a study'),
  rewritten('two words in each other’s place', 'C084', 'Siguiente', 'Next'),
  rewritten('an English text in the place of the Spanish', 'C084', 'Join a study', 'Join the study near you'),
  rewritten('a Spanish text in the place of the English', 'C084', 'Hay un estudio cerca de usted', 'Estudio'),
  inLanguage('a text that waits for its Spanish', 'C031', 'es', 'TODO: x', 'whole'),
  {
    name: 'a replaced text without Spanish',
    code: 'C031',
    plant: (document) =>
      ofKind('Phone', 'fieldName')(document) === undefined
        ? []
        : [planted(document, ['copy', 'en', 'Phone.fieldName'], 'Your phone')],
  },
];
