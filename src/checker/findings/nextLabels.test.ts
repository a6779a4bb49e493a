import { expect, test } from 'vitest';
import { draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
/** What is found of the lead of a page of `flare` that saves on two pages, the last with a button "Finish". */
const found = (en: string, es: string, extended = 'flare') => {
  const lead = { changeFields: { heading: { options: { lead: { en, es } } } } };
  const email = { nav: { nextLabel: { en: 'Finish', es: 'Terminar' } } };
  const steps =
    extended === 'flare'
      ? { name: lead, email }
      : { home: { changeFields: { aboutParticipant: { options: { lead: { en, es } } } } } };
  return check({ name: 'draft', extends: extended, replaces: ['people'], people: [], steps })
    .filter(({ code }) => code === 'C119')
    .map(({ message }) => message);
};
const [hello, hola] = ['Almost there.', 'Casi listo.'];

test.each([
  ['We save nothing until you press Finish.', hola, 'We save nothing until you press Finish'],
  ['Nothing is saved before you click on “Finish”.', hola, 'Nothing is saved before you click on “Finish”'],
  [
    'We do not store your answers until you tap the button Finish.',
    hola,
    'We do not store your answers until you tap the button Finish',
  ],
  [hello, 'No guardamos nada hasta que pulse Terminar.', 'No guardamos nada hasta que pulse Terminar'],
  [hello, 'Nada se guarda antes de que presione «Terminar».', 'Nada se guarda antes de que presione «Terminar»'],
])('what an earlier page saves is found: %s %s', (en, es, words) => {
  expect(found(en, es)).toEqual([`"${words}" is not so: the step "phone" saves before`]);
});

test.each([
  ['We save nothing until you press Next.', 'No guardamos nada hasta que pulse Siguiente.'],
  ['Nothing is lost until you press Finish.', 'No se pierde nada hasta que pulse Terminar.'],
  ['We send nothing until you press the button.', 'No enviamos nada hasta que pulse el botón.'],
])('what may be so is not: %s %s', (en, es) => {
  expect(found(en, es)).toEqual([]);
});

test('one question at a time is found where a page asks more', () => {
  expect(found('One question at a time.', hola, 'ws10')).toEqual([
    '"One question at a time" is not so: the step "home" asks 7 on one page',
  ]);
  expect(found(hello, 'Una pregunta a la vez.', 'ws10')).toHaveLength(1);
  expect(found('One question at a time.', 'Una pregunta a la vez.')).toEqual([]);
  const interview = 'We ask one question at a time in the interview.';
  expect(found(interview, 'En la entrevista hacemos una pregunta a la vez.', 'ws10')).toEqual([]);
});
