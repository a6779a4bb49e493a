import type { Json } from '#src/checker/json.ts';
import { added, changed, fieldsOf, idOf, objectAt, planted, printed, stepsOf, textsOf, type Sort } from './planting.ts';

/** A text written for a key in all languages; it is reported once. */
export const copied = (
  name: string,
  code: Sort['code'],
  keyOf: (document: Json) => string | undefined,
  text = 'x',
): Sort => ({
  name,
  code,
  plant: (document) => {
    const key = keyOf(document);
    if (key === undefined) return [];
    const inEnglish = changed(document, ['copy', 'en', key], text);
    return [() => ({ text: printed(changed(inEnglish, ['copy', 'es', key], text)), path: ['copy', 'en', key] })];
  },
});

/** `step.field` of the first field of a kind. */
export function fieldOf(document: Json, kind: string): string | undefined {
  const field = fieldsOf(document).find(({ value }) => value['kind'] === kind);
  return field && `${field.path[1]}.${idOf(field.value)}`;
}

/** The key of a message of a kind, where a field is of it. */
export const ofKind = (kind: string, message: string) => (document: Json) =>
  fieldsOf(document).some(({ value }) => value['kind'] === kind) ? `${kind}.${message}` : undefined;

/** Every text of the document written anew in both languages. */
export const rewritten = (name: string, code: Sort['code'], en: string, es: string): Sort => ({
  name,
  code,
  plant: (document) => textsOf(document).map(({ path }) => planted(document, path, { en, es })),
});

/** Every text of the document written anew in one language, and reported there or of the text as a whole. */
export const inLanguage = (
  name: string,
  code: Sort['code'],
  language: 'en' | 'es',
  text: string | undefined,
  reported: 'there' | 'whole' = 'there',
): Sort => ({
  name,
  code,
  plant: (document) =>
    textsOf(document).map(({ path }) => {
      const place = [...path, language];
      return planted(document, place, text, reported === 'there' ? place : path);
    }),
});

/** Defects of what visitors read: texts, their translations, and what they stand on. */
export const wordSorts: readonly Sort[] = [
  copied('a text of no kind', 'C027', () => 'Fone.fieldName'),
  copied('a text of no message', 'C027', () => 'Phone.feildName'),
  copied('a text of no step', 'C027', () => 'welcome.phone.fieldName'),
  copied('a text of no field', 'C027', (document) => `${stepsOf(document)[0]?.name ?? ''}.fone.fieldName`),
  copied('a text of no known form', 'C027', () => 'Phone'),
  copied('a text with a blank that is not filled', 'C028', ofKind('Phone', 'fieldName'), 'Dear {name}'),
  copied(
    'a text of one field with a blank that is not filled',
    'C028',
    (document) => {
      const field = fieldOf(document, 'Phone');
      return field && `${field}.fieldName`;
    },
    'Dear {name}',
  ),
  rewritten(
    'a text of the document with a blank that nothing fills',
    'C028',
    'Dear {firstName}, hello',
    'Hola, {firstName}',
  ),
  {
    name: 'the name of the campaign in a text that is no title of a step',
    code: 'C028',
    plant: (document) => [planted(document, ['pageTitle'], { en: 'Join {campaign}', es: 'Registro {campaign}' })],
  },
  {
    name: 'a translation without the blank of its English',
    code: 'C029',
    plant: (document) =>
      stepsOf(document).map(({ path }) => planted(document, [...path, 'title'], { en: 'Of {campaign}', es: 'De' })),
  },
  inLanguage('a translation with a blank of its own', 'C029', 'es', 'De {unheard}'),
  rewritten('a translation with another link', 'C030', 'Our [policy](privacy)', 'Nuestra [política](cookies)'),
  rewritten('a translation without the link', 'C030', 'Our [policy](privacy)', 'Nuestra política'),
  rewritten('a link where none is shown', 'C062', 'Our [policy](privacy)', 'Nuestra [política](privacy)'),
  rewritten('a link to a page', 'C062', 'See [our page](https://a.example)', 'Vea [la página](https://a.example)'),
  copied('a link to no policy', 'C062', ofKind('QualificationQuestions', 'notice'), 'See our [policy](privcy).'),
  {
    name: 'a background on which hints are faint',
    code: 'C033',
    plant: (document) => [planted(document, ['mainBgColor'], '#9aa')],
  },
  {
    name: 'a background of the color of texts',
    code: 'C033',
    plant: (document) => [planted(document, ['mainBgColor'], '#16262f')],
  },
  {
    name: 'a background of a color by name',
    code: 'C033',
    plant: (document) => [planted(document, ['mainBgColor'], 'peachpuff')],
  },
  {
    name: 'effects of an answer that the step does not ask for',
    code: 'C053',
    plant: (document) =>
      stepsOf(document).flatMap(({ path }) => {
        const asked = fieldsOf(document).some(
          (field) => field.path[1] === path[1] && field.value['kind'] === 'OncologyQuestions',
        );
        return asked
          ? []
          : [planted(document, [...path, 'onAnswer', 'oncologyResponse'], [{ effect: 'findNearestSite' }])];
      }),
  },
  inLanguage('an English text that waits to be written', 'C064', 'en', 'TODO: x'),
  inLanguage('a Spanish text with a place to fill in', 'C064', 'es', 'Llame al TBD'),
  inLanguage('an English text of spaces', 'C064', 'en', '  '),
  inLanguage('a text with a name to fill in', 'C064', 'en', 'Join [STUDY NAME]'),
  inLanguage('a text of no meaning', 'C064', 'es', 'Lorem ipsum dolor'),
  inLanguage('an English text of a dash', 'C064', 'en', '-'),
  inLanguage('a Spanish text that is to be decided', 'C064', 'es', 'Por definir'),
  inLanguage('a text with a number to insert', 'C064', 'en', 'Call (insert phone here)'),
  inLanguage('a text that a program has written', 'C064', 'en', 'Join [object Object]'),
  inLanguage('a text with a blank of another program', 'C064', 'en', 'Join %study%'),
  inLanguage('a text with what a merge left', 'C064', 'es', '<<<<<<< HEAD Participe'),
  inLanguage('a text with the sign for the end of a line', 'C076', 'en', 'Join\\nnow'),
  inLanguage('a text with a space that is not seen', 'C076', 'es', 'Únase\u200Bahora'),
  inLanguage('a word with a hyphen that is not seen', 'C076', 'en', 'Join our stu\u00ADdy'),
  inLanguage('a text with a mark of direction', 'C076', 'en', 'Join \u200Enow'),
  inLanguage('a letter of another script that looks like ours', 'C076', 'en', 'Jоin our study'),
  inLanguage('a Greek letter in a Spanish word', 'C076', 'es', 'Únase al estudiο'),
  inLanguage('letters of double width', 'C076', 'en', 'Join ｎｏｗ'),
  inLanguage('letters of formulas', 'C076', 'en', 'Join \u{1D427}\u{1D428}\u{1D430}'),
  rewritten('a promise to heal', 'C105', 'A treatment that will cure asthma', 'Un tratamiento que curará el asma'),
  rewritten('a promise of no harm', 'C105', 'Take part without any risk', 'Participe sin ningún riesgo'),
  rewritten('a promise of a place', 'C105', 'Guaranteed help near you', 'Ayuda garantizada cerca de usted'),
  rewritten(
    'an agreement that nobody may take back',
    'C127',
    'You cannot withdraw your consent.',
    'No puede retirar su consentimiento.',
  ),
  inLanguage('a Spanish text that speaks as to a friend', 'C106', 'es', 'Cuéntanos sobre tu salud'),
  inLanguage('a Spanish text with the verb for a friend', 'C106', 'es', 'Recibirás el estudio por correo'),
  rewritten('a day in numbers', 'C107', 'Join by 03/04/2099', 'Únase antes del 03/04/2099'),
  rewritten('a text in capitals', 'C108', 'JOIN OUR STUDY', 'ÚNASE AL ESTUDIO'),
  {
    name: 'a number of an approval that is still to come',
    code: 'C064',
    plant: (document) => {
      const ethics = { committee: { en: 'Board', es: 'Comité' }, number: 'TBD', version: '1' };
      return [planted(document, ['oversight', 'ethics'], ethics, ['oversight', 'ethics', 'number'])];
    },
  },
  {
    name: 'an address of a register that is none',
    code: 'C016',
    plant: (document) => {
      const register = { number: 'NCT01', url: 'https://' };
      return [planted(document, ['oversight', 'register'], register, ['oversight', 'register', 'url'])];
    },
  },
  rewritten(
    'a Spanish question of another one',
    'C101',
    'What is your full name?',
    '¿Cuál es el código postal de su casa?',
  ),
  rewritten('a Spanish label of another one', 'C101', 'Finish', 'Cancelar'),
  rewritten('a Spanish no that stands for yes', 'C101', 'Yes', 'No'),
  copied('a box for a number that is labelled as one for an address', 'C115', ofKind('Phone', 'fieldName'), 'Email'),
  copied('a box for a name that is labelled as another', 'C115', ofKind('FullName', 'fieldName'), 'Zip code'),
  rewritten('a blank with spaces', 'C028', 'Of { product }', 'De { product }'),
  rewritten('a blank that does not end', 'C028', 'Of {product', 'De {product'),
  inLanguage('a Spanish text in another encoding', 'C076', 'es', 'InscripciÃ³n'),
  inLanguage('a text with a letter that was lost', 'C076', 'es', 'Inscripci\uFFFDn'),
  inLanguage('a text with a mark that turns it', 'C076', 'en', 'Join \u202Enow'),
  rewritten('a translation that promises another amount', 'C077', 'Receive $1,200', 'Reciba $2,100'),
  copied('a text of a kind that no field is of', 'C027', (document) =>
    fieldsOf(document).some(({ value }) => value['kind'] === 'ImageCapture') ? undefined : 'ImageCapture.take',
  ),
  {
    name: 'a Spanish text that leaves out what the default text is filled with',
    code: 'C029',
    plant: (document) => {
      const field = fieldOf(document, 'StudyResults');
      const key = ['copy', 'es', `${field}.countNear`];
      return field === undefined ? [] : [planted(document, key, 'Estudios cerca de {place}')];
    },
  },
  copied('a text that leaves out when an appointment is', 'C120', ofKind('ScreenerThankYou', 'booked'), 'Done.'),
  inLanguage('a text with a mark of Markdown', 'C065', 'en', 'Join _today_'),
  inLanguage('a text with a tag', 'C065', 'en', 'Call <b>now</b>'),
  inLanguage('a Spanish text with an entity', 'C065', 'es', 'Llame&nbsp;hoy'),
  {
    name: 'a consent that is not written',
    code: 'C035',
    plant: (document) => [
      planted(document, ['consent'], { ...objectAt(document, ['consent']), shown: true, text: 'unwritten' }),
    ],
  },
  {
    name: 'a picture that is not kept',
    code: 'C036',
    plant: (document) =>
      document['pictures']
        ? []
        : added(
            '',
            'C036',
            { kind: 'ImageCapture', options: { shot: 'skin', title: { en: 'Skin', es: 'Piel' } } },
            true,
          ).plant(document),
  },
];
