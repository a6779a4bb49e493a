import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const found = (draft: object) =>
  described(check({ name: 'draft', extends: 'ws10', replaces: ['people'], people: [], ...draft }));

const heading = (en: string, es: string, when?: object) => ({
  kind: 'Heading',
  options: { text: { en, es }, level: 2 },
  ...(when && { when }),
});
const on = (step: string, field: object) => ({ steps: { [step]: { addFields: [{ field }] } } });
const [yes, no] = [
  (when?: object) => heading('You qualify for the study', 'Usted califica para el estudio', when),
  (when?: object) => heading('Sorry, you do not qualify.', 'Lo sentimos, usted no califica.', when),
];
const congratulations = { rule: 'outcomeIs', params: { outcome: 'congratulations' } };
const other = 'without a study, without an appointment, who do not qualify';

test.each<[string, object, string]>([
  ['to all', on('thanks', yes()), `"You qualify for the study" on "thanks" is read by visitors ${other}`],
  ['to the others', on('thanks', yes({ rule: 'fullyQualified', is: false })), other],
  ['by a part of the verdict', on('thanks', yes({ rule: 'bioQualified' })), other],
  ['in a sign-up', { extends: 's6', ...on('thankyou', yes()) }, other],
  ['in a title', { steps: { thanks: { title: { en: 'You qualify', es: 'Usted califica' } } } }, other],
  ['before anything is asked', { landingPageCopy: { title: { en: 'You qualify!', es: '¡Califica!' } } }, 'on "home"'],
  [
    'in Spanish alone',
    on('thanks', heading('Welcome! You are with us.', '¡Felicidades! Usted califica.')),
    '"¡Felicidades! Usted',
  ],
  [
    'that they do not',
    on('thanks', no({ rule: 'fullyQualified' })),
    'with answers that suit, with no simulation, who qualify',
  ],
])('whoever reads a verdict that is not theirs is found: %s', (_, draft, expected) => {
  expect(found(draft)).toEqual([expect.stringMatching(/^C125 /)]);
  expect(found(draft)[0]).toContain(expected);
});

test.each<[string, object]>([
  ['whoever qualifies', on('thanks', yes({ rule: 'fullyQualified' }))],
  ['whoever is congratulated', on('thanks', yes(congratulations))],
  ['whoever is congratulated for answers alone', { extends: 'ws11', ...on('thanks', yes(congratulations)) }],
  ['whoever gets to a booking', { extends: 'ws18', ...on('calendarBooking', yes()) }],
  ['all others', on('thanks', no({ rule: 'fullyQualified', is: false }))],
  ['whoever the study does not take', on('thanks', no({ rule: 'outcomeIs', params: { outcome: 'disqualified' } }))],
])('a verdict may be told to %s', (_, draft) => {
  expect(found(draft)).toEqual([]);
});

test.each([
  ['You qualify if you have asthma.', 'Usted califica si tiene asma.'],
  ['You may qualify for a study.', 'Podría calificar para un estudio.'],
  ['Do you qualify?', '¿Califica usted?'],
  ['You qualify for a payment of $20.', 'Usted califica para un pago de $20.'],
])('"%s" tells no verdict', (en, es) => {
  expect(found(on('thanks', heading(en, es)))).toEqual([]);
});

/** The draft with other texts in place of those of a message of the outcome. */
const replaced = (name: string, en: string, es: string) => ({
  copy: { en: { [`ScreenerResult.${name}`]: en }, es: { [`ScreenerResult.${name}`]: es } },
});

test.each([
  ['disqualified', 'You qualify for this study', 'Usted califica para este estudio', '"You qualify for this study"'],
  ['special', 'Sorry, you do not qualify.', 'Lo sentimos, usted no califica.', '"Sorry, you do not qualify."'],
  ['disqualified', 'Thank you for your time', '¡Felicidades! Usted califica.', '"¡Felicidades! Usted califica."'],
])('a text in place of "%s" that tells the opposite is found once: %s', (name, en, es, expected) => {
  const findings = found(replaced(name, en, es)).filter((one) => one.startsWith('C125'));
  expect(findings).toEqual([
    expect.stringMatching(/stands in place of .+, and tells those who read it the opposite$/u),
  ]);
  expect(findings[0]).toContain(expected);
});

test.each([
  ['disqualified', 'Sorry, you did not qualify this time.', 'Lo sentimos, usted no calificó.'],
  ['disqualified', 'This study is not for you', 'Este estudio no es para usted'],
  ['special', 'Great news! You qualify.', '¡Buenas noticias! Usted califica.'],
  ['noMatch', 'Sorry, you do not qualify.', 'Lo sentimos, usted no califica.'],
])('a text in place of "%s" may say the same, or nothing of it: %s', (name, en, es) => {
  expect(found(replaced(name, en, es)).filter((one) => one.startsWith('C125'))).toEqual([]);
});
