import { describe, expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { Answers, Study } from './facts.ts';
import { ageRangeOf, fitOf } from './studyFit.ts';

const today = '2026-06-15';
const studyWith = (own: Partial<Study>) => ({ ...(exampleFacts({ study: {} }).study as Study), ...own });

describe('why a study is shown', () => {
  const asthma = { associatedIndications: [{ id: 1, name: 'Asthma' }] };
  test.each<[string, Partial<Study>, Answers, string[], string[]]>([
    ['nothing told, nothing concluded', { ...asthma, minAge: 18, maxAge: 65, gender: 'female' }, {}, [], []],
    ['a condition that was chosen', asthma, { indicationIds: [1, 9] }, ['condition'], []],
    ['another condition says nothing', asthma, { indicationIds: [9] }, [], []],
    ['an age within the bounds', { minAge: 18, maxAge: 65 }, { age: 65 }, ['age'], []],
    ['the youngest age', { minAge: 18, maxAge: 65 }, { age: 18 }, ['age'], []],
    ['an age with no bound above', { minAge: 18 }, { age: 30 }, ['age'], []],
    ['an age with no bound below', { maxAge: 65 }, { age: 30 }, ['age'], []],
    [
      'an age that fits beside a gender that does not',
      { minAge: 18, gender: 'female' },
      { age: 30, gender: 'male' },
      ['age'],
      ['gender'],
    ],
    ['an age above', { minAge: 18, maxAge: 65 }, { age: 66 }, [], ['tooOld']],
    ['an age below', { minAge: 18, maxAge: 65 }, { age: 17 }, [], ['tooYoung']],
    ['the birth date counts before the age', { minAge: 18 }, { age: 30, birthDate: '2010-01-01' }, [], ['tooYoung']],
    ['a study for all ages says nothing of the age', {}, { age: 30 }, [], []],
    ['the gender asked for', { gender: 'female' }, { gender: 'female' }, ['gender'], []],
    ['another gender', { gender: 'female' }, { gender: 'male' }, [], ['gender']],
    ['other is not the one asked for', { gender: 'female' }, { gender: 'other' }, [], ['gender']],
    ['a study for every gender says nothing of it', { gender: 'any' }, { gender: 'male' }, [], []],
    [
      'what fits beside what does not',
      { ...asthma, maxAge: 65, gender: 'male' },
      { indicationIds: [1], age: 70, gender: 'male' },
      ['condition', 'gender'],
      ['tooOld'],
    ],
    [
      'age and gender that both do not fit',
      { maxAge: 65, gender: 'male' },
      { age: 70, gender: 'female' },
      [],
      ['tooOld', 'gender'],
    ],
  ])('%s', (_, study, answers, reasons, misfits) => {
    const fit = fitOf(studyWith(study), answers, { today });
    expect(fit.reasons.map(({ kind }) => kind)).toEqual(reasons);
    expect(fit.misfits.map(({ kind }) => kind)).toEqual(misfits);
  });

  test('a reason names the conditions in the order of the study', () => {
    const study = studyWith({
      associatedIndications: [
        { id: 2, name: 'Asthma' },
        { id: 1, name: 'Cough' },
      ],
    });
    expect(fitOf(study, { indicationIds: [1, 2] }, { today }).reasons).toEqual([
      { kind: 'condition', names: ['Asthma', 'Cough'] },
    ]);
  });

  test('taking healthy volunteers is a reason for those alone who told of no condition', () => {
    const study = studyWith({
      associatedIndications: [
        { id: 900, name: 'Healthy volunteer' },
        { id: 1, name: 'Cough' },
      ],
    });
    expect(fitOf(study, { indicationIds: [1, 900] }, { today, healthyId: 900 }).reasons).toEqual([
      { kind: 'condition', names: ['Cough'] },
    ]);
    expect(fitOf(study, { indicationIds: [900] }, { today, healthyId: 900 }).reasons).toEqual([{ kind: 'healthy' }]);
  });

  test('a study that takes no healthy volunteers is not one for them', () => {
    const study = studyWith({ associatedIndications: [{ id: 1, name: 'Cough' }] });
    expect(fitOf(study, { indicationIds: [900] }, { today, healthyId: 900 }).reasons).toEqual([]);
  });
});

test.each([
  [undefined, undefined, 'all'],
  [18, undefined, 'adults'],
  [40, undefined, 'from'],
  [undefined, 12, 'children'],
  [undefined, 17, 'children'],
  [undefined, 18, 'upTo'],
  [undefined, 65, 'upTo'],
  [2, 17, 'between'],
  [18, 65, 'between'],
])('ages from %s to %s are %s', (minAge, maxAge, kind) => {
  const ages = { ...(minAge !== undefined && { minAge }), ...(maxAge !== undefined && { maxAge }) };
  expect(ageRangeOf(ages).kind).toBe(kind);
});
