import { expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { conditionsOfAddress, ownConditions, presetConditions } from './presetConditions.ts';

const query = { 'indicationIds[]': '101,102' };
const indication = { id: 101, name: 'Asthma' };

test.each([
  ['as it names them', { query }, [101, 102]],
  ['as it names them, once one is confirmed', { query, answers: { diagnosed: true } }, [101, 102]],
  ['without the one that was denied', { query, path: { indication }, answers: { diagnosed: false } }, [102]],
  ['without any, where it is not known which was denied', { query, answers: { diagnosed: false } }, []],
  ['if any', {}, []],
])('the context of a visit are the conditions of its address, %s', (_sentence, facts, expected) => {
  expect(presetConditions(exampleFacts(facts))).toEqual(expected);
});

test('an address names 200 conditions at most', () => {
  const named = Array.from({ length: 201 }, (_, index) => index + 1);
  expect(conditionsOfAddress(named.join())).toEqual(named.slice(0, 200));
});

test.each([
  ['those chosen', { indicationIds: [101, 401] }, {}, [101, 401]],
  ['not those that only the address named', { indicationIds: [101, 401] }, { presetConditions: [101, 102] }, [401]],
  ['none before one was chosen', {}, { presetConditions: [101] }, []],
])('the conditions of the visitor are %s', (_sentence, answers, journey, expected) => {
  expect(ownConditions({ answers, journey })).toEqual(expected);
});
