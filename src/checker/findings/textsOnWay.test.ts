import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();

const found = (draft: object) => described(check({ name: 'draft', ...draft })).filter((one) => one.startsWith('C129'));

const ofHome = (en: string, es: string) => ({
  home: { changeFields: { aboutParticipant: { options: { lead: { en, es } } } } },
});
const steps = ofHome('You receive $75 for each visit. It is for people aged 21 to 60.', 'Recibe $75 por cada visita.');

test.each<[string, Record<string, unknown>, string]>([
  [
    'the compensation of the landing page',
    {
      landingPageCopy: { compensationInformation: { en: 'You receive $50 per visit.', es: 'Recibe $50 por visita.' } },
      steps,
    },
    '"receive $75 for each visit" on "home" is another promise than "receive $50 per visit"',
  ],
  [
    'an item of a list',
    {
      landingPageCopy: {
        eligibility: {
          title: { en: 'Who can take part', es: 'Quién puede participar' },
          items: [{ en: '18 to 65 years old', es: '18 a 65 años' }],
        },
      },
      steps,
    },
    '"for people aged 21 to 60" on "home" says otherwise than "18 to 65 years old"',
  ],
  [
    'the title of the page',
    { pageTitle: { en: 'For people aged 18 to 65', es: 'Para personas de 18 a 65 años' }, steps },
    '"for people aged 21 to 60" on "home" says otherwise than "For people aged 18 to 65"',
  ],
  [
    'how long a page says that it takes',
    { steps: ofHome('This takes about 15 minutes.', 'Esto le tomará unos 15 minutos.') },
    '"This takes about 15 minutes" on "home" is another promise than "This takes less than 2 minutes" on "home"',
  ],
])('%s is read before the rest of the page', (_, draft, expected) => {
  expect(found({ extends: 'ws10', ...draft })).toContainEqual(expect.stringContaining(`C129 ${expected}`));
});

test('who does not say how long the form takes may say it elsewhere, and a visit may take longer', () => {
  const { home } = ofHome('This takes about 15 minutes.', 'Esto le tomará unos 15 minutos.');
  const landingCopy = { options: { showDuration: false } };
  expect(found({ extends: 'ws10', steps: { home: { changeFields: { ...home.changeFields, landingCopy } } } })).toEqual(
    [],
  );
  const text = { en: 'The first visit', es: 'La primera visita' };
  const visit = { en: 'This takes about 45 minutes.', es: 'Esto toma unos 45 minutos.' };
  const note = { kind: 'Heading', id: 'visit', options: { level: 2, text, lead: visit } };
  expect(found({ extends: 'ws10', steps: { thanks: { addFields: [{ field: note }] } } })).toEqual([]);
});

test('how long the page of a step takes is what its own text says, and a part of it takes less', () => {
  const { home } = ofHome('This takes about 15 minutes.', 'Esto le tomará unos 15 minutos.');
  const copy = {
    en: { 'home.landingCopy.duration': 'This takes about 15 minutes.' },
    es: { 'home.landingCopy.duration': 'Esto le tomará unos 15 minutos.' },
  };
  expect(found({ extends: 'ws10', copy, steps: { home } })).toEqual([]);
  const part = ofHome('This takes about 1 minute.', 'Esto le tomará 1 minuto.');
  expect(found({ extends: 'ws10', steps: part })).toEqual([]);
});
