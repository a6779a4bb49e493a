import { planted, textsOf, type Sort } from './planting.ts';
import { rewritten } from './words.ts';

/** The texts of a language changed, where the change applies. */
const changedTexts = (
  name: string,
  code: Sort['code'],
  language: 'en' | 'es',
  change: (text: string) => string,
): Sort => ({
  name,
  code,
  plant: (document) =>
    textsOf(document).flatMap(({ path, value }) => {
      const before = value[language];
      if (typeof before !== 'string' || change(before) === before) return [];
      return [planted(document, [...path, language], change(before))];
    }),
});

/** Texts that were cut short, and those with marks that are missing or too many. */
export const markSorts: readonly Sort[] = [
  changedTexts('a Spanish question that does not begin', 'C098', 'es', (text) => text.replace('¿', '')),
  changedTexts('a Spanish question that does not end', 'C098', 'es', (text) => text.replace('?', '')),
  changedTexts('a sentence without its end', 'C098', 'es', (text) => text.replace(/[.]$/, '')),
  changedTexts('a sentence that was cut in half', 'C098', 'es', (text) =>
    /^[^.?]+[.?]$/.test(text) ? text.slice(0, text.length / 2).trimEnd() : text,
  ),
  changedTexts('a Spanish text of which little is left', 'C098', 'es', (text) =>
    text.length > 60 ? text.slice(0, 8).trimEnd() : text,
  ),
  changedTexts('a bracket that does not close', 'C098', 'en', (text) => `(${text}`),
  changedTexts('a quote that does not close', 'C098', 'es', (text) => `“${text}`),
  changedTexts('two spaces in a row', 'C098', 'es', (text) => text.replace(' ', '  ')),
  changedTexts('a word twice', 'C098', 'es', (text) => text.replace(/(\p{L}{3,}) /u, '$1 $1 ')),
  changedTexts('a full stop twice', 'C098', 'en', (text) => text.replace(/\.$/, '..')),
  changedTexts('a Spanish text with a sentence of English', 'C084', 'es', (text) =>
    text.replace(/\.$/, '. Please call us today and answer the questions.'),
  ),
  changedTexts('two question marks', 'C098', 'en', (text) => text.replace(/\?$/, '??')),
  changedTexts('a Spanish text with a short sentence of English', 'C084', 'es', (text) =>
    text.replace(/\.$/, '. Answer the questions and call us.'),
  ),
  changedTexts('a Spanish text whose end is English', 'C084', 'es', (text) =>
    text.replace(/ [^ ]+\.$/, ' and answer the questions.'),
  ),
  changedTexts('an English text with a sentence of Spanish', 'C084', 'en', (text) =>
    text.replace(/\.$/, '. Responda las preguntas sobre su salud.'),
  ),
  changedTexts('a Spanish text with a sentence of Portuguese', 'C084', 'es', (text) =>
    text.replace(/\.$/, '. Diga-nos quem é e como podemos contactá-lo.'),
  ),
  changedTexts('a Spanish text with a sentence of Catalan', 'C084', 'es', (text) =>
    text.replace(/\.$/, '. Respongui unes quantes preguntes.'),
  ),
  changedTexts('a Spanish text with two words of English', 'C084', 'es', (text) =>
    text.replace(/\.$/, '. Learn more.'),
  ),
  changedTexts('an English text with two words of Spanish', 'C084', 'en', (text) =>
    text.replace(/\.$/, '. Únase hoy.'),
  ),
  changedTexts('a note to other writers', 'C064', 'en', (text) => text.replace(/\.$/, '. Legal to approve.')),
  changedTexts('an English text that is better than others', 'C105', 'en', (text) =>
    text.replace(/\.$/, '. It works better than other medicines.'),
  ),
  changedTexts('an English text that hurries', 'C132', 'en', (text) => text.replace(/\.$/, '. Only a few spots left.')),
  changedTexts('a Spanish text that hurries', 'C132', 'es', (text) => text.replace(/\.$/, '. ¡No se lo pierda!')),
  rewritten('a text of which both languages were cut', 'C098', 'Tell us about the', 'Cuéntenos sobre el'),
];
