import { expectOneLead } from './leads.ts';
import { lucia, rosa, screen, type ScreenerVisitor } from './screener.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const consents = ['call', 'clinic', 'email', 'sms'];

const disqualified: readonly (readonly [why: string, ScreenerVisitor])[] = [
  [
    'by an answer',
    {
      ...rosa,
      name: 'Ana Answer Diaz',
      answers: { ...rosa.answers, 'Have you smoked or vaped in the last 12 months?': 'Yes' },
    },
  ],
  [
    'by one of several ticks',
    {
      ...rosa,
      name: 'Ida Injections Diaz',
      answers: {
        ...rosa.answers,
        'Which of these do you take every day for your asthma?': ['Tablets', 'Injections from a doctor'],
      },
    },
  ],
  ['by age', { ...rosa, name: 'Olga Older Diaz', birthDate: '01/02/1931' }],
  ['by BMI', { ...rosa, name: 'Berta Heavy Diaz', weight: { pounds: '400' } }],
  [
    'in Spanish',
    {
      ...lucia,
      name: 'Inés Fuma Peña',
      answers: { ...lucia.answers, '¿Ha fumado o vapeado en los últimos 12 meses?': 'Sí' },
    },
  ],
];

for (const [why, visitor] of disqualified)
  test(`a visitor disqualified ${why} reads so, and the lead says so`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 840 });
    await screen(page, visitor);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[visitor.language].disqualified);
    await expectOneLead(visitor.name, { qualified: false, consents, screenings: [{ studyId: 1, passed: false }] });
  });

test('a visitor without a site nearby need not answer the questions, and is told that there is none', async ({
  page,
}) => {
  const visitor = { ...rosa, studyId: 5, name: 'Nora Nowhere Diaz', answers: {} };
  await screen(page, visitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.noSite);
  await expectOneLead(visitor.name, { qualified: false, consents, screenings: [{ studyId: 5, passed: false }] });
});

test('a visitor of a study for women is asked what women are asked', async ({ page }) => {
  const visitor: ScreenerVisitor = {
    ...rosa,
    studyId: 2,
    name: 'Wanda Women Diaz',
    gender: 'female',
    answers: {
      'On how many days a month do you have a migraine?': '4 to 14',
      'What comes with your migraine?': ['Nausea'],
      'Are you pregnant, breastfeeding, or planning a pregnancy in the next 12 months?': 'No',
    },
  };
  await screen(page, visitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.congratulations);
  await expectOneLead(visitor.name, { qualified: true });
});

test('a practice screener congratulates nobody', async ({ page }) => {
  const visitor: ScreenerVisitor = {
    ...rosa,
    studyId: 3,
    name: 'Petra Practice Diaz',
    answers: {
      'Would you like to try out how a screener works?': 'Yes',
      'Have you taken part in another clinical study in the last 30 days?': 'No',
    },
  };
  await screen(page, visitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.disqualified);
});
