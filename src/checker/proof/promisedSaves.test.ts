import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
/** What is found of a sign-up whose step for the postal code has a button of its own. */
const found = (en: string, es: string) =>
  described(check({ name: 'draft', extends: 's6', steps: { postal: { nav: { nextLabel: { en, es } } } } }));

test.each([
  ['Submit', 'Enviar'],
  ['Submit my answers', 'Enviar mis respuestas'],
  ['Send your information', 'Envíe su información'],
])('a button that sends nothing, and says that it does, is found once: %s', (en, es) => {
  expect(found(en, es)).toEqual([`C119 "${en}" on "postal" is not so: nothing is sent as visitors go on`]);
});

test('in one language alone it is found there', () => {
  expect(found('Go on', 'Enviar mis datos')).toEqual([
    'C119 "Enviar mis datos" on "postal" is not so: nothing is sent as visitors go on',
  ]);
});

test.each([
  ['Go on', 'Seguir'],
  ['Send me to the next question', 'Pasar a la pregunta siguiente'],
])('a button may say that it goes on: %s', (en, es) => {
  expect(found(en, es)).toEqual([]);
});

const nav = { nextLabel: { en: 'Submit', es: 'Enviar' } };
const inSteps = (steps: object) => described(check({ name: 'draft', extends: 's6', steps }));

test('a step that saves, or behind which one saves as it opens, sends', () => {
  const onEnter = [{ effect: 'saveLead' }, { effect: 'sendConsents' }];
  expect(inSteps({ phone: { nav } })).toEqual([]);
  expect(inSteps({ phone: { saves: false, nav } })).toEqual([
    'C119 "Submit" on "phone" is not so: nothing is sent as visitors go on',
  ]);
  expect(inSteps({ phone: { saves: false, nav }, email: { onEnter } })).toEqual([]);
});

test('a step that should save is found for that, and not for its button', () => {
  const codes = inSteps({ healthQuestions: { saves: false } }).map((one) => one.slice(0, 4));
  expect(codes).toEqual(['C111', 'C056']);
});
