import { describe, expect, test } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import type { Answers } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { asthmaCriterion } from '#tests/support/criterion.ts';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { bioCheck } from './checkCandidate.ts';
import { PartnerCheck } from './PartnerCheck.tsx';

testWidget('PartnerCheck', PartnerCheck);

const criteria = [asthmaCriterion];
const study = { minBmi: 18, maxBmi: 38 };
const facts: ExampleFacts = { study, site: {}, criteria, campaign: { flowType: 'partnerScreener' } };
const answers: Answers = {
  firstName: 'Rosa',
  lastName: 'Diaz',
  phone: '+13125550123',
  postalCode: '60601',
  birthDate: '1984-05-06',
  gender: 'female',
  heightCm: 165,
  weightKg: 70,
  responses: { 1: [11] },
};
const noName = { href: '#fullName', name: 'Full name', text: 'This field is required' };
const noAnswer = { href: '#question-1', name: 'Do you have asthma?', text: 'This question must be answered' };

/** Everything is wrong from one point on: only the first of it is said. */
const wrong: Situation = {
  facts: { ...facts, site: undefined },
  answers: { ...answers, responses: {}, heightCm: 240, firstName: '' },
  problems: { firstName: [noName], responses: [noAnswer] },
  replies: { partnerCheck: new ApiError({ status: 500, code: 'internal', message: 'Broken.' }) },
};
const answered: Situation = {
  ...wrong,
  answers: { ...wrong.answers, responses: { 1: [12] } },
  problems: { firstName: [noName] },
};
const placed: Situation = { ...answered, facts };
const measured: Situation = { ...placed, answers: { ...placed.answers, heightCm: 165 } };
const complete: Situation = { ...measured, answers: { ...answers, responses: { 1: [12] } }, problems: {} };
const closed: Situation = {
  ...complete,
  replies: {
    partnerCheck: new ApiError({ status: 404, code: 'notFound', message: 'No such study.', field: 'studyId' }),
  },
};
const unsuitable: Situation = { ...complete, replies: { partnerCheck: { qualified: true } } };
const refused: Situation = { ...complete, answers, replies: { partnerCheck: { qualified: false } } };

const press = { name: 'Check Candidate Qualification' };

describe('PartnerCheck', () => {
  test.each([
    ['a question that is not answered comes first', wrong, 'Please fill out all qualification questions.'],
    ['then a postal code without a site', answered, 'No study site was found for the given postal code.'],
    [
      'which nobody can say of a search that failed',
      { ...answered, facts: { ...answered.facts, siteSearch: 'failed' } },
      'An error occurred while checking candidate qualification.',
    ],
    [
      'then the body mass',
      placed,
      'Candidate does not meet BMI qualification for the study. Please check height and weight.',
    ],
    ['then a field that is not filled in', measured, 'Please fill out all required fields for candidate.'],
    ['then a server that fails', complete, 'An error occurred while checking candidate qualification.'],
    [
      'or a study that has closed since the page was opened',
      closed,
      'This study has closed: it takes no new candidates. Nothing that was entered is lost. Thank the candidate and end the call.',
    ],
    ['an answer that does not qualify disqualifies', unsuitable, 'Candidate does not qualify for this study.'],
    ['so does the server', refused, 'Candidate does not qualify for this study.'],
  ] satisfies [string, Situation, string][])('%s', async (_, situation, message) => {
    const { screen, submit, events } = await renderWidget(PartnerCheck, situation);
    await screen.getByRole('button', press).click();
    await expect.element(screen.getByRole('alert').getByText(message, { exact: true })).toBeVisible();
    expect(events).toContain('count candidate_not_qualified');
    expect(await submit()).toHaveLength(1);
  });

  test('a candidate who qualifies may go on', async () => {
    const asked: unknown[] = [];
    const partnerCheck = (input: unknown) => {
      asked.push(input);
      return { qualified: true };
    };
    const { screen, submit, events, reports } = await renderWidget(PartnerCheck, {
      facts,
      answers,
      replies: { partnerCheck },
    });
    expect(await submit()).toEqual(['unchecked']);
    await screen.getByRole('button', press).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Candidate Qualified!');
    const { firstName: _, lastName: __, phone: ___, responses: ____, ...asks } = answers;
    expect(asked).toEqual([{ body: { ...asks, studyId: 1, country: 'US' } }]);
    expect(events).toEqual(['count candidate_qualified']);
    expect([await submit(), reports]).toEqual([[], []]);
  });

  test('what is missing is listed with links, and the list takes the focus', async () => {
    const { screen } = await renderWidget(PartnerCheck, measured);
    await screen.getByRole('button', press).click();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: /Full name/ })).toHaveAttribute('href', '#fullName');
  });

  test('an answer that changes while the server is asked leaves no result', async () => {
    const partnerCheck = () => {
      rendered.change({ weightKg: 170 });
      return { qualified: true };
    };
    const rendered = await renderWidget(PartnerCheck, { facts, answers, replies: { partnerCheck } });
    await rendered.screen.getByRole('button', press).click();
    await expect.element(rendered.screen.getByRole('button', press)).not.toHaveAttribute('aria-disabled');
    expect([rendered.answers().candidateCheck, rendered.screen.getByRole('status').elements()]).toEqual([
      undefined,
      [],
    ]);
  });

  test('an error is reported without a word about the candidate', async () => {
    const { screen, reports } = await renderWidget(PartnerCheck, complete);
    await screen.getByRole('button', press).click();
    await expect.poll(() => reports).toEqual(['Checking the qualification of a candidate failed']);
  });

  test.each([
    ['a candidate without a name', { ...answers, lastName: '' }, {}],
    ['a candidate without a birth date', { ...answers, birthDate: undefined }, {}],
    ['a field of the page that is wrong', answers, { phone: [noName] }],
  ])('the server is not asked about %s', async (_, given, problems: Situation['problems'] = {}) => {
    const parts = {
      facts: () => exampleFacts({ ...facts, answers: given }),
      showProblems: async (names: readonly (keyof Answers)[]) => names.flatMap((name) => problems[name] ?? []),
      call: () => Promise.reject(new Error('The server was asked.')),
      report: () => undefined,
    };
    await expect(bioCheck(parts)).rejects.toThrow('Required candidate fields missing');
  });
});
