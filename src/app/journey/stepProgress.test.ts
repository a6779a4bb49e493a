import { expect, test } from 'vitest';
import type { Answers, Study } from '#src/domain/facts.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { criterion } from '#tests/support/criterion.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { enterStep } from './enterStep.ts';
import { leaveStep } from './leaveStep.ts';
import { stepOf } from './stepOf.ts';
import { stepProgress } from './stepProgress.ts';

const asked = {
  ...criterion,
  responses: [...criterion.responses, { id: 12, text: 'No', position: 'B', qualifies: false }],
};
const [forAll, forWomen, scan] = [
  { ...asked, id: 1 },
  { ...asked, id: 2, gender: 'female' as const },
  { ...asked, id: 3, isCtScan: true },
];
const [yes, no] = [11, 12];
const said = (id: number, response: number): Answers => ({ responses: { [id]: [response] } });

/** A screener of one question a page about a study that asks women more, and who has a CT scan for its day. */
async function openQuestions() {
  const page = await openRealPage('ws23');
  // Of the study only its questions matter here.
  const study = { id: 6, gender: 'any' } as Study;
  page.store.setState(({ payload }) => ({
    payload: { ...payload, study, criteria: [forAll, forWomen, scan], status: 'ready' },
  }));
  return page;
}

const way: [step: StepName, answers: Answers][] = [
  ['home', { birthDate: '1980-03-14' }],
  ['home-gender', { gender: 'female' }],
  ['home-qualificationQuestions', said(1, yes)],
  ['home-qualificationQuestions-2', said(2, yes)],
  ['home-qualificationQuestions-3', said(3, yes)],
  ['home-height', {}],
  ['home-ctScanDate', {}],
  ['home-caregiverName', {}],
];

/** "page of pages", for each step until the named one, answered so. */
async function counted(over: Partial<Record<StepName, Answers>>, skipped: readonly StepName[] = []) {
  const page = await openQuestions();
  const seen: string[] = [];
  for (const [name, usual] of way.filter(([step]) => !skipped.includes(step))) {
    enterStep(page, name);
    const { value, max } = stepProgress(page, stepOf(page, name));
    seen.push(`${value} / ${max}`);
    const { responses, ...entered } = over[name] ?? usual;
    page.store.setState(({ answers }) => ({
      answers: { ...answers, ...entered, responses: { ...answers.responses, ...responses } },
    }));
    await leaveStep(page, { ...stepOf(page, name), saves: false, onLeave: [] });
  }
  return seen;
}

test('the pages are as many at the start as for whom most are asked', async () => {
  const seen = await counted({});
  expect(seen).toEqual(seen.map((_, index) => `${index + 1} / 12`));
});

test('a man has fewer to go, and so has who needs no day, and nobody more', async () => {
  const over: Parameters<typeof counted>[0] = {
    'home-gender': { gender: 'male' },
    'home-qualificationQuestions-2': said(3, no),
  };
  const seen = await counted(over, ['home-qualificationQuestions-3', 'home-ctScanDate']);
  expect(seen).toEqual(['1 / 12', '2 / 12', '3 / 11', '4 / 11', '5 / 11', '6 / 10']);
});
