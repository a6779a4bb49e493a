import { customizeValidator } from '@rjsf/validator-ajv8';
import { expect, test } from 'vitest';
import { readSchema } from '#src/checker/projectFiles.ts';
import { answerValidators } from './answerValidators.ts';

type Validators = Readonly<Record<string, (value: unknown) => boolean>>;

const answers = readSchema('answers');

async function compiled(names: readonly string[]): Promise<Validators> {
  const code = answerValidators(answers, names);
  const module: { validators: Validators } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.validators;
}

test('the validators of all answers run as a module that needs no other', async () => {
  const names = Object.keys(answers['properties']);
  const code = answerValidators(answers, names);
  expect(code).not.toMatch(/require\(|^import /m);
  expect(Object.keys(await compiled(names))).toEqual(names);
});

const picture = { pictureId: 'a' };

test.each<[answer: string, right: unknown[], wrong: unknown[]]>([
  ['firstName', ['Ana', 'é'.repeat(100), '😀'.repeat(100)], ['x'.repeat(101), 5, null]],
  ['age', [1, 109], [0, 110, 40.5, '40']],
  ['birthDate', ['1980-01-31'], ['31/01/1980', '', 19800131]],
  ['gender', ['female', 'other'], ['x', null]],
  ['ethnicities', [[], [1, -1]], [[4], 1]],
  ['caregiver', [{}, { relationship: 'Parent' }], [{ relationship: 'Aunt' }, { nickname: 'x' }]],
  ['responses', [{ 7: [1] }], [{ 7: 1 }]],
  ['pictures', [{}, { front: picture }], [{ front: 1 }, { 'a b': picture }]],
])('%s takes what its schema takes, and what the validator of RJSF takes', async (answer, right, wrong) => {
  const { [answer]: isValid } = await compiled([answer]);
  expect(right.map((value) => isValid?.(value))).toEqual(right.map(() => true));
  expect(wrong.map((value) => isValid?.(value))).toEqual(wrong.map(() => false));
  const rjsf = customizeValidator();
  const schema = { ...answers['properties'][answer], definitions: answers['definitions'] };
  const saysRjsf = (value: unknown) => rjsf.isValid(schema, value, schema);
  expect([...right, ...wrong].map(saysRjsf)).toEqual([...right.map(() => true), ...wrong.map(() => false)]);
});

test('validators tell whether an answer has its shape, and nothing more', () => {
  expect(answerValidators(answers, ['age', 'consents', 'firstName'])).not.toMatch(/schemaPath|instancePath|\.errors/);
});

test('answers of equal schemas share one function', async () => {
  const { firstName, lastName, age } = await compiled(['firstName', 'lastName', 'age']);
  expect(firstName).toBe(lastName);
  expect(firstName).not.toBe(age);
});

test('kinds without answers leave an empty table', async () => {
  expect(await compiled([])).toEqual({});
});
