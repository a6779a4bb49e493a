import { describe, expect, test } from 'vitest';
import { createTexts } from '#src/i18n/texts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import type { AnyCheck, CheckedField } from '#src/kit/check.ts';
import type { Spec } from '#src/kit/spec.ts';
import { kinds } from '#widgets/index.ts';
import { checks } from './index.ts';
import { evaluatorOf } from './evaluate.ts';

type Entry = { answers?: ExampleFacts['answers']; drafts?: Record<string, string> };
type Named = NonNullable<CheckedField['checks']>[number];
type Row = { put: Named; on: string; options?: object; takes: Entry; refuses: Entry; says: string; dice: string };

const specs: Readonly<Record<string, Spec>> = kinds;
const registry: readonly (readonly [string, AnyCheck])[] = Object.entries(checks);
const named = (fullName: string): Entry => ({ drafts: { fullName } });
const confirming = (answer: string) =>
  ({ on: 'Confirmation', options: { answer }, put: { check: 'confirmed' } }) as const;
const same = {
  says: 'Confirmation does not match: please enter the same again',
  dice: 'Confirmación: no coincide; escriba lo mismo de nuevo',
};

const rows: readonly Row[] = [
  {
    put: { check: 'email' },
    on: 'Email',
    takes: { answers: { email: 'rosa@example.com' } },
    refuses: { drafts: { email: 'rosa@' } },
    says: 'Email must be a valid email address',
    dice: 'Correo electrónico: escriba un correo electrónico válido',
  },
  {
    ...confirming('email'),
    takes: { answers: { email: 'rosa@example.com' }, drafts: { emailAgain: ' Rosa@example.com' } },
    refuses: { answers: { email: 'rosa@example.com' }, drafts: { emailAgain: 'roas@example.com' } },
    ...same,
  },
  {
    ...confirming('phone'),
    takes: { answers: { phone: '+13125550123' }, drafts: { phoneAgain: '312 555 0123' } },
    refuses: { drafts: { phone: '(312) 555-0123', phoneAgain: '(312) 555-0124' } },
    ...same,
  },
  {
    put: { check: 'length', params: { length: 5 } },
    on: 'PostalCode',
    takes: { answers: { postalCode: '60601' } },
    refuses: { answers: { postalCode: '60601-1234' } },
    says: 'Postal code must have exactly 5 characters',
    dice: 'Código postal: escriba exactamente 5 caracteres',
  },
  {
    put: { check: 'min', params: { length: 6 } },
    on: 'FullName',
    takes: named('Ana Oé'),
    refuses: named('Ana O '),
    says: 'Full name must have at least 6 characters',
    dice: 'Nombre completo: escriba al menos 6 caracteres',
  },
  {
    put: { check: 'max', params: { length: 8 } },
    on: 'FullName',
    takes: { answers: { firstName: 'José', lastName: 'Paz' } },
    refuses: { answers: { firstName: 'José', lastName: 'Pazo' } },
    says: 'Full name must have at most 8 characters',
    dice: 'Nombre completo: escriba como máximo 8 caracteres',
  },
  {
    put: { check: 'regex', params: { pattern: '606\\d\\d' } },
    on: 'PostalCode',
    takes: { answers: { postalCode: '60601' } },
    refuses: { answers: { postalCode: '60601-1234' } },
    says: 'Postal code does not have the right form',
    dice: 'Código postal: el formato no es correcto',
  },
  {
    put: { check: 'regex', params: { pattern: 'se\\d|sw\\d' } },
    on: 'PostalCode',
    takes: { answers: { postalCode: ' SW1 ' } },
    refuses: { answers: { postalCode: 'SW1A' } },
    says: 'Postal code does not have the right form',
    dice: 'Código postal: el formato no es correcto',
  },
  {
    put: { check: 'min_value', params: { value: 18 } },
    on: 'Age',
    takes: { answers: { age: 18 } },
    refuses: { answers: { age: 17 } },
    says: 'Age must be 18 or more',
    dice: 'Edad: debe ser 18 o más',
  },
  {
    put: { check: 'max_value', params: { value: 65 } },
    on: 'Age',
    takes: { answers: { age: 65 } },
    refuses: { answers: { age: 66 } },
    says: 'Age must be 65 or less',
    dice: 'Edad: debe ser 65 o menos',
  },
];

/** What a campaign with this check says of what was entered. */
function messagesOf({ put, on, options = {} }: Row, { answers, drafts = {} }: Entry, locale: 'en' | 'es') {
  const facts = exampleFacts(answers && { answers });
  const spec = specs[on]!; // The rows name registered kinds.
  const common = {
    en: Object.fromEntries(registry.map(([name, check]) => [name, check.messages.en])),
    es: Object.fromEntries(registry.map(([name, check]) => [name, check.messages.es])),
  };
  const texts = createTexts(locale, { [on]: spec.messages, common });
  const field = { id: 'field', kind: on, options, checks: [put] };
  const found = evaluatorOf(checks)({ field, spec, facts, drafts, texts: texts.get, step: 'step' });
  return found.map(({ message, values }) => texts.get('common', message, values).text);
}

describe.each(rows.map((row) => [row.put.check, row.on, row] as const))('%s on %s', (_check, _kind, row) => {
  test('takes what is right', () => expect(messagesOf(row, row.takes, 'en')).toEqual([]));
  test('refuses what is not, in both languages', () => {
    expect([messagesOf(row, row.refuses, 'en'), messagesOf(row, row.refuses, 'es')]).toEqual([[row.says], [row.dice]]);
  });
  test('says nothing of what was not entered', () => {
    expect(messagesOf({ ...row, on: row.on }, {}, 'en')).toEqual([]);
  });
});

test('of several checks the first that fails is reported', () => {
  const field: CheckedField = {
    id: 'field',
    kind: 'FullName',
    checks: [
      { check: 'max', params: { length: 90 } },
      { check: 'min', params: { length: 20 } },
      { check: 'regex', params: { pattern: 'x' } },
    ],
  };
  const drafts = { fullName: 'Rosa Diaz' };
  const asked = { facts: exampleFacts(), drafts, texts: () => ({ text: 'Name' }), step: 'step' };
  const found = evaluatorOf(checks)({ field, spec: specs['FullName']!, ...asked });
  expect(found.map(({ message }) => message)).toEqual(['min']);
});

/** Says which texts were asked for, in place of the first that is there. */
const textsAsked = (_kind: string, [own, common]: readonly string[]) => ({ text: `${own}, else ${common}` });

describe('a check on a field', () => {
  const asked = { facts: exampleFacts({ answers: { email: 'rosa@' } }), drafts: {}, step: 'home' };
  const field: CheckedField = { id: 'work', kind: 'Email', checks: [{ check: 'email' }] };

  test('names it as the campaign calls it in this step, else as its kind does', () => {
    const found = evaluatorOf(checks)({ field, spec: specs['Email']!, ...asked, texts: textsAsked });
    expect(found).toEqual([{ message: 'email', values: { field: 'home.work.fieldName, else fieldName' } }]);
  });

  test('finds nothing where the kind has no such answer', () => {
    const onAge: CheckedField = { ...field, kind: 'Age' };
    expect(evaluatorOf(checks)({ field: onAge, spec: specs['Age']!, ...asked, texts: () => ({ text: '' }) })).toEqual(
      [],
    );
  });
});

test.each([
  ['length', { length: 0 }, '0 is no number of characters: at least 1'],
  ['length', { length: 1 }, undefined],
  ['min', { length: 0 }, '0 is no number of characters: at least 1'],
  ['min', { length: 1 }, undefined],
  ['max', { length: -1 }, '-1 is no number of characters: at least 1'],
  ['max', { length: 1 }, undefined],
  ['regex', { pattern: '(' }, '"(" is no regular expression'],
  ['regex', { pattern: '60[0-9]' }, undefined],
] as const)('whoever writes %s with %j learns: %s', (name, params, expected) => {
  // The parameters are those of the check.
  expect(checks[name].wrong?.(params as never)).toBe(expected);
});

test('a pattern that is none refuses nobody', () => {
  expect(checks.regex.holds('anything', { pattern: '(' })).toBe(true);
});

test.each(registry)(
  '%s can be put on registered kinds, whose names for the visitor are texts of theirs',
  (name, check) => {
    const readable = Object.entries(specs).filter(([, spec]) => spec[check.reads]);
    expect(readable).not.toEqual([]);
    for (const [kind, { messages }] of readable) {
      expect(messages.en['fieldName'], kind).toBeTruthy();
      expect(messages.en[name], kind).toBeUndefined();
    }
  },
);

test('every check of the registry has its row here', () => {
  expect([...new Set(rows.map(({ put }) => put.check))].toSorted()).toEqual(Object.keys(checks).toSorted());
});
