import { expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { createAppStore } from '#src/store/store.ts';
import { askedFields } from './askedFields.ts';
import type { FieldDefinition } from './fieldDefinition.ts';

/** Three fields, of which the conditions ask for those whose ids are in the email; and how often one was looked at. */
function open() {
  const store = createAppStore({ local: undefined, session: undefined });
  const looks = { count: 0 };
  const facts = () => exampleFacts({ answers: store.getState().answers });
  const field = (id: string): FieldDefinition => ({
    id,
    kind: 'Email',
    isAsked: ({ answers: { email = '' } }) => {
      looks.count += 1;
      return email.includes(id);
    },
  });
  const asked = askedFields([field('a'), field('b'), field('c')], store, facts);
  const ask = (email: string) => {
    store.setState({ answers: { email } });
    return asked();
  };
  return { asked, ask, looks };
}

const idsOf = (fields: readonly FieldDefinition[]) => fields.map(({ id }) => id).join('');

test('the fields that are asked are those whose condition is met, in the order of the step', () => {
  const { ask } = open();
  expect(['', 'b', 'ca', 'abc'].map((email) => idsOf(ask(email)))).toEqual(['', 'b', 'ac', 'abc']);
});

test('conditions are asked once for each state', () => {
  const { ask, asked, looks } = open();
  const list = ask('ab');
  expect(asked()).toBe(list);
  expect(looks.count).toBe(3);
});

test('the list stays the same object until a field is added, removed or replaced', () => {
  const { ask } = open();
  const list = ask('ab');
  expect(ask('ba')).toBe(list);
  expect(idsOf(ask('ac'))).toBe('ac');
  expect(idsOf(ask('a'))).toBe('a');
  expect(idsOf(ask('b'))).toBe('b');
  expect(idsOf(ask('ab'))).toBe('ab');
});
