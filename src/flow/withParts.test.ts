import { expect, test } from 'vitest';
import { withParts, type Compositions } from './withParts.ts';

const kinds: Compositions = {
  Age: {},
  ContactForm: {
    parts: (options) => [
      { kind: 'FullName', options },
      { kind: 'Email', required: true },
    ],
  },
};

test('a field stands for itself', () => {
  expect(withParts({ kind: 'Age' }, kinds)).toEqual([{ id: 'age', kind: 'Age' }]);
  expect(withParts({ kind: 'Phone' }, kinds)).toEqual([{ id: 'phone', kind: 'Phone' }]);
});

test('a field of a kind with parts comes with them, made by its options', () => {
  const options = { updatesLead: true };
  expect(withParts({ kind: 'ContactForm', options }, kinds)).toEqual([
    { id: 'contactForm', kind: 'ContactForm', options },
    { id: 'fullName', kind: 'FullName', options },
    { id: 'email', kind: 'Email', required: true },
  ]);
});

test('a field of a kind that loads later does so itself, and its parts only where they say so', () => {
  const later: Compositions = { Age: { later: true, parts: () => [{ kind: 'Email' }] } };
  expect(withParts({ kind: 'Age' }, later)).toEqual([
    { id: 'age', kind: 'Age', later: true },
    { id: 'email', kind: 'Email' },
  ]);
});

test('the parts are asked under the condition of the field', () => {
  const when = { rule: 'hasStudy' } as const;
  expect(withParts({ kind: 'ContactForm', when }, kinds).map((field) => field.when)).toEqual([when, when, when]);
});
