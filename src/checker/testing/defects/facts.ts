import { added, objectAt, stepsOf, type Sort } from './planting.ts';
import { rewritten } from './words.ts';

/** The sort in campaigns that save. */
const whereSaved = (sort: Sort): Sort => ({
  ...sort,
  plant: (document) => (stepsOf(document).some(({ value }) => value['saves'] === true) ? sort.plant(document) : []),
});

/** Texts with addresses, numbers, amounts, days and claims that are wrong, or others than in English. */
export const factSorts: readonly Sort[] = [
  rewritten('an address that is not safe', 'C100', 'See http://example.com', 'Vea http://example.com'),
  rewritten('an address without the end of its host', 'C100', 'See www.example', 'Vea www.example'),
  rewritten('an address for mail without its end', 'C100', 'Write to care@example', 'Escriba a care@example'),
  rewritten('a phone number with a digit too few', 'C100', 'Call 1-800-555-010', 'Llame al 1-800-555-010'),
  rewritten('a phone number with a digit too many', 'C100', 'Call (800) 555-01000', 'Llame al (800) 555-01000'),
  rewritten('another address in Spanish', 'C101', 'See https://example.com', 'Vea https://example.org'),
  rewritten('another address for mail in Spanish', 'C101', 'Write to us@example.com', 'Escriba a care@example.com'),
  rewritten('another currency in Spanish', 'C101', 'You receive $50', 'Usted recibe 50 €'),
  rewritten('another month in Spanish', 'C101', 'It starts on March 3', 'Empieza el 3 de mayo'),
  rewritten('another weekday in Spanish', 'C101', 'Open on Monday', 'Abierto el martes'),
  rewritten('another number in Spanish words', 'C101', 'You have three visits', 'Tiene cuatro visitas'),
  rewritten('a Spanish text that allows what is forbidden', 'C101', 'You may not take part', 'Usted puede participar'),
  rewritten('a Spanish text that asks for what may be left out', 'C101', 'You do not have to join', 'Tiene que unirse'),
  rewritten('a price in Spanish for what has none', 'C101', 'There is no cost to you', 'Hay un costo para usted'),
  rewritten('a Spanish text that denies what is said', 'C101', 'We will call you', 'No le llamaremos'),
  rewritten('another country in Spanish', 'C101', 'In Canada', 'En Irlanda'),
  rewritten('another condition in Spanish', 'C101', 'Do you have asthma?', '¿Tiene psoriasis?'),
  rewritten('another doctor in Spanish', 'C101', 'Ask Dr. Smith', 'Pregunte a la Dra. Jones'),
  rewritten('another company in Spanish', 'C101', 'A study of Acme Inc.', 'Un estudio de Bright Labs S.A.'),
  rewritten('another study in Spanish', 'C101', 'The BREATHE study', 'El estudio STREAM'),
  rewritten('another side in Spanish', 'C101', 'The left side', 'El lado derecho'),
  rewritten('another measure in Spanish', 'C101', 'It takes 6 weeks', 'Dura 6 meses'),
  rewritten('another weight in Spanish', 'C101', 'Over 200 pounds', 'Más de 200 kilos'),
  rewritten('another sex in Spanish', 'C101', 'For women', 'Para hombres'),
  rewritten('another frequency in Spanish', 'C101', 'A visit a week', 'Una visita al mes'),
  rewritten('another time zone in Spanish', 'C101', 'Until 5 pm ET', 'Hasta las 5 p. m., hora del Pacífico'),
  rewritten('the most for the least in Spanish', 'C101', 'At least 18 years old', 'Como máximo 18 años'),
  rewritten('another part of the day in Spanish', 'C101', 'We call in the morning', 'Llamamos por la tarde'),
  rewritten('after for before in Spanish', 'C101', 'Eat before your visit', 'Coma después de su visita'),
  rewritten('a last day that is over', 'C102', 'Join by May 31, 2020', 'Participe antes del 31 de mayo de 2020'),
  rewritten('a last day in numbers that is over', 'C102', 'Join until 2020-05-31', 'Participe hasta 2020-05-31'),
  rewritten('a first day that is over', 'C102', 'It opens on May 3, 2020', 'Abre el 3 de mayo de 2020'),
  rewritten('an hour that no clock shows', 'C102', 'Call until 25:00', 'Llame hasta las 25:00'),
  rewritten('a day that no calendar has', 'C102', 'On June 31, 2027', 'El 31 de junio de 2027'),
  whereSaved(
    rewritten('a claim that nothing is saved', 'C119', 'Your answers are not saved.', 'No guardamos sus respuestas.'),
  ),
  {
    name: 'other days than those for which pictures are kept',
    code: 'C119',
    plant: (document) =>
      objectAt(document, ['pictures'])['keptDays'] === undefined
        ? []
        : rewritten('', 'C119', 'We keep your pictures for 7 days.', 'Guardamos sus fotos 7 días.').plant(document),
  },
  {
    name: 'another time than that for which pictures are kept, in words',
    code: 'C119',
    plant: (document) =>
      objectAt(document, ['pictures'])['keptDays'] === undefined
        ? []
        : rewritten('', 'C119', 'We keep your photos for one week.', 'Guardamos sus fotos una semana.').plant(document),
  },
  added(
    'a text about another country than the one that sees it',
    'C119',
    {
      kind: 'Heading',
      when: { rule: 'countryIs', params: { country: 'IE' } },
      options: { level: 2, text: { en: 'Studies in Canada', es: 'Estudios en Canadá' } },
    },
    true,
  ),
  added(
    'a number for emergencies that nobody answers in the country that reads it',
    'C119',
    {
      kind: 'Heading',
      when: { rule: 'countryIs', params: { country: 'GB' } },
      options: { level: 2, text: { en: 'In an emergency, call 911', es: 'En una emergencia, llame al 911' } },
    },
    true,
  ),
  added(
    'money that the country that reads of it does not have',
    'C119',
    {
      kind: 'Heading',
      when: { rule: 'countryIs', params: { country: 'GB' } },
      options: { level: 2, text: { en: 'You receive $50', es: 'Recibe $50' } },
    },
    true,
  ),
  added(
    'a text for other ages than those that see it',
    'C119',
    {
      kind: 'Heading',
      when: { rule: 'ageBetween', params: { min: 18 } },
      options: { level: 2, text: { en: 'For people over 18', es: 'Para personas de más de 18 años' } },
    },
    true,
  ),
  whereSaved(rewritten('a claim that nobody is named', 'C119', 'Answer anonymously.', 'Responda de forma anónima.')),
];
