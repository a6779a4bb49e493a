import { expect, test } from 'vitest';
import type { Criterion } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { criterion } from '#tests/support/criterion.ts';
import { payloadWarnings } from './payloadWarnings.ts';

const { study } = exampleFacts({ study: { associatedIndications: [{ id: 101, name: 'Asthma' }] } });
const asked = (position: string): Criterion => ({
  ...criterion,
  responses: criterion.responses.map((one) => ({ ...one, position })),
});

test.each([
  ['a study whose answers are those of its questions', [{ study, country: 'US' }, [asked('A')], { 1: [11] }], []],
  ['a visit without a study, whatever was answered earlier', [{}, [], { 1: [11] }], []],
  [
    'a study without conditions',
    [{ study: { ...study, associatedIndications: [] } }, [asked('A')], {}],
    ['Study with no associated indications'],
  ],
  ['an answer to no question', [{ study }, [asked('A')], { 7: [71] }], ['Criterion with id 7 not found']],
  ['an answer that is not yes, no or unsure', [{ study }, [asked('D')], {}], ['D is not a valid response']],
  ['a country that is not supported', [{ country: 'XX' }, [], {}], ['Unable to find country XX assuming USA']],
])('tells of %s what is odd', (_what, [payload, criteria, responses], expected) => {
  // A country that does not exist in the types is what this is about.
  expect(payloadWarnings(payload as never, criteria as Criterion[], responses as never)).toEqual(expected);
});
