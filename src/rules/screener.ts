import { applicableCriteria, criteriaQualify, isAnsweredYes } from '#src/domain/criteria.ts';
import { bioQualifies } from '#src/domain/qualification.ts';
import type { Criterion } from '#src/domain/facts.ts';
import { defineRule } from '#src/kit/rule.ts';

export const hasStudy = defineRule({
  description: 'The visit is about a study.',
  params: {},
  reads: () => ['study'],
  holds: ({ study }) => study !== undefined,
  examples: [{ holds: [{ study: {} }], fails: [{}] }],
});

export const showsHeightWeight = defineRule({
  description: 'The campaign asks for height and weight.',
  params: {},
  reads: () => ['campaign'],
  holds: ({ campaign }) => campaign.webScreenerProps.shouldShowHeightWeight,
  examples: [{ holds: [{ campaign: { webScreenerProps: { shouldShowHeightWeight: true } } }], fails: [{}] }],
});

export const showsRiskAssessment = defineRule({
  description: 'The study asks how far the candidate is exposed to infection.',
  params: {},
  reads: () => ['riskAssessment'],
  holds: ({ study }) => study?.webScreener?.showRiskAssessment === true,
  examples: [{ holds: [{ study: { webScreener: { showRiskAssessment: true } } }], fails: [{}, { study: {} }] }],
});

export const narrowScreen = defineRule({
  description: 'The page is at most 768 px wide.',
  params: {},
  reads: () => ['narrowScreen'],
  holds: (facts) => facts.narrowScreen,
  examples: [{ holds: [{ narrowScreen: true }], fails: [{}] }],
});

export const minimalScreener = defineRule({
  description: 'The screener shows the minimal set of questions.',
  params: {},
  reads: () => ['minimal'],
  holds: ({ minimal }) => minimal,
  examples: [{ holds: [{ minimal: true }], fails: [{}] }],
});

const ctScan: Criterion = {
  id: 70,
  isCtScan: true,
  questionId: 7,
  question: 'Do you have an appointment for a CT scan?',
  questionType: 'yes_no_unsure',
  gender: 'any',
  responses: [
    { id: 701, text: 'Yes', position: 'A', qualifies: true },
    { id: 702, text: 'No', position: 'B', qualifies: false },
  ],
};
/** A yes that fails the criterion itself. */
const scheduled = { id: 701, text: 'Yes', position: 'A', qualifies: false } as const;
const smoker: Criterion = { ...ctScan, isCtScan: false, id: 80, questionId: 8, question: 'Do you smoke?' };

export const asksForCtScan = defineRule({
  description:
    'The CT scan question is answered yes, and all other criteria, age, gender and body mass suit the study.',
  params: {},
  reads: () => ['ctScan', 'criteria', 'suits'],
  holds: (facts) => {
    const { answers, criteria, looksAhead } = facts;
    // Of most studies none is: looked for at each change, before anything else is.
    const scans = applicableCriteria(criteria, answers.gender).filter((one) => one.isCtScan);
    if (looksAhead) return criteria.some((one) => one.isCtScan);
    if (!scans.some((one) => isAnsweredYes(one, answers.responses))) return false;
    return criteriaQualify({ answers, criteria: criteria.filter((one) => !one.isCtScan) }) && bioQualifies(facts);
  },
  examples: [
    {
      holds: [
        { criteria: [ctScan], answers: { responses: { 70: [701] } } },
        { criteria: [{ ...ctScan, responses: [scheduled] }], answers: { responses: { 70: [701] } } },
      ],
      fails: [
        {},
        { criteria: [ctScan] },
        { criteria: [ctScan], answers: { responses: { 70: [702] } } },
        { criteria: [ctScan, smoker], answers: { responses: { 70: [701] } } },
        { criteria: [ctScan], answers: { responses: { 70: [701] } }, study: { minAge: 18 } },
      ],
    },
  ],
});

export const hasQuestion = defineRule({
  description: 'The study has at least this many questions that apply to the participant.',
  params: { number: { type: 'integer', minimum: 1, required: true, description: 'How many, from 1.' } },
  reads: ({ number }) => [{ aspect: 'questionCount', at: [number] }],
  // Looking ahead without a gender it asks for each: there may be more questions for one.
  holds: ({ criteria, answers, looksAhead }, { number }) =>
    (looksAhead ? criteria : [answers]).some(
      ({ gender }) => applicableCriteria(criteria, answers.gender ?? gender).length >= number,
    ),
  examples: [
    {
      params: { number: 2 },
      holds: [{ criteria: [ctScan, smoker] }],
      fails: [{}, { criteria: [smoker] }, { criteria: [ctScan, { ...smoker, gender: 'female' }] }],
    },
  ],
});
