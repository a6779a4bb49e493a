import { expect, test } from 'vitest';
import { draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
/** What is found of the lead of the heading of a step. */
const found = (base: string, step: string, en: string, es: string, id = 'heading') => {
  const steps = { [step]: { changeFields: { [id]: { options: { lead: { en, es } } } } } };
  return check({ name: 'draft', extends: base, replaces: ['people'], people: [], steps })
    .filter(({ code }) => code === 'C119')
    .map(({ message }) => message);
};
const hi = 'Casi listo.';

test.each([
  [
    'flare',
    'postal',
    'One question left.',
    hi,
    '"One question left" on "postal" is not so: everybody who goes on must answer 3',
  ],
  [
    'flare',
    'postal',
    'Just 2 more questions to go.',
    hi,
    '"Just 2 more questions to go" on "postal" is not so: everybody',
  ],
  [
    'flare',
    'postal',
    'Almost there.',
    'Solo quedan dos preguntas.',
    '"Solo quedan dos preguntas" on "postal" is not so',
  ],
  [
    'flare',
    'postal',
    'Almost there.',
    'Ya solo le falta una pregunta.',
    '"Ya solo le falta una pregunta" on "postal" is not so',
  ],
  [
    'flare',
    'postal',
    'On the next page, we ask for your phone number.',
    hi,
    'is not so: "name" does not ask for "phone"',
  ],
  [
    'flare',
    'postal',
    'We will ask you for your email on the next page.',
    hi,
    'is not so: "name" does not ask for "email"',
  ],
  [
    'flare',
    'postal',
    'Almost there.',
    'En la página siguiente le pedimos su teléfono.',
    'is not so: "name" does not ask for "phone"',
  ],
  [
    'flare',
    'postal',
    'Please read the consent below.',
    hi,
    '"read the consent below" on "postal" is not so: the page shows no consent',
  ],
  [
    'flare',
    'postal',
    'Your answers have been saved.',
    hi,
    '"Your answers have been saved" on "postal" is not so: nothing is saved before visitors get there',
  ],
  ['flare', 'postal', 'Thank you. We’ve sent your details to the team.', hi, '"We’ve sent your details" on "postal"'],
  ['flare', 'phone', 'Your information is now saved.', hi, '"Your information is now saved" on "phone" is not so'],
  ['flare', 'postal', 'Almost there.', 'Hemos enviado sus respuestas.', '"Hemos enviado sus respuestas" on "postal"'],
  ['flare', 'postal', 'Almost there.', 'Sus datos ya se han guardado.', '"Sus datos ya se han guardado" on "postal"'],
  ['flare', 'postal', 'Almost there.', 'Lea el consentimiento a continuación.', 'is not so: the page shows no consent'],
])('%s %s: %s %s is not so', (base, step, en, es, expected) => {
  expect(found(base, step, en, es)).toEqual([expect.stringContaining(expected)]);
});

test.each([
  ['flare', 'postal', 'Your answers are saved as you go.', 'Sus respuestas se guardan mientras avanza.'],
  [
    'flare',
    'postal',
    'Once your answers have been saved, we call you.',
    'Cuando hayamos recibido sus datos, le llamamos.',
  ],
  ['flare', 'postal', 'We send your answers at the end.', 'Enviaremos sus respuestas al final.'],
  ['flare', 'postal', 'Three questions left.', 'Quedan tres preguntas.'],
  ['flare', 'postal', 'Only four more questions to go.', 'Solo quedan cuatro preguntas.'],
  ['flare', 'postal', 'A few questions left.', 'Quedan unas preguntas.'],
  [
    'flare',
    'postal',
    'Have you any questions left? Two questions left about your health.',
    'Queda una pregunta sobre su salud.',
  ],
  ['flare', 'postal', 'Two questions remain open in research.', 'Quedan dos preguntas abiertas.'],
  ['flare', 'postal', 'The last question is the hardest.', 'La última pregunta es la más difícil.'],
  ['flare', 'postal', 'The final step of the study is a call.', 'El último paso del estudio es una llamada.'],
  ['flare', 'postal', 'On the next page, we ask for your name.', 'En la página siguiente le pedimos su nombre.'],
  ['flare', 'postal', 'On the next page, we ask if we may phone you.', 'En la página siguiente le preguntamos más.'],
  ['flare', 'postal', 'On the next page, we ask for leave to use your phone.', 'Casi listo.'],
  ['flare', 'postal', 'On the next page, we ask more.', 'En la página siguiente le preguntamos más.'],
  ['flare', 'postal', 'We ask for your consent later. Consent is up to you.', 'El consentimiento es voluntario.'],
])('%s %s: %s %s may be so', (base, step, en, es) => {
  expect(found(base, step, en, es)).toEqual([]);
});

test.each([
  ['flare', 'phone', 'Please read the consent below.', 'Lea el consentimiento de abajo.'],
  ['flare', 'phone', 'Here is our last question.', 'Esta es la última pregunta.'],
])('%s %s: %s %s is so', (base, step, en, es) => {
  expect(found(base, step, en, es)).toEqual([]);
});

test('a last question stands above no other', () => {
  expect(found('ws10', 'home', 'One last question.', hi, 'aboutParticipant')).toEqual([
    expect.stringMatching(
      /^"One last question" on "home" is not so: it stands above \d questions that must be answered$/,
    ),
  ]);
  expect(found('ws10', 'home', 'Casi listo.', 'Una última pregunta.', 'aboutParticipant')).toHaveLength(1);
  expect(
    found('ws10', 'home', 'The last question is hard.', 'La última pregunta es larga.', 'aboutParticipant'),
  ).toEqual([]);
  expect(found('ws10', 'home', 'One last question about you: your age.', hi, 'aboutParticipant')).toEqual([]);
});
