import { describe, expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/rule.ts';
import { isAdvisorLineOpen } from './advisorLine.ts';
import { bookingKey, bookingOf } from './booking.ts';
import { ethnicities, surveyQuestions } from './choices.ts';
import { compensationText } from './compensation.ts';
import { consentNeeded } from './consentNeed.ts';
import { kmBetween } from './distance.ts';
import type { Relation } from './facts.ts';
import { relationOf } from './relation.ts';

describe('what a study pays', () => {
  const amount = { patientCompensationAmount: 1200, patientCompensationAmountAvailable: true };
  test.each([
    ['its own wording before the amount', { ...amount, patientCompensationAmountOverride: 'Up to $2k' }, 'Up to $2k'],
    ['the amount where it may be shown', amount, '$1,200'],
    ['cents only where there are some', { ...amount, patientCompensationAmount: 12.5 }, '$12.50'],
    ['nothing where it may not', { patientCompensationAmount: 1200 }, undefined],
    ['the note after it', { ...amount, patientCompensationNote: 'paid per visit' }, '$1,200 – paid per visit'],
    ['the note alone', { patientCompensationNote: 'Travel is paid' }, 'Travel is paid'],
    ['nothing at all', {}, undefined],
  ])('shows %s', (_sentence, study, text) => {
    expect(compensationText(study, 'en')).toBe(text);
  });

  test('reads alike in Spanish, and in the currency of the study', () => {
    expect(compensationText(amount, 'es')).toBe('$1,200');
    expect(compensationText(amount, 'en', 'GBP')).toBe('£1,200');
  });
});

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

describe('consent', () => {
  const flags = [true, false].flatMap((shown) => [true, false].map((onConditions) => ({ shown, onConditions })));
  test.each([
    ['signup', [true, false, false, false]],
    ['webScreener', [false, true, false, false]],
    ['studySearch', [true, true, true, true]],
    ['partnerScreener', [false, false, false, false]],
  ] as const)('must be ticked abroad in a %s by its flags: %j; never in the US', (flowType, expected) => {
    const needed = (country: 'GB' | 'US') =>
      flags.map((consent) => consentNeeded({ country, campaign: { flowType, consent } }));
    expect(needed('GB')).toEqual(expected);
    expect(needed('US')).toEqual([false, false, false, false]);
  });
});

describe('study advisors', () => {
  test.each([
    ['Monday 7:59 in winter', '2026-01-05T13:59:59Z', false],
    ['Monday 8:00 in winter', '2026-01-05T14:00:00Z', true],
    ['Friday 16:59 in winter', '2026-01-09T22:59:59Z', true],
    ['Friday 17:00 in winter', '2026-01-09T23:00:00Z', false],
    ['Monday 8:00 in summer', '2026-07-06T13:00:00Z', true],
    ['Monday 7:59 in summer', '2026-07-06T12:59:59Z', false],
    ['Saturday noon', '2026-01-10T18:00:00Z', false],
    ['Sunday noon', '2026-01-11T18:00:00Z', false],
    ['Sunday evening, Monday in UTC', '2026-01-12T01:00:00Z', false],
  ])('on %s Central take calls: %#', (_sentence, moment, expected) => {
    expect(isAdvisorLineOpen(new Date(moment))).toBe(expected);
  });
});

describe('the distance', () => {
  const newYork = { latitude: 40.7128, longitude: -74.006 };
  const losAngeles = { latitude: 34.0522, longitude: -118.2437 };
  test('from New York to Los Angeles is about 3936 km, both ways', () => {
    expect(kmBetween(newYork, losAngeles)).toBeCloseTo(3936, -1);
    expect(kmBetween(losAngeles, newYork)).toBe(kmBetween(newYork, losAngeles));
  });
  test('to the same place is none, to the other side of the earth half its girth, across the date line short', () => {
    expect(kmBetween(newYork, newYork)).toBe(0);
    expect(kmBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
    expect(kmBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 1);
  });
});

describe('a booking', () => {
  test.each<[ExampleFacts, string]>([
    [{ query: { studyId: '3' }, study: { id: 4 } }, '3'],
    [{ study: { id: 4 } }, '4'],
    [{}, 'default'],
    [{ query: { studyId: '' } }, 'default'],
  ])('of %j is kept by %j', (facts, key) => {
    expect(bookingKey(exampleFacts(facts))).toBe(key);
    expect(bookingOf(exampleFacts(facts))).toBeUndefined();
    expect(bookingOf(exampleFacts({ ...facts, bookings: { [key]: {} } }))).toBeDefined();
  });
});

test('the survey has nine questions numbered from one, each about another answer', () => {
  expect(surveyQuestions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(surveyQuestions.map(({ key }) => key)).size).toBe(9);
});

test('ethnicities have the ids that leads carry', () => {
  expect(Object.fromEntries(ethnicities.map(({ id, key }) => [key, id]))).toEqual({
    white: 1,
    black: 2,
    asian: 3,
    hawaiian: 7,
    americanIndian: 5,
    hispanic: 6,
    eastern: 8,
    decline: -1,
  });
});
