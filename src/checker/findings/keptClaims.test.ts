import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();

/** What is found of what a text says of how long pictures are kept, which is 180 days. */
const keptFor = (en: string, es: string, step = 'pictures') => {
  const steps = { [step]: { changeFields: { heading: { options: { lead: { en, es } } } } } };
  return described(check({ name: 'draft', extends: 'image-capture', replaces: ['people'], people: [], steps }));
};

test.each([
  [30, ['C119 "We keep them for 30 days" is not so: "pictures" says that they are kept for 180 days']],
  [180, []],
])('the days for which pictures are kept are those of the campaign: %s', (days, expected) => {
  expect(keptFor(`We keep them for ${days} days.`, `Las guardamos ${days} días.`)).toEqual(expected);
});

const days = 'is not so: "pictures" says that they are kept for 180 days';

test.each([
  ['We keep your pictures for 30 days.', 'Guardamos sus fotos 30 días.', 'We keep your pictures for 30 days'],
  ['We keep them for one year.', 'Las guardamos durante un año.', 'We keep them for one year'],
  [
    'A doctor looks at your pictures. We keep them for one year.',
    'Un médico mira sus fotos. Las guardamos un año.',
    'We keep them for one year',
  ],
  ['We look at them.', 'Sus fotos se borran después de 5 semanas.', 'fotos se borran después de 5 semanas'],
  ['Your pictures are deleted after three months.', 'Las miramos.', 'pictures are deleted after three months'],
])('"%s" and "%s" of pictures that are kept for six months are found', (en, es, words) => {
  expect(keptFor(en, es)).toContain(`C119 "${words}" ${days}`);
});

test.each([
  ['We keep your pictures for six months.', 'Guardamos sus fotos durante seis meses.'],
  ['Your pictures are kept for 180 days.', 'Sus fotos se conservan 180 días.'],
  ['We keep them for a few days.', 'Las guardamos por unos días.'],
  [
    'Samples of your blood go to the laboratory. We keep them for five years.',
    'Las muestras de sangre van al laboratorio. Las guardamos cinco años.',
  ],
])('"%s" may be said of them', (en, es) => {
  expect(keptFor(en, es)).toEqual([]);
});

test('what is kept may be something else on a page that asks for no pictures', () => {
  expect(keptFor('We keep them for five years.', 'Las guardamos cinco años.', 'home')).toEqual([]);
});
