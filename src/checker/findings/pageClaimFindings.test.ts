import { describe, expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const nobody = { replaces: ['people'], people: [] };
/** What is found of the lead of the heading of a step. */
const found = (base: string, step: string, en: string, es: string) => {
  const heading = { options: { lead: { en, es } } };
  const steps = { [step]: { changeFields: { heading } } };
  return check({ name: 'draft', extends: base, ...nobody, steps })
    .filter(({ code }) => code === 'C119')
    .map(({ message }) => message);
};

describe('what a page says of its place, and is not so, is found', () => {
  test.each([
    ['s6', 'postal', 'One last question.', 'Una última pregunta.', '"One last question" on "postal" is not so'],
    ['s6', 'postal', 'Almost there.', 'Este es el último paso.', '"Este es el último paso" on "postal" is not so'],
    ['flare', 'name', 'This is the final page.', 'Casi listo.', '"This is the final page" on "name" is not so'],
    [
      'flare',
      'name',
      'Step 2 of 3',
      'Paso 2 de 3',
      '"Step 2 of 3" on "name" is not so: nobody is done with fewer than 4',
    ],
    [
      'flare',
      'name',
      'Step 2 of 9',
      'Paso 2 de 9',
      '"Step 2 of 9" on "name" is not so: nobody passes more than 5 pages',
    ],
    [
      's6',
      'postal',
      'Almost there.',
      'Paso 2 de 13.',
      '"Paso 2 de 13" on "postal" is not so: nobody passes more than 12 pages',
    ],
    ['flare', 'name', 'Step 3 of 5', 'Paso 3 de 5', '"Step 3 of 5" on "name" is not so: it is page 2 at the latest'],
    [
      'flare',
      'postal',
      'As you said on the previous page.',
      'Como dijo en la página anterior.',
      '"on the previous page" on "postal" is not so: no page comes before it',
    ],
    ['flare', 'name', 'Step 1 of 4', 'Paso 1 de 4', '"Step 1 of 4" on "name" is not so: nobody gets there without 1'],
  ])('%s %s %s %s', (base, step, en, es, expected) => {
    expect(found(base, step, en, es)).toEqual([expect.stringContaining(expected)]);
  });
});

/** What is found of a note at the end of a campaign. */
const foundAtEnd = (base: string, step: string, en: string, es: string, when?: object) => {
  const field = { kind: 'Heading', id: 'note', options: { level: 2, text: { en, es } }, ...(when && { when }) };
  return described(check({ name: 'draft', extends: base, ...nobody, steps: { [step]: { addFields: [{ field }] } } }));
};

describe('what the last page says', () => {
  test.each([
    ['There is more on the next page', 'Hay más en la página siguiente', '"on the next page"', 'no page follows it'],
    ['Thank you for booking', 'Gracias por reservar', '"Thank you for booking"', 'no step books one'],
    ['Goodbye', '¡Nos vemos en su cita!', '"Nos vemos en su cita"', 'no step books one'],
  ])('%s %s is not so', (en, es, words, done) => {
    expect(foundAtEnd('flare', 'thankyou', en, es)).toEqual([`C119 ${words} on "thankyou" is not so: ${done}`]);
  });

  test('of an appointment may be so where a step books one', () => {
    expect(foundAtEnd('ws18', 'thanks', 'Thank you for booking', 'Gracias por reservar')).toEqual([]);
  });

  test('of an appointment may be so for whoever has one from elsewhere', () => {
    const when = { rule: 'bookingExists' };
    const atEnd = foundAtEnd('ws10', 'thanks', 'Your visit is booked', 'Su visita está reservada', when);
    expect(atEnd.filter((one) => one.startsWith('C119'))).toEqual([]);
  });
});

test('the title of a step is held to its place, too', () => {
  const title = { en: 'Step 3 of 5', es: 'Paso 3 de 5' };
  expect(described(check({ name: 'draft', extends: 'flare', ...nobody, steps: { postal: { title } } }))).toEqual([
    'C119 "Step 3 of 5" on "postal" is not so: it is page 1 at the latest',
  ]);
});

/** What is found of a heading that some ages see. */
const foundFor = (ages: readonly object[], en: string, es: string) => {
  const when = ages.map((params) => ({ rule: 'ageBetween', params }));
  const field = { kind: 'Heading', id: 'note', when, options: { level: 2, text: { en, es } } };
  return check({ name: 'draft', extends: 'ws10', ...nobody, steps: { home: { addFields: [{ field }] } } }).map(
    ({ code, message }) => `${code} ${message}`,
  );
};

test.each<[object[], string, string, string[]]>([
  [
    [{ min: 21 }],
    'For people 18 or older',
    'Para personas de 18 años o más',
    ['C119 "For people 18 or older" on "home" is not so: it is shown from 21 on'],
  ],
  [
    [{ min: 18, max: 64 }],
    'For people aged 18 to 65',
    'Para personas de 18 a 65 años',
    ['C119 "For people aged 18 to 65" on "home" is not so: it is shown from 18 to 64'],
  ],
  [
    [{ min: 65 }],
    'For people over 65',
    'Para mayores de 65 años',
    ['C119 "For people over 65" on "home" is not so: it is shown from 65 on'],
  ],
  [
    [{ max: 18 }],
    'If you are under 18, ask a parent',
    'Si tiene menos de 18 años, pregunte a su madre o padre',
    ['C119 "If you are under 18" on "home" is not so: it is shown from 0 to 18'],
  ],
  [
    [{ min: 18, max: 45 }],
    'If you are between 18 and 40',
    'Si tiene entre 18 y 40 años',
    ['C119 "If you are between 18 and 40" on "home" is not so: it is shown from 18 to 45'],
  ],
  [[{ min: 66 }], 'For people over 65', 'Para quienes tienen más de 65 años', []],
  [[{ min: 65, max: 80 }], 'If you are older than 64', 'Para mayores de 64 años', []],
  [[{ min: 12, max: 17 }], 'For people under 18', 'Para menores de 18 años', []],
  [[{ min: 18 }], 'For people over 65 kg', 'Para personas de más de 65 kg', []],
  [[{ min: 18, max: 65 }], 'For people aged 18 to 65', 'Para personas de 18 a 65 años', []],
  [[{ min: 18 }], 'For people 18 or older', 'Para personas de 18 años o más', []],
  [[{ min: 60 }], 'The study takes people 18 or older', 'El estudio acepta personas de 18 años o más', []],
  [[{ min: 18 }, { max: 65 }], 'For people aged 18 to 65', 'Para personas de 18 a 65 años', []],
])('a text shown to ages %j that says "%s"', (ages, en, es, expected) => {
  expect(foundFor(ages, en, es)).toEqual(expected);
});

describe('what may be so is not', () => {
  test.each([
    ['flare', 'phone', 'Last step: your number.', 'Último paso: su número.'],
    ['flare', 'name', 'Step 2 of 4', 'Paso 2 de 4'],
    ['flare', 'name', 'Step 2 of 5', 'Paso 2 de 5'],
    ['s6', 'postal', 'Step 2 of 7', 'Paso 2 de 7'],
    ['s6', 'age', 'When was the last step of your treatment?', '¿Cuándo fue el último paso de su tratamiento?'],
  ])('%s %s %s %s', (base, step, en, es) => {
    expect(found(base, step, en, es)).toEqual([]);
  });
});

/** What is found of a heading that visitors in Ireland alone see. */
const foundInIreland = (en: string, es: string) => {
  const when = { rule: 'countryIs', params: { country: 'IE' } };
  const field = { kind: 'Heading', id: 'note', when, options: { level: 2, text: { en, es } } };
  return described(check({ name: 'draft', extends: 'ws10', ...nobody, steps: { home: { addFields: [{ field }] } } }));
};

test.each<[string, string, string[]]>([
  [
    'Studies in Canada',
    'Estudios en Canadá',
    ['C119 "Studies in Canada" on "home" is not so: it names Canada, and is shown in Ireland'],
  ],
  [
    'Studies in Ireland',
    'Estudios en Canadá',
    ['C101 The Spanish of "Studies in Ireland" lacks the country "Ireland", has the country "Canada" of its own'],
  ],
  ['Studies in Ireland and Canada', 'Estudios en Irlanda y Canadá', []],
  ['Studies near you', 'Estudios cerca de usted', []],
  ['Studies in Northern Ireland', 'Estudios en Irlanda del Norte', []],
  [
    'In an emergency, call 911',
    'En una emergencia, llame al 911',
    ['C119 "911" on "home" is not so: in Ireland an emergency is called in by 112 or 999'],
  ],
  [
    'Receive £50 for each visit',
    'Reciba £50 por cada visita',
    ['C119 "pounds" on "home" is not so: it is shown in Ireland alone, where people have euros'],
  ],
  ['In an emergency, call 112 or 999', 'En una emergencia, llame al 112 o al 999', []],
  ['If it is not an emergency, call 1850', 'Si no es una emergencia, llame al 1850', []],
  ['Receive €50 (about £45) for each visit', 'Reciba €50 (unas £45) por cada visita', []],
])('a text shown in Ireland that says "%s" and "%s"', (en, es, expected) => {
  expect(foundInIreland(en, es)).toEqual(expected);
});

test.each<[string, string, string[]]>([
  [
    'In an emergency, call 991.',
    'En una emergencia, marque el 991.',
    ['"991" on "name" is not so: no country has this number for emergencies'],
  ],
  ['In an emergency, call 911.', 'En una emergencia, marque el 911.', []],
  ['In an emergency, call 1-800-555-0123.', 'En una emergencia, llame al 1-800-555-0123.', []],
])('a text for every country that says "%s"', (en, es, expected) => {
  expect(found('flare', 'name', en, es)).toEqual(expected);
});
