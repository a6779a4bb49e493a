import { describe, expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { applicableCriteria, criteriaComplete, criteriaQualify, isCriterionAnswered, meaningOf } from './criteria.ts';
import type { Criterion } from './facts.ts';
import { smokes } from './testing/smokes.ts';

const pregnant: Criterion = { ...smokes, id: 2, gender: 'female' };
const medicines: Criterion = { ...smokes, id: 3, questionType: 'select_multiple' };
const criteria = [smokes, pregnant, medicines];

describe('criteria', () => {
  test.each([
    ['male', [1, 3]],
    ['female', [1, 2, 3]],
    ['other', [1, 3]],
    [undefined, [1, 3]],
  ] as const)('of a candidate whose gender is %s are %j', (gender, ids) => {
    expect(applicableCriteria(criteria, gender).map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['nothing is chosen', smokes, [], false],
    ['one response is chosen', smokes, [12], true],
    ['two are chosen where one may be', smokes, [11, 12], false],
    ['two are chosen where several may be', medicines, [11, 12], true],
    ['a response of another criterion is chosen', smokes, [99], false],
  ])('are answered or not: %s', (_sentence, criterion, ids, expected) => {
    expect(isCriterionAnswered(criterion, { [criterion.id]: ids })).toBe(expected);
  });

  test.each([
    ['all that apply are answered well', { 1: [12], 3: [12, 13] }, true, true],
    ['one is answered badly', { 1: [11], 3: [12] }, true, false],
    ['one of several ticked is bad', { 1: [12], 3: [11, 12] }, true, false],
    ['one is not answered', { 1: [12] }, false, false],
    ['none is answered', undefined, false, false],
  ])('when %s', (_sentence, responses, complete, qualify) => {
    const facts = exampleFacts({ criteria, answers: { gender: 'male', ...(responses && { responses }) } });
    expect(criteriaComplete(facts)).toBe(complete);
    expect(criteriaQualify(facts)).toBe(qualify);
  });

  test('of a study without any are complete and qualify', () => {
    expect(criteriaComplete(exampleFacts())).toBe(true);
    expect(criteriaQualify(exampleFacts())).toBe(true);
  });
});

test('the position of a response means yes, no or unsure, and there is no other', () => {
  expect(['A', 'B', 'C'].map(meaningOf)).toEqual(['yes', 'no', 'unsure']);
  for (const position of ['D', '', 'constructor'])
    expect(() => meaningOf(position)).toThrow(new Error(`${position} is not a valid response`));
});
