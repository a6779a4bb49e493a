import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { readSchema } from './projectFiles.ts';
import { factsSchema } from './factsSchema.ts';
import { registrySchemas } from './registrySchemas.ts';
import type { SchemaRegistries } from './registrySchemas.ts';

const kinds: SchemaRegistries['kinds'] = {
  Age: {
    description: 'Age in years.',
    requiredByDefault: true,
    options: { label: { type: 'string', enum: ['self', 'short'], default: 'self' }, shows: { type: 'boolean' } },
  },
  Note: { description: 'A note.', requiredByDefault: false, options: { text: { type: 'text', required: true } } },
  Plain: { description: 'Nothing to set.', requiredByDefault: false, options: {} },
};
const rules: SchemaRegistries['rules'] = {
  always: { description: 'It holds.', params: {} },
  countryIs: { description: 'It is there.', params: { country: { type: 'string', required: true } } },
};
const checks: SchemaRegistries['checks'] = {
  max: { description: 'It is short.', params: { length: { type: 'integer', required: true } } },
};
const effects: SchemaRegistries['effects'] = {
  save: { description: 'Saves.', moments: ['onLeave'], params: {} },
  count: {
    description: 'Counts.',
    moments: ['onEnter', 'onAnswer'],
    params: { code: { type: 'string', required: true } },
  },
};

const ajv = new Ajv({ strict: false, discriminator: true });
ajv.addSchema([readSchema('answers'), readSchema('campaign')]);
const schemas = registrySchemas({ kinds, rules, checks, effects }, ['phone']);
ajv.addSchema([factsSchema(readSchema('api')), ...Object.values(schemas)]);
const isValid = (id: string, value: unknown) => ajv.validate({ $ref: id }, value);

describe('a field', () => {
  test.each([
    ['needs a registered kind', { kind: 'Age' }, { kind: 'Agee' }],
    [
      'takes the options of its kind',
      { kind: 'Age', options: { label: 'short' } },
      { kind: 'Age', options: { text: { en: 'a' } } },
    ],
    [
      'takes only listed values',
      { kind: 'Age', options: { label: 'self' } },
      { kind: 'Age', options: { label: 'long' } },
    ],
    ['needs the options that are required', { kind: 'Note', options: { text: { en: 'a' } } }, { kind: 'Note' }],
    [
      'takes texts with English',
      { kind: 'Note', options: { text: { en: 'a', es: 'b' } } },
      { kind: 'Note', options: { text: { es: 'b' } } },
    ],
    ['has no options where its kind has none', { kind: 'Plain' }, { kind: 'Plain', options: {} }],
    ['takes one condition', { kind: 'Plain', when: { rule: 'always' } }, { kind: 'Plain', when: 'always' }],
    [
      'takes a list of conditions',
      { kind: 'Plain', when: [{ rule: 'always', is: false }] },
      { kind: 'Plain', when: [] },
    ],
    [
      'takes registered checks with what they need',
      { kind: 'Plain', checks: [{ check: 'max', params: { length: 5 } }] },
      { kind: 'Plain', checks: [{ check: 'max' }] },
    ],
    ['has an id that can be one', { kind: 'Plain', id: 'second' }, { kind: 'Plain', id: '2nd' }],
  ])('%s', (_, right, wrong) => {
    expect([isValid('generated/fields.schema.json', right), isValid('generated/fields.schema.json', wrong)]).toEqual([
      true,
      false,
    ]);
  });
});

test('a condition needs a registered rule and the parameters that rule requires', () => {
  const valid = [{ rule: 'always' }, { rule: 'countryIs', params: { country: 'US' } }];
  const invalid = [{ rule: 'never' }, { rule: 'countryIs' }, { rule: 'always', params: { x: 1 } }, { is: true }];
  expect(valid.map((value) => isValid('generated/conditions.schema.json', value))).toEqual([true, true]);
  expect(invalid.map((value) => isValid('generated/conditions.schema.json', value))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['OnEnter', [{ effect: 'count', params: { code: 'l' } }], [{ effect: 'save' }]],
  ['OnLeave', [{ effect: 'save' }], [{ effect: 'count', params: { code: 'l' } }]],
  ['OnAnswer', { phone: [{ effect: 'count', params: { code: 'l' } }] }, { phone: [{ effect: 'save' }] }],
  ['OnAnswer', {}, { fone: [] }],
])('%s takes only effects of that moment', (moment, right, wrong) => {
  const id = `generated/effects.schema.json#/definitions/${moment}`;
  expect([isValid(id, right), isValid(id, wrong)]).toEqual([true, false]);
});

test('an empty registry accepts nothing', () => {
  const empty = new Ajv({ strict: false, discriminator: true });
  const { fields } = registrySchemas({ kinds: {}, rules, checks, effects }, []);
  expect(empty.validate(fields, { kind: 'Age' })).toBe(false);
});

test('editors show what an alternative is and what it falls back to', () => {
  const [age] = schemas.fields['oneOf'] as object[];
  expect(age).toMatchObject({
    title: 'AgeField',
    description: 'Age in years.',
    properties: { required: { default: true }, options: { properties: { label: { default: 'self' } } } },
  });
});
