import { applicableCriteria, isAnsweredYes, isCriterionQualifying } from '#src/domain/criteria.ts';
import type { Criterion, Facts } from '#src/domain/facts.ts';
import { numbers, withoutStudy, type Aspect } from './aspect.ts';
import type { ExampleFacts } from './example.ts';

/** A yes/no question of a study, with the answer yes alone. */
export const question = (id: number, isCtScan: boolean, qualifies: boolean): Criterion => ({
  id,
  isCtScan,
  questionId: id,
  question: 'A question?',
  questionType: 'yes_no_unsure',
  gender: 'any',
  responses: [{ id: id * 10, text: 'Yes', position: 'A', qualifies }],
});

const scanWords = (isPlanned: boolean, suits: boolean) =>
  `${isPlanned ? 'with' : 'without'} a CT scan planned, which ${suits ? 'suits' : 'does not suit'}`;

/** The questions of the study that apply to a visitor: there are none without a study. */
const questionsOf = ({ study, criteria, answers }: Facts) =>
  study ? applicableCriteria(criteria, answers.gender) : [];

const scansOf = (facts: Facts) => questionsOf(facts).filter(({ isCtScan }) => isCtScan);

/** Whether a CT scan is planned, and whether what was answered about it suits the study. */
export const ctScan: Aspect = {
  needs: ['study'],
  classes: ({ classOf }) => ({
    [scanWords(false, true)]: {},
    ...(classOf('study') !== withoutStudy && {
      [scanWords(false, false)]: { criteria: [question(1, true, true)] },
      [scanWords(true, true)]: { criteria: [question(1, true, true)], answers: { responses: { 1: [10] } } },
      [scanWords(true, false)]: { criteria: [question(1, true, false)], answers: { responses: { 1: [10] } } },
    }),
  }),
  classOf: (facts) => {
    const { responses } = facts.answers;
    const scans = scansOf(facts);
    return scanWords(
      scans.some((one) => isAnsweredYes(one, responses)),
      scans.every((one) => isCriterionQualifying(one, responses)),
    );
  },
};

const [studySays, studyDenies, studySilent] = [
  'with a study that offers countries',
  'with a study that offers no countries',
  'without a word of a study on countries',
];

export const studyCountries: Aspect = {
  needs: ['study'],
  classes: ({ classOf }) => ({
    [studySilent]: {},
    ...(classOf('study') !== withoutStudy && {
      [studySays]: { study: { webScreener: { showCountrySelect: true } } },
      [studyDenies]: { study: { webScreener: { showCountrySelect: false } } },
    }),
  }),
  classOf: ({ study }) => {
    const says = study?.webScreener?.showCountrySelect;
    if (says === undefined) return studySilent;
    return says ? studySays : studyDenies;
  },
};

const fewest = (count: number) =>
  count > 0 ? `with ${count} question${count === 1 ? '' : 's'} or more` : 'without enough questions';

/** So many questions of a study, each answered as suits it: nothing else depends on how many there are. */
const answered = (count: number): ExampleFacts => {
  const ids = Array.from({ length: count }, (_, index) => 100 + index);
  return {
    criteria: ids.map((id) => question(id, false, true)),
    answers: { responses: Object.fromEntries(ids.map((id) => [id, [id * 10]])) },
  };
};

/** How many questions of the study apply, divided at the numbers that rules ask for. */
export const questionCount: Aspect = {
  needs: ['study'],
  classes: ({ at, classOf }) => ({
    [fewest(0)]: {},
    ...(classOf('study') !== withoutStudy &&
      Object.fromEntries(numbers(at).map((count) => [fewest(count), answered(count)]))),
  }),
  classOf: (facts, at) => {
    const { length } = questionsOf(facts);
    return fewest(numbers(at).findLast((count) => count <= length) ?? 0);
  },
};
