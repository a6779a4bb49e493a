import { describe, expect, test } from 'vitest';
import type { Answers } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { kinds } from '#widgets/index.ts';
import { isAnswered, problemsOf } from './problems.ts';

type Kind = keyof typeof kinds;
type Entry = { answers?: Answers; drafts?: Record<string, string> };

// Problems need no more of a widget than its spec.
const widgetsOf = (kind: Kind) => ({ [kind]: { spec: kinds[kind] } }) as never;

describe('a field', () => {
  test.each<[string, Kind, Entry, boolean]>([
    ['without an answer', 'Gender', {}, false],
    ['with an empty text', 'Email', { answers: { email: '' } }, false],
    ['with an empty list', 'OtherConditions', { answers: { indicationIds: [] } }, false],
    ['with spaces typed', 'Email', { drafts: { email: '  ' } }, false],
    ['with an answer', 'OtherConditions', { answers: { indicationIds: [1] } }, true],
    ['with something typed that is none yet', 'Email', { drafts: { email: 'rosa' } }, true],
  ])('%s', (_sentence, kind, { answers, drafts = {} }, expected) => {
    const facts = exampleFacts(answers && { answers });
    const field = { id: 'field', kind };
    const moment = { widgets: widgetsOf(kind), validators: {}, facts, drafts };
    expect(isAnswered(field, moment)).toBe(expected);
    if (!expected) {
      expect(problemsOf({ ...field, required: true }, moment)).toEqual([{ message: 'required' }]);
      expect(problemsOf({ ...field, required: false }, moment)).toEqual([]);
    }
  });

  test('with a problem of its own has that one alone, and an empty optional one has none: its checks are not asked', () => {
    const field = { id: 'field', kind: 'Email', evaluateChecks: () => [{ message: 'checked' }] } as const;
    const moment = { widgets: widgetsOf('Email'), validators: {}, facts: exampleFacts() };
    const found = (email: string, required: boolean) =>
      problemsOf({ ...field, required }, { ...moment, drafts: { email } });
    expect([found('rosa', false), found('', false)]).toEqual([[{ message: 'invalid' }], []]);
  });

  test('whose stored answer is none by its schema counts as unanswered, and its checks are not asked', () => {
    const facts = exampleFacts({ answers: { gender: 'male' } });
    const field = { id: 'field', kind: 'Gender', evaluateChecks: () => [{ message: 'checked' }] } as const;
    const moment = { widgets: widgetsOf('Gender'), facts, drafts: {} };
    const found = (isShaped: boolean) => problemsOf(field, { ...moment, validators: { gender: () => isShaped } });
    expect([found(false), found(true)]).toEqual([[{ message: 'required' }], [{ message: 'checked' }]]);
  });
});
