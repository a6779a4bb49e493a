import { expect, test } from 'vitest';
import { exampleForm } from './exampleForm.ts';
import { away, name, widgets } from './testing/openStep.ts';

const form = (facts = {}) =>
  exampleForm({ fields: [name], widgets, facts, call: () => Promise.reject(away), callCenter: '1-800-555-0100' });

test('the facts are the same object until an answer changes', () => {
  const { store, facts } = form();
  const before = facts();
  expect(facts()).toBe(before);
  store.setState({ answers: { firstName: 'Ana' } });
  expect(facts()).not.toBe(before);
  expect(facts().answers).toEqual({ firstName: 'Ana' });
});

test('a lead that has been saved is known, and so is one that the example knows', () => {
  const { store, facts } = form();
  expect(facts().isKnownLead).toBe(false);
  store.setState(({ saved }) => ({ saved: { ...saved, slug: 'a-lead' } }));
  expect(facts().isKnownLead).toBe(true);
  expect(form({ isKnownLead: true }).facts().isKnownLead).toBe(true);
});

test('the country is the one that the visitor chooses, else that of the example', () => {
  const { store, facts } = form({ country: 'IE' });
  expect(facts().country).toBe('IE');
  store.setState({ answers: { country: 'AU' } });
  expect(facts().country).toBe('AU');
});
