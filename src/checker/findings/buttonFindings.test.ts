import { describe, expect, test } from 'vitest';
import { described, draftChecker, type Draft } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
/** What is found of the lead of the heading of the page "email" of `flare`. */
const found = (en: string, es: string, { steps = {}, ...draft }: Omit<Draft, 'name'> & { steps?: object } = {}) => {
  const email = { changeFields: { heading: { options: { lead: { en, es } } } } };
  const all = check({ name: 'draft', extends: 'flare', steps: { email, ...steps }, ...draft });
  return described(all.filter(({ code }) => code === 'C126'));
};
const missing = (name: string) => [
  `C126 This tells visitors to press "${name}", and no page has a button of that name`,
];

describe('a button that no page has is found', () => {
  test.each([
    ['Press “Send my answers” to go on.', 'Pulse «Enviar mis respuestas» para seguir.', 'Send my answers'],
    ['Click Submit to go on.', 'Siga adelante.', 'Submit'],
    ['Go on.', 'Haga clic en el botón Comenzar.', 'Comenzar'],
    ['Go on.', 'Presione “Terminar”.', 'Terminar'],
  ])('%s %s', (en, es, name) => {
    expect(found(en, es)).toEqual(missing(name));
  });

  test('where Next was given another name on each page', () => {
    const nav = { nextLabel: { en: 'Go on', es: 'Seguir' } };
    const steps = Object.fromEntries(['postal', 'name', 'phone'].map((name) => [name, { nav }]));
    const email = {
      nav,
      changeFields: { heading: { options: { lead: { en: 'Press Next.', es: 'Pulse Siguiente.' } } } },
    };
    expect(found('', '', { steps: { ...steps, email } })).toEqual(missing('Next'));
  });
});

/** What is found of the lead of the heading of a page of `flare`. */
const foundOn = (step: string, en: string, es: string) => {
  const heading = { options: { lead: { en, es } } };
  const draft = { name: 'draft', extends: 'flare', steps: { [step]: { changeFields: { heading } } } };
  return described(check(draft).filter(({ code }) => code === 'C126'));
};

describe('Back on a page without it', () => {
  test('is found', () => {
    expect(foundOn('postal', 'Press Back to change it.', 'Pulse «Atrás» para cambiarlo.')).toEqual([
      'C126 This tells visitors to press "Back", and the page that shows it has no button of that name',
    ]);
  });

  test.each([
    ['name', 'Press Back to change it.', 'Pulse «Atrás» para cambiarlo.'],
    ['postal', 'Press Back in your browser.', 'Pulse Atrás en su navegador.'],
    ['postal', 'On each page, press Back to change an answer.', 'En cada página, pulse Atrás para cambiar algo.'],
  ])('is not on %s: %s', (step, en, es) => {
    expect(foundOn(step, en, es)).toEqual([]);
  });
});

describe('what may be pressed is not', () => {
  test.each([
    ['a button of the shell', 'Press Next, or press Back.', 'Pulse Siguiente o pulse Atrás.'],
    ['the first words of one', 'Press “Clear my answers” at the end.', 'Al final, pulse «Borrar mis respuestas».'],
    ['a key', 'Press Enter. Press Tab.', 'Pulse Intro. Pulse la tecla Tab.'],
    ['what a browser asks', 'Tap Allow.', 'Toque Permitir.'],
    ['nothing that has a name', 'Press the button below. Press gently.', 'Pulse el botón. Haga clic aquí.'],
  ])('%s', (_, en, es) => {
    expect(found(en, es)).toEqual([]);
  });

  test('a label that the campaign gives', () => {
    const copy = { en: { 'shell.next': 'Go on' }, es: { 'shell.next': 'Seguir' } };
    expect(found('Press “Go on”.', 'Pulse «Seguir».', { copy })).toEqual([]);
  });
});

/** What is found of the lead of the heading of a page of `flare`, whose page "email" has a button "Finish" of its own. */
const foundBeside = (step: string, en: string, es: string, others: object = {}) => {
  const lead = { changeFields: { heading: { options: { lead: { en, es } } } } };
  const nav = { nextLabel: { en: 'Finish', es: 'Terminar' } };
  const steps: Record<string, object> = {
    ...others,
    email: { nav },
    [step]: { ...(step === 'email' && { nav }), ...lead },
  };
  return described(check({ name: 'draft', extends: 'flare', steps }).filter(({ code }) => code === 'C126'));
};
const offPage = (name: string) => [
  `C126 This tells visitors to press "${name}", and the page that shows it has no button of that name`,
];
const submitting = { phone: { nav: { nextLabel: { en: 'Submit', es: 'Enviar' } } } };

describe('the button of another page', () => {
  test.each([
    ['email', 'Press Next to see more.', 'Pulse Siguiente para ver más.', 'Next', {}],
    ['email', 'Press Submit.', 'Pulse Enviar.', 'Submit', submitting],
    ['email', 'Almost there.', 'Pulse «Enviar» para seguir.', 'Enviar', submitting],
    ['postal', 'Press Finish to go on.', 'Pulse Terminar para seguir.', 'Finish', {}],
  ])('is found on %s: %s %s', (step, en, es, name, others) => {
    expect(foundBeside(step, en, es, others)).toEqual(offPage(name));
  });

  test.each([
    ['email', 'Press Finish.', 'Pulse Terminar.', {}],
    ['email', 'Press “Submit” on the previous page.', 'Pulse «Enviar» en la página anterior.', submitting],
    ['postal', 'Press Next.', 'Pulse Siguiente.', {}],
    ['postal', 'Answer all, and press Finish.', 'Responda todo y pulse Terminar.', {}],
    ['postal', 'To go on, press Next. At the end, press Finish.', 'Siga. Al final, pulse Terminar.', {}],
    ['postal', 'You can go back until you press Finish.', 'Puede volver hasta que pulse Terminar.', {}],
  ])('is not on %s: %s %s', (step, en, es, others) => {
    expect(foundBeside(step, en, es, others)).toEqual([]);
  });
});
