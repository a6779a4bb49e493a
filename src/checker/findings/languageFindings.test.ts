import { expect, test } from 'vitest';
import { registries } from '#src/checker/registries.ts';
import { vocabularyOf } from '#src/checker/vocabulary.ts';
import { languageFindings } from './languageFindings.ts';

const at = { source: { file: 'spring.json', text: '{}' }, offset: 0, length: 2 };
const [englishAt, translationAt] = [at, { ...at, offset: 1 }];

function found(english: string, translation: string) {
  const pair = { locale: 'es', path: 'pageTitle', english, translation, englishAt, translationAt } as const;
  return languageFindings([pair], vocabularyOf(registries)).map(
    ({ code, message, at: { offset } }) => `${offset} ${code} ${message}`,
  );
}

test.each([
  [
    'in each other’s place',
    'Siguiente',
    'Next',
    `0 C084 The English and the Spanish of pageTitle stand in each other's place: "Siguiente" and "Next"`,
  ],
  [
    'the same, and that of the other readers',
    'Participe en un estudio',
    'Participe en un estudio',
    '0 C084 The English of pageTitle is Spanish: "Participe en un estudio"',
  ],
  [
    'not translated, in other words',
    'Find a study',
    'Find the right study for you',
    '1 C084 The Spanish of pageTitle is English: "Find the right study for you"',
  ],
  [
    'not translated, over several lines',
    'In short',
    'In short:\n\n- Who: our team, and yours',
    '1 C084 The Spanish of pageTitle is English: "In short: - Who: our team, and yours"',
  ],
  [
    'in Spanish for English readers',
    'Hay un estudio cerca de usted',
    'Estudios',
    '0 C084 The English of pageTitle is Spanish: "Hay un estudio cerca de usted"',
  ],
])('texts are found that are %s', (_, english, translation, expected) => {
  expect(found(english, translation)).toEqual([expected]);
});

test.each([
  ['a sentence', 'Responda unas preguntas. See if you qualify.'],
  ['a sentence of its English', 'Responda unas preguntas. Call us.'],
  ['part of a sentence', 'Responda unas preguntas y see if you qualify'],
  ['part of a sentence at its beginning', 'Answer a few questions about your health y vea si califica'],
])('%s that was not translated is found', (_, translation) => {
  expect(found('Answer a few questions. Call us.', translation)).toEqual([
    expect.stringMatching(/^1 C084 The Spanish of pageTitle is English/),
  ]);
});

test.each([
  ['a title in quotes', 'Lea «Find out if you may take part» en la página.'],
  ['a name of many words', 'Participe en The Study of the Heart and the Lungs de la clínica.'],
  ['a name by itself', 'Somos parte de un equipo. Friends of the Heart. Le ayudamos.'],
  ['words that other languages have, too', 'El hospital general regional está cerca, no en el centro.'],
  ['an address', 'Escriba a find-out-if-you-qualify@example.com'],
])('%s in a translation has no finding', (_, translation) => {
  expect(found('Answer a few questions. Friends of the Heart.', translation)).toEqual([]);
});

test.each([
  ['a translation', 'Find a study', 'Encuentre un estudio'],
  ['a name that stays English', 'Join the study', 'The Open Air Asthma Study'],
  ['a placeholder', 'No times in the next {days} days.', 'No hay horas libres en los próximos {days} días.'],
  ['an address without its beginning', 'Visit mi-health.org', 'Visite mi-health.org, o síganos en @nova_health.'],
  ['an English name in a Spanish sentence', 'Join the Open Air Study', 'Participe en The Open Air Study'],
  ['a Spanish name in an English title', 'Clínica del Sur', 'Clínica del Sur de la ciudad'],
  ['a word that both write alike', 'No', 'No'],
  ['words that nothing is known of', 'Blood', 'Sangre'],
  ['an English word in Spanish', 'Your email', 'Su email'],
  ['a name with small English words', 'Join Health and Hope', 'Únase a Health and Hope'],
  ['times of day', 'Our hours: 7 a.m.–7 p.m. CT.', 'Horario: de 7 a. m. a 7 p. m., hora del centro.'],
  [
    'an English address in Spanish',
    'See www.example.com/find-the-right-study-for-you',
    'Vea www.example.com/find-the-right-study-for-you',
  ],
])('%s has no finding', (_, english, translation) => {
  expect(found(english, translation)).toEqual([]);
});

test.each([
  ['in Portuguese', '¿Qual é o seu código postal?', 'Qual'],
  ['in French', '¿Cuál es votre código postal?', 'votre'],
  ['in Portuguese, without a mark of its own', 'Diga-nos quem é', 'quem'],
  ['in Catalan', 'Respongui unes preguntes', 'preguntes'],
  ['in Italian', 'Risponda a poche domande', 'domande'],
  ['in German', 'Finden Sie eine Studie', 'eine'],
  ['in English, all that a button says', 'Learn more', 'Learn more'],
  ['in English, a sentence of two words', 'Responda unas preguntas. Start here.', 'Start here'],
  ['in English', '¿Cuál es your código postal?', 'your'],
  ['in English, within a sentence', 'Encuentre un study cerca de usted.', 'study'],
])('a word of another language in a translation is found: %s', (_, translation, left) => {
  expect(found('If you pre-qualify, we call you', translation)).toEqual([
    `1 C084 The Spanish of pageTitle has "${left}" in it, which is not Spanish`,
  ]);
});

test.each([
  ['Únase hoy', 'Únase'],
  ['Join a study. Encuentre uno.', 'Encuentre'],
  ['A few preguntas', 'preguntas'],
])('a word of Spanish in English is found: %s', (english, left) => {
  expect(found(english, 'Participe en un estudio')).toEqual([
    `0 C084 The English of pageTitle has "${left}" in it, which is not English`,
  ]);
});

test.each([
  ['Join the study of Salud y Más', 'Únase al estudio de Salud y Más'],
  ['The Clínica Estudios Nuevos calls you', 'La Clínica Estudios Nuevos le llama'],
  ['También hablamos español', 'También hablamos español'],
  ['Klinik und Poliklinik Eins calls you', 'Klinik und Poliklinik Eins le llama'],
  ['Pros and cons of a study', 'Lo bueno y lo malo de un estudio'],
])('names of another language and what is alike are no mistake: %s', (english, translation) => {
  expect(found(english, translation).filter((one) => one.includes('in it'))).toEqual([]);
});

test('words of another language that are quoted are no mistake', () => {
  expect(found('Read “take part in a study”', 'Lea «não» en la página')).toEqual([]);
  expect(found('See www.example.com/sua', 'Vea www.example.com/sua/es')).toEqual([]);
});
