import type { Messages } from '#src/i18n/texts.ts';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '#src/form/problems.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { criterion } from '#tests/support/criterion.ts';
import { kinds } from '#widgets/index.ts';

type Kind = keyof typeof kinds;
type Entry = { answers?: ExampleFacts['answers']; drafts?: Record<string, string>; facts?: ExampleFacts };
type Rule = { kind: Kind; options?: object; message: string; accepts: Entry; rejects: Entry };

const asked = { criteria: [criterion] };
const abroad: ExampleFacts = {
  country: 'GB',
  campaign: { flowType: 'webScreener', consent: { shown: true, onConditions: false } },
};
const day = (ctScanAppointmentDate: string): Entry => ({ answers: { ctScanAppointmentDate } });

/** The rules that answers are held to, by the names they go by: the kind that keeps each, and what it says. */
const rules: Readonly<Record<string, Rule>> = {
  required: { kind: 'Gender', message: 'required', accepts: { answers: { gender: 'male' } }, rejects: {} },
  email: {
    kind: 'Email',
    message: 'invalid',
    accepts: { answers: { email: 'rosa@example.com' } },
    rejects: { answers: { email: 'rosa@' } },
  },
  regex: {
    kind: 'PostalCode',
    message: 'invalid',
    accepts: { answers: { postalCode: '60601' } },
    rejects: { answers: { postalCode: 'SE1 7EH' } },
  },
  min_value: {
    kind: 'Height',
    message: 'centimeters',
    accepts: { drafts: { heightUnit: 'cm', heightCm: '91' } },
    rejects: { drafts: { heightUnit: 'cm', heightCm: '90' } },
  },
  max_value: {
    kind: 'Height',
    message: 'centimeters',
    accepts: { drafts: { heightUnit: 'cm', heightCm: '244' } },
    rejects: { drafts: { heightUnit: 'cm', heightCm: '245' } },
  },
  phoneValid: {
    kind: 'Phone',
    message: 'invalid',
    accepts: { drafts: { phone: '(312) 555-0123' } },
    rejects: { drafts: { phone: '312' } },
  },
  ageValid: { kind: 'Age', message: 'invalid', accepts: { answers: { age: 119 } }, rejects: { answers: { age: 120 } } },
  fullNameValid: {
    kind: 'FullName',
    message: 'oneWord',
    accepts: { drafts: { fullName: 'Rosa Diaz' } },
    rejects: { drafts: { fullName: 'Rosa' } },
  },
  noEmoji: {
    kind: 'FullName',
    message: 'invalid',
    accepts: { drafts: { fullName: 'Rosa Díaz' } },
    rejects: { drafts: { fullName: 'Rosa Diaz 😀' } },
  },
  birthDateValid: {
    kind: 'BirthDate',
    message: 'invalid',
    accepts: { answers: { birthDate: '1906-06-15' } },
    rejects: { answers: { birthDate: '2026-06-16' } },
  },
  dateValid: {
    kind: 'CtScanDate',
    message: 'invalid',
    accepts: { drafts: { ctScanAppointmentDate: '07/20/2026' } },
    rejects: { drafts: { ctScanAppointmentDate: '02/30/2027' } },
  },
  dateNotInPast: { kind: 'CtScanDate', message: 'notInFuture', accepts: day('2026-06-16'), rejects: day('2026-06-14') },
  dateNotInFuture: {
    kind: 'CtScanDate',
    options: { day: 'past' },
    message: 'notInPast',
    accepts: day('2026-06-15'),
    rejects: day('2026-06-16'),
  },
  postalValid: {
    kind: 'PostalCode',
    message: 'invalid',
    accepts: { answers: { postalCode: 'SE1 7EH' }, facts: { country: 'GB' } },
    rejects: { answers: { postalCode: '60601' }, facts: { country: 'GB' } },
  },
  criterionAnswered: {
    kind: 'QualificationQuestions',
    message: 'answerQuestion',
    accepts: { answers: { responses: { 1: [11] } }, facts: asked },
    rejects: { answers: { responses: { 1: [] } }, facts: asked },
  },
  isTrue: {
    kind: 'GenericConsent',
    message: 'mustAgree',
    accepts: { answers: { consents: { indication: true } }, facts: abroad },
    rejects: { answers: { consents: { indication: false } }, facts: abroad },
  },
};

describe.each(Object.entries(rules))('%s', (_, { kind, options, message, accepts, rejects }) => {
  const field = { id: 'field', kind, ...(options && { options }) };
  const saidOf = ({ answers, drafts = {}, facts }: Entry) => {
    // The rules need no more of a widget than its spec.
    const widgets = { [kind]: { spec: kinds[kind] } } as never;
    const known = exampleFacts({ ...facts, ...(answers && { answers }) });
    return problemsOf(field, { widgets, validators: {}, facts: known, drafts }).map((problem) => problem.message);
  };

  test('takes what is right', () => expect(saidOf(accepts)).toEqual([]));
  test('refuses what is not', () => expect(saidOf(rejects)).toEqual([message]));
});

test.each(['Email', 'PostalCode', 'Phone', 'Age'] as const)(
  'what is said of a wrong %s names the field as it is called there, in both languages',
  (kind) => {
    const { en, es = {} }: Messages = kinds[kind].messages;
    for (const { fieldName = '', invalid = '' } of [en, es]) {
      expect(fieldName).not.toBe('');
      expect(invalid.toLowerCase()).toContain(fieldName.toLowerCase());
    }
  },
);
