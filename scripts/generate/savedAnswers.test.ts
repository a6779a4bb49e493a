import { expect, test } from 'vitest';
import { answerPlaces, withLeadAnswers } from './savedAnswers.ts';

const answers = (properties: object) => ({ properties });
const age = { type: 'integer', stored: 'local' };
const diet = { type: 'string', stored: 'session', lead: 'additionalFields' };
const sport = { type: 'string', stored: 'session', lead: 'additionalFields' };
const api = (properties: object) => ({ definitions: { Lead: { properties: { additionalFields: { properties } } } } });
const reference = (name: string) => ({ $ref: `answers.schema.json#/properties/${name}` });

test('each answer is stored where its entry says, and goes with the lead where it says so', () => {
  const module = answerPlaces(answers({ age, diet, sport }));
  expect(module).toContain("localAnswers = ['age'] as const;");
  expect(module).toContain("leadAnswers = ['diet', 'sport'] as const;");
});

test.each([
  ['no place', { age: { type: 'integer' } }, 'age needs "stored": "local" or "session".'],
  ['a place that does not exist', { age: { ...age, stored: 'cookie' } }, 'age needs "stored"'],
  ['a part of a lead that takes none', { age: { ...age, lead: 'screenings' } }, '"lead" of age can only be'],
])('an answer with %s is refused by name', (_sentence, properties, message) => {
  expect(() => answerPlaces(answers(properties))).toThrow(message);
});

test('the lead of the calls has a reference to each answer that is saved with it, and to no other', () => {
  const byHand = { hotCall: { type: 'boolean' } };
  const given = api({ ...byHand, earlier: reference('earlier'), diet: reference('diet') });
  expect(withLeadAnswers(given, answers({ age, diet, sport }))).toEqual(
    api({ ...byHand, diet: reference('diet'), sport: reference('sport') }),
  );
});

test('an answer whose type has a name is referred to by that name', () => {
  const named = { $ref: '#/definitions/Diet', stored: 'session', lead: 'additionalFields' };
  expect(withLeadAnswers(api({}), answers({ diet: named }))).toEqual(
    api({ diet: { $ref: 'answers.schema.json#/definitions/Diet' } }),
  );
});

test('a field of the lead that is written by hand is not made a second time', () => {
  expect(() => withLeadAnswers(api({ diet: { type: 'string' } }), answers({ diet }))).toThrow(
    'additionalFields.diet is written by hand.',
  );
});
