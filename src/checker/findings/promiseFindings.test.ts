import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const lead = (en: string, es: string) => ({ changeFields: { heading: { options: { lead: { en, es } } } } });

test.each<[string, string, string, string, string[]]>([
  [
    'We call you within 2 days.',
    'Le llamamos en 2 días.',
    'We call you within one week.',
    'Le llamamos en una semana.',
    [
      'C129 "We call you within one week" on "phone" is another promise than "We call you within 2 days" on "name", and',
    ],
  ],
  [
    'You receive $50 per visit.',
    'Recibe $50 por visita.',
    'You receive $75 for each visit.',
    'Recibe $75 por cada visita.',
    ['C129 "receive $75 for each visit" on "phone" is another promise than "receive $50 per visit" on "name", and'],
  ],
  [
    'We call you within 24 hours.',
    'Le llamamos en 24 horas.',
    'We will call you in 1 day.',
    'Le llamaremos en 1 día.',
    [],
  ],
  [
    'The study lasts 6 months.',
    'El estudio dura 6 meses.',
    'This study takes about nine months.',
    'Este estudio dura unos nueve meses.',
    [
      'C129 "This study takes about nine months" on "phone" is another promise than "The study lasts 6 months" on "name"',
    ],
  ],
  [
    'Our study has 3 visits.',
    'Nuestro estudio tiene 3 visitas.',
    'The study includes four visits.',
    'El estudio incluye cuatro visitas.',
    ['C129 "The study includes four visits" on "phone" is another promise than "Our study has 3 visits" on "name"'],
  ],
  [
    'The form takes about 5 minutes.',
    'El formulario toma unos 5 minutos.',
    'This form takes you 10 minutes.',
    'Este formulario toma 10 minutos.',
    ['C129 "This form takes you 10 minutes" on "phone" is another promise than "The form takes about 5 minutes" on'],
  ],
  [
    'You receive up to $300.',
    'Recibe hasta $300.',
    'You can earn up to $500 for your time.',
    'Recibirá hasta $500 por su tiempo.',
    ['C129 "earn up to $500 for your time" on "phone" is another promise than "receive up to $300" on "name"'],
  ],
  [
    'The study lasts 12 weeks.',
    'El estudio dura 12 semanas.',
    'The study takes 3 months.',
    'El estudio dura 3 meses.',
    [],
  ],
  [
    'You receive up to $300 for your time.',
    'Recibe hasta $300 por su tiempo.',
    'You get up to $50 for travel.',
    'Recibe hasta $50 por el viaje.',
    [],
  ],
  [
    'The study has 3 visits to the clinic.',
    'El estudio tiene 3 visitas a la clínica.',
    'The study has 4 visits by phone.',
    'El estudio tiene 4 visitas por teléfono.',
    [],
  ],
  ['We call you within 7 days.', 'Le llamamos en 7 días.', 'We write within a month.', 'Le escribimos en un mes.', []],
])('%s %s and then %s %s', (en, es, later, luego, expected) => {
  const steps = { name: lead(en, es), phone: lead(later, luego) };
  const found = described(check({ name: 'draft', extends: 'flare', steps }));
  expect(found.filter((one) => one.startsWith('C129'))).toEqual(expected.map((one) => expect.stringContaining(one)));
});

/** A heading for those of one verdict. */
const note = (id: string, days: number, is: boolean) => ({
  field: {
    kind: 'Heading',
    id,
    when: { rule: 'fullyQualified', is },
    options: { level: 2, text: { en: `We call you within ${days} days`, es: `Le llamamos en ${days} días` } },
  },
});

test('two promises for different visitors are none too many', () => {
  const indications = { addFields: [note('soon', 2, true), note('later', 9, false)] };
  expect(described(check({ name: 'draft', extends: 'ws10', steps: { indications } }))).not.toContainEqual(
    expect.stringContaining('C129'),
  );
});

test('a promise on the landing page is read before those of the steps', () => {
  const subtitle = { en: 'The form takes 2 minutes.', es: 'El formulario toma 2 minutos.' };
  const steps = {
    home: {
      changeFields: {
        aboutParticipant: {
          options: { lead: { en: 'This form takes 10 minutes.', es: 'Este formulario toma 10 minutos.' } },
        },
      },
    },
  };
  expect(described(check({ name: 'draft', extends: 'ws10', landingPageCopy: { subtitle }, steps }))).toContainEqual(
    expect.stringContaining(
      'C129 "This form takes 10 minutes" on "home" is another promise than "The form takes 2 minutes"',
    ),
  );
});
