import { expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { createAppStore } from '#src/store/store.ts';
import { askedFields } from './askedFields.ts';
import type { Widget } from '#src/kit/widget.ts';
import { spec as emailSpec } from '#widgets/Email/spec.ts';
import { spec as phoneSpec } from '#widgets/Phone/spec.ts';
import type { FieldDefinition } from './fieldDefinition.ts';
import { kind } from './testing/openStep.ts';

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
  const widgets: Record<string, Widget> = { Email: kind(emailSpec) };
  const fields = [field('a'), field('b'), { ...field('c'), kind: 'Phone' }];
  const { asked, shown } = askedFields(fields, widgets, store, facts);
  const load = () => {
    widgets['Phone'] = kind(phoneSpec);
    store.setState({});
  };
  const ask = (email: string) => {
    store.setState({ answers: { email } });
    return shown();
  };
  return { asked, shown, load, ask, looks };
}

const idsOf = (fields: readonly FieldDefinition[]) => fields.map(({ id }) => id).join('');

test('the fields that are shown are those whose condition is met, in the order of the step', () => {
  const { ask } = open();
  expect(['', 'b', 'ca', 'abc'].map((email) => idsOf(ask(email)))).toEqual(['', 'b', 'ac', 'abc']);
});

test('conditions are asked once for each state', () => {
  const { ask, asked, shown, looks } = open();
  const list = ask('ab');
  expect(shown()).toBe(list);
  expect(idsOf(asked())).toBe('ab');
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

test('of those that are shown, the ones whose widget is loaded are asked', () => {
  const { ask, asked, shown, load } = open();
  const list = ask('abc');
  expect([shown(), asked()].map(idsOf)).toEqual(['abc', 'ab']);
  load();
  expect([shown(), asked()].map(idsOf)).toEqual(['abc', 'abc']);
  expect(shown()).toBe(list);
});
