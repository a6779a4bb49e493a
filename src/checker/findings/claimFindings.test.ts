import { describe, expect, test } from 'vitest';
import { draftChecker, type Draft } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const nobody = { replaces: ['people'], people: [] };
/** What is found of a text of a campaign, in both languages or in the one that it is written in. */
const found = (en: string, es: string, draft: Omit<Draft, 'name'> = {}) =>
  check({ name: 'draft', extends: 'ws10', ...nobody, landingPageCopy: { subtitle: { en, es } }, ...draft })
    .filter(({ code }) => code === 'C119')
    .map(({ message }) => message);

const home = 'the step "home" asks for it, and it is saved';
const [hello, hola] = ['Join a study.', 'Participe en un estudio.'];

describe('a claim that its campaign belies is found', () => {
  test.each([
    ['Welcome. Book your visit now.', 'Bienvenido.', '"Book your visit" is not so: no step has a Booking'],
    [hello, '¡Reserve su cita hoy!', '"Reserve su cita" is not so: no step has a Booking'],
    ['Book my appointment', 'Reservar mi cita', '"Book my appointment" is not so: no step has a Booking'],
    [
      'We never share your answers with anyone.',
      hola,
      '"We never share your answers with anyone" is not so: what the step "home" saves is for those who run the studies',
    ],
    [
      hello,
      'No compartimos sus datos con nadie.',
      '"No compartimos sus datos con nadie" is not so: what the step "home" saves is for those who run the studies',
    ],
    ['For people aged 75 to 18.', hola, '"For people aged 75 to 18" is not so: nobody is from 75 to 18 years old'],
    [hello, 'Para personas de 75 a 18 años.', expect.stringContaining('nobody is from 75 to 18 years old')],
    ['We do not save your answers.', hola, '"We do not save your answers" is not so: the step "home" saves them'],
    ['Your data is never stored', hola, '"data is never stored" is not so: the step "home" saves them'],
    [hello, 'Sus respuestas no se guardan.', '"respuestas no se guardan" is not so: the step "home" saves them'],
    ['Take part anonymously.', hola, `"anonymously" is not so: ${home}`],
    [hello, 'Es anónimo.', `"Es anónimo" is not so: ${home}`],
    ['No personal data needed.', hola, `"No personal data needed" is not so: ${home}`],
    [hello, 'Sin datos personales.', `"Sin datos personales" is not so: ${home}`],
    ['We never ask for your phone number.', hola, `"We never ask for your phone number" is not so: ${home}`],
    [hello, 'No hace falta dejar su teléfono.', `"No hace falta dejar su teléfono" is not so: ${home}`],
    ['We do not ask for your email.', hola, `"We do not ask for your email" is not so: ${home}`],
    [hello, 'No pedimos su correo electrónico.', `"No pedimos su correo electrónico" is not so: ${home}`],
    ['We never ask for your date of birth.', hola, `"We never ask for your date of birth" is not so: ${home}`],
    [hello, 'No pedimos su fecha de nacimiento.', `"No pedimos su fecha de nacimiento" is not so: ${home}`],
    [
      'Relax. We will never call you.',
      hola,
      '"We will never call you" is not so: the step "home" asks for a number to call, and it is saved',
    ],
    [
      hello,
      'Nunca le llamaremos.',
      '"Nunca le llamaremos" is not so: the step "home" asks for a number to call, and it is saved',
    ],
    ['Answer three quick questions.', hola, '"Answer three quick questions" is not so: nobody is asked fewer than 8'],
    [hello, 'Responda solo 3 preguntas.', '"Responda solo 3 preguntas" is not so: nobody is asked fewer than 8'],
    [
      'It takes you less than 30 seconds.',
      hola,
      '"It takes you less than 30 seconds" is not so: nobody gives the answers that all are asked for in less than 34 seconds',
    ],
    [
      hello,
      'Esto toma diez segundos.',
      '"toma diez segundos" is not so: nobody gives the answers that all are asked for in less than 34 seconds',
    ],
    ['Take part anonymously.', 'Participe de forma anónima.', `"anonymously" is not so: ${home}`],
  ])('%s %s', (en, es, expected) => {
    expect(found(en, es)).toEqual([expected]);
  });
});

test('a sign-up asks as many questions as its shortest way', () => {
  expect(found('Answer just three questions.', hola, { extends: 's6' })).toEqual([
    '"Answer just three questions" is not so: nobody is asked fewer than 5',
  ]);
});

test.each([
  ['We will email you.', hola, '"We will email you" is not so: no step asks where to'],
  ['We have sent you an email.', hola, '"We have sent you an email" is not so: no step asks where to'],
  [hello, 'Le hemos enviado un correo.', '"Le hemos enviado un correo" is not so: no step asks where to'],
  [hello, 'Le llamaremos pronto.', '"Le llamaremos" is not so: no step asks where to'],
])('a search that asks for a postal code alone reaches nobody: %s %s', (en, es, expected) => {
  expect(found(en, es, { extends: 'study-search' })).toEqual([expected]);
});

test('each of two claims is found', () => {
  const text = 'Answer just three questions. We do not save your answers.';
  expect(found(text, 'Responda solo tres preguntas. No guardamos sus respuestas.')).toHaveLength(2);
});

describe('what may be true is not', () => {
  test.each([
    ['A coordinator calls you to book your visit.', 'Le llamaremos para programar su visita.'],
    ['We do not save your answers until you press Finish.', 'No guardamos sus datos fuera de su país.'],
    ['Your name stays anonymous to the sponsor. Only two questions left.', 'Quedan solo dos preguntas.'],
    ['Your answers are not anonymous.', 'Sus respuestas no son anónimas.'],
    ['Answer 10 quick questions.', 'Responda 10 preguntas.'],
    ['Answer three questions about your health. Just two questions a page.', 'Solo dos preguntas sobre su salud.'],
    ['Answer a few questions.', 'Responda unas preguntas.'],
    [
      'It takes less than 2 minutes. The scan takes 10 seconds.',
      'Le tomará menos de 2 minutos. La prueba toma 10 segundos.',
    ],
    ['No phone calls at night.', 'Sin llamadas.'],
    ['We do not share your answers with anyone without your permission.', 'No compartimos sus datos sin su permiso.'],
    ['We will call you. We will email you.', 'Le llamaremos. Le enviaremos un correo electrónico.'],
    ['For people aged 18 to 75.', 'Para personas de 18 a 75 años.'],
    ['No email needed: you may leave it out.', 'Sin correo electrónico si no quiere.'],
  ])('%s %s', (en, es) => {
    expect(found(en, es)).toEqual([]);
  });

  test('where a step books', () => {
    expect(found('Book your visit now.', 'Reserve su visita.', { extends: 'ws18' })).toEqual([]);
  });

  test('of a call to whoever is known by the link', () => {
    const steps = { home: { onEnter: [{ effect: 'fetchKnownLead' }] } };
    expect(found('We will call you.', 'Le llamaremos.', { extends: 'study-search', steps })).toEqual([]);
  });

  test('of an email address where no step asks for one', () => {
    const steps = { home: { changeFields: { email: null } } };
    expect(found('We do not ask for your email.', 'No pedimos su correo.', { steps })).toEqual([]);
  });
});

/** What is found of the text by which an age below 18 is refused. */
function refusing(en: string, es: string) {
  const checks = [{ check: 'min_value', params: { value: 18 } }];
  const key = 'age.age.min_value';
  return found(hello, hola, {
    extends: 's6',
    steps: { age: { changeFields: { age: { checks } } } },
    copy: { en: { [key]: en }, es: { [key]: es } },
  });
}

describe('the text by which a check refuses an answer', () => {
  test('with another number is found', () => {
    expect(refusing('You must be 21 or older.', 'Debe tener 21 años o más.')).toEqual([
      '"You must be 21 or older." is not so: "min_value" has 18',
    ]);
  });

  test('with a bound that leaves one age out is found, too', () => {
    expect(refusing('You must be over 18.', 'Debe tener más de 18 años.')).toEqual([
      '"You must be over 18." is not so: "min_value" has 18',
    ]);
  });

  test('with another number in Spanish alone is found as that of its English', () => {
    expect(refusing('You must be at least 18.', 'Debe tener al menos 21 años.')).toEqual([]);
  });

  test.each([
    ['You must be 18 or older.', 'Debe tener dieciocho años o más.'],
    ['You must be over 17.', 'Debe ser mayor de 17 años.'],
    ['You are too young for this study.', 'No tiene la edad para este estudio.'],
  ])('that may be right is not: %s %s', (en, es) => {
    expect(refusing(en, es)).toEqual([]);
  });
});

test.each([
  [
    'You must be 21 or older.',
    'Debe tener 21 años o más.',
    ['"You must be 21 or older" is not so: the age is taken from 18 on'],
  ],
  ['You must be 18 or older.', 'Debe tener 18 años o más.', []],
])('an age that a text asks for is that of the check: %s', (en, es, expected) => {
  const age = { checks: [{ check: 'min_value', params: { value: 18 } }] };
  const steps = { age: { changeFields: { age, heading: { options: { lead: { en, es } } } } } };
  expect(found(hello, hola, { extends: 's6', steps })).toEqual(expected);
});

test.each([
  ['We never call you at night.', 'Nunca le llamamos de noche.'],
  ['If no study fits, we will not call you.', 'Si ningún estudio le conviene, no le llamaremos.'],
])('that calls are not for everybody or at any time may be so: %s', (en, es) => {
  expect(found(en, es)).toEqual([]);
});
