import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Facts } from '#src/domain/facts.ts';
import { exampleFacts } from './exampleFacts.ts';
import { createFactsReader } from './factsWatch.ts';

/** Facts that change, and readers of them with what they were called for. */
function watched(selects: Readonly<Record<string, (facts: Facts) => unknown>>) {
  const store = createStore<Facts>(() => exampleFacts());
  const source = { facts: store.getState, subscribe: store.subscribe };
  const called: string[] = [];
  const stops = Object.entries(selects).map(([name, select]) => {
    const reader = createFactsReader();
    reader.read(select, store.getState());
    return reader.watch(source, () => called.push(name));
  });
  return { store, called, stops };
}

const selects = {
  country: ({ country }: Facts) => country,
  gender: ({ answers }: Facts) => answers.gender,
  firstName: ({ answers }: Facts) => answers.firstName,
  everything: (facts: Facts) => JSON.stringify({ ...facts }),
  ofKnownLeads: ({ isKnownLead, answers }: Facts) => isKnownLead && answers.firstName,
  whether: ({ answers }: Facts) => 'email' in answers,
  all: ({ answers }: Facts) => Object.values(answers).length,
  itself: ({ answers }: Facts) => answers,
};

test.each([
  [
    'an answer calls whoever read it, or all of them',
    { answers: { firstName: 'Ana' } },
    ['firstName', 'everything', 'all', 'itself'],
  ],
  [
    'an answer that is asked for by its name alone',
    { answers: { email: '' } },
    ['everything', 'whether', 'all', 'itself'],
  ],
  ['another country calls all', { country: 'IE' }, Object.keys(selects)],
  ['nothing new calls nobody', {}, []],
] as const)('%s', (_, change, expected) => {
  const { store, called } = watched(selects);
  store.setState(change);
  expect(called).toEqual(expected);
});

test('whoever stops is not called any more', () => {
  const { store, called, stops } = watched(selects);
  stops.forEach((stop) => stop());
  store.setState({ country: 'IE' });
  expect(called).toEqual([]);
});

test('whoever takes the answers themselves has them as they are', () => {
  const facts = exampleFacts();
  expect(createFactsReader().read(({ answers }) => answers, facts)).toBe(facts.answers);
});
