import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const nobody = { replaces: ['people'], people: [] };

/** What is found of a heading that those of a condition alone see. */
const foundWhen = (when: object, en: string, es: string) => {
  const field = { kind: 'Heading', id: 'note', when, options: { level: 2, text: { en, es } } };
  const steps = { indications: { addFields: [{ field }] } };
  return described(check({ name: 'draft', extends: 'ws10', ...nobody, steps }));
};
const aged = (params: object) => ({ rule: 'ageBetween', params });
const notIn = (country: string) => ({ rule: 'countryIs', params: { country }, is: false });

test.each<[object, string, string, string]>([
  [
    aged({ min: 40 }),
    'For children',
    'Para niños',
    '"For children" on "indications" is not so: it is shown from 40 on',
  ],
  [
    aged({ min: 40 }),
    'For teens',
    'Para adolescentes',
    '"For teens" on "indications" is not so: it is shown from 40 on',
  ],
  [
    aged({ max: 12 }),
    'For adults',
    'Para adultos',
    '"For adults" on "indications" is not so: it is shown from 0 to 12',
  ],
  [
    aged({ max: 30 }),
    'For seniors',
    'Para personas mayores',
    '"For seniors" on "indications" is not so: it is shown from 0 to 30',
  ],
  [
    aged({ max: 81 }),
    'For people up to 18',
    'Para personas de hasta 18 años',
    '"For people up to 18" on "indications" is not so: it is shown from 0 to 81',
  ],
  [
    notIn('CA'),
    'For people in Canada',
    'Para personas en Canadá',
    '"For people in Canada" on "indications" is not so: it names Canada, where nobody sees it',
  ],
])('%j: "%s" is not so', (when, en, es, message) => {
  expect(foundWhen(when, en, es)).toEqual([`C119 ${message}`]);
});

test.each<[object, string, string]>([
  [aged({ max: 17 }), 'For children', 'Para niños'],
  [aged({ min: 12, max: 17 }), 'For teenagers', 'Para adolescentes'],
  [aged({ min: 18 }), 'For adults', 'Para adultos'],
  [aged({ min: 40 }), 'For children of people with diabetes', 'Para hijos de personas con diabetes'],
  [aged({ min: 60 }), 'For older adults', 'Para adultos mayores'],
  [aged({ max: 18 }), 'For people up to 18', 'Para personas de hasta 18 años'],
  [notIn('CA'), 'For people outside Canada', 'Para personas fuera de Canadá'],
  [notIn('CA'), 'For people in Ireland', 'Para personas en Irlanda'],
  [notIn('CA'), 'We have no studies in Canada', 'No tenemos estudios en Canadá'],
])('%j: "%s" may be so', (when, en, es) => {
  expect(foundWhen(when, en, es)).toEqual([]);
});
