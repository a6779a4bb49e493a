import { describe, expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import type { Relation } from './facts.ts';
import { relationOf } from './relation.ts';

describe('the relation of the visitor', () => {
  const adult = { hasCaregiver: true, caregiverType: 'adult' } as const;
  const table: [sentence: string, facts: ExampleFacts, relation: Relation][] = [
    ['is self without a caregiver', {}, 'self'],
    [
      'is self without a caregiver, whatever was answered',
      { answers: { caregiver: { relationship: 'Friend' } } },
      'self',
    ],
    ['is parent by default', { path: { hasCaregiver: true } }, 'parent'],
    ['is as answered', { path: { hasCaregiver: true }, answers: { caregiver: { relationship: 'Spouse' } } }, 'spouse'],
    ['is self until an adult caregiver says otherwise', { path: adult }, 'self'],
    ['is self for who takes part', { path: adult, answers: { participant: 'myself' } }, 'self'],
    ['is caregiver for someone else', { path: adult, answers: { participant: 'someone_else' } }, 'caregiver'],
  ];
  test.each(table)('%s', (_sentence, facts, relation) => {
    expect(relationOf(exampleFacts(facts))).toBe(relation);
  });
});
