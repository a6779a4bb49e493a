import { fieldsOf, objectAt, planted, type Sort } from './planting.ts';
import { inLanguage, rewritten } from './words.ts';

/** Texts of an author who was tired: a word twice, one that was left in the other language, and what was to be filled in. */
export const slipSorts: readonly Sort[] = [
  inLanguage('a sentence that begins twice', 'C098', 'en', 'The the study starts soon'),
  inLanguage('a Spanish sentence that begins twice', 'C098', 'es', 'El el estudio empieza pronto'),
  rewritten('a line to write on', 'C064', 'Join ______ today', 'Participe hoy en ______'),
  rewritten('what a template has for a text', 'C064', 'Title goes here', 'El título va aquí'),
  rewritten('the name that a copy has', 'C064', 'Join a study (copy)', 'Participe en un estudio (copia)'),
  rewritten('a word that was left in English', 'C084', 'Find a study near you', 'Encuentre un study cerca de usted'),
  rewritten('a sign in the place of a text', 'C064', '👉', '👉'),
  rewritten('a link whose brackets do not touch', 'C065', 'See [this] (privacy)', 'Vea [esto] (privacy)'),
  rewritten('a name by which nobody is called', 'C064', 'Hi Maria, welcome', 'Hola María, le damos la bienvenida'),
  rewritten('a weight in centimeters', 'C134', 'You weigh at least 50 cm', 'Usted pesa al menos 50 cm'),
  inLanguage('a height in pounds', 'C134', 'en', 'Please enter your height in pounds'),
  inLanguage('a month by which an offer has ended', 'C102', 'en', 'Enrolling until October 2020'),
  inLanguage('a Spanish year by which an offer has ended', 'C102', 'es', 'Inscripción abierta hasta finales de 2020'),
  inLanguage('days that end before they begin', 'C102', 'en', 'From June 30, 2099 to March 1, 2099'),
  inLanguage('hours that end before they begin', 'C102', 'en', 'Call from 8 pm to 5 pm'),
  inLanguage('a phone number of nine digits', 'C100', 'en', 'Questions? Call us at 312-555-012.'),
  inLanguage('a Spanish phone number that counts up', 'C100', 'es', '¿Preguntas? Llame al 123-456-7890.'),
  rewritten('the host of a template', 'C100', 'See https://www.yourdomain.com', 'Vea https://www.yourdomain.com'),
  rewritten('a slip in the host of an email address', 'C100', 'Write to us@gmial.com', 'Escriba a us@gmial.com'),
  rewritten('a study that is called approved', 'C135', 'An FDA-approved study', 'Un estudio aprobado por la FDA'),
  rewritten(
    'what is studied called approved',
    'C135',
    'The study drug was approved by the FDA.',
    'El medicamento del estudio fue aprobado por la FDA.',
  ),
  rewritten('a short address', 'C100', 'See https://bit.ly/abc', 'Vea https://bit.ly/abc'),
  rewritten('a short address alone', 'C100', 'See tinyurl.com/abc', 'Vea tinyurl.com/abc'),
  rewritten('an address without its colon', 'C100', 'See https//acme.org/now', 'Vea https//acme.org/now'),
  inLanguage('a text that is said to be a draft', 'C064', 'en', 'DRAFT: Join the study today'),
  inLanguage('a text with the name of a company to fill in', 'C064', 'en', 'Join the study of [Company]'),
  inLanguage('a text with half of a letter', 'C076', 'en', 'Join us \uD83C'),
  inLanguage('a text with a list of Markdown', 'C065', 'en', 'Bring:\n* your card'),
  inLanguage('a comma with no space behind it', 'C098', 'en', 'We call,and then we write'),
  inLanguage('a Spanish text that speaks as to many friends', 'C106', 'es', 'Dadnos vuestro número'),
  rewritten('a link to a script', 'C062', 'See [more](javascript:alert(1))', 'Vea [más](javascript:alert(1))'),
  rewritten('a link without words', 'C062', 'See [](privacy)', 'Vea [](privacy)'),
  inLanguage('a text with a name to fill in, in small letters', 'C064', 'en', 'Join the [study name] today'),
  inLanguage('a Spanish text with a name to fill in, in small letters', 'C064', 'es', 'Hola, [nombre]'),
  {
    name: 'a heading that asks caregivers for what is theirs',
    code: 'C114',
    plant: (document) =>
      document['hasCaregiver'] === false
        ? []
        : fieldsOf(document)
            .filter(({ value }) => value['when'] === undefined && objectAt(value, ['options', 'caregiverText'])['en'])
            .filter(({ value }) => /(?:name|code)\?$/.test(String(objectAt(value, ['options', 'text'])['en'])))
            .map(({ path }) => planted(document, [...path, 'options', 'caregiverText'], undefined, path)),
  },
  {
    name: 'a link for a child in a campaign for oneself',
    code: 'C114',
    plant: (document) =>
      document['hasCaregiver'] === false
        ? fieldsOf(document)
            .filter(({ value }) => value['kind'] === 'QuickLinks')
            .map(({ path }) => planted(document, [...path, 'options', 'child'], true))
        : [],
  },
  {
    name: 'a page that asks for an address and has no box',
    code: 'C115',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ path, value }) => value['kind'] === 'Email' && path[1] === 'email')
        .map(({ path }) => planted(document, path, undefined, [...path.slice(0, -1), 0])),
  },
  {
    name: 'a block that says who asks and names nobody',
    code: 'C118',
    plant: (document) =>
      fieldsOf(document)
        .filter(({ value }) => value['kind'] === 'WhoAsks')
        .map(({ path }) => planted(document, ['oversight'], undefined, path)),
  },
  inLanguage('a weight in pounds that is another one in kilograms', 'C131', 'en', 'You weigh over 110 lb (80 kg)'),
  inLanguage('a way in miles that is another one in kilometers', 'C131', 'es', 'A menos de 50 millas (50 km)'),
  rewritten('a day on another day of the week', 'C102', 'On Tuesday, May 3, 2027', 'El martes 3 de mayo de 2027'),
];
