import * as fc from 'fast-check';
import type { CallName } from '#src/api/call.ts';
import answers from '#schemas/answers.schema.json' with { type: 'json' };
import api from '#schemas/api.schema.json' with { type: 'json' };

type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
};

// Both files are JSON Schemas in the words that `Schema` has.
const files = { 'api.schema.json': api, 'answers.schema.json': answers } as unknown as Record<string, Schema>;

function resolve(ref: string, file: string): { schema: Schema; file: string } {
  const [name = '', pointer = ''] = ref.split('#');
  const at = name === '' ? file : name;
  // A reference of a schema leads to a schema.
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], files[at]);
  return { schema: found as Schema, file: at };
}

/** Values that fit a schema, with few items, so that most are worth a request. */
function fitting(schema: Schema, file: string): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const next = resolve(schema.$ref, file);
    return fitting(next.schema, next.file);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => fitting(one, file)));
  return ofType(schema, file);
}

function ofType(schema: Schema, file: string): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 2_000_000_000, minItems = 0, maxItems = 3 } = schema;
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}, file), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 9)),
      });
    case 'object':
      return object(schema, file);
    default:
      return fc.constant('anything');
  }
}

function text({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).filter((value) => value.length <= maxLength);
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)), unit: 'grapheme' });
}

function object(schema: Schema, file: string): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.entries(schema.properties ?? {}).map(([key, part]) => [key, fitting(part, file)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: schema.required ?? [], noNullPrototype: true });
}

/** Input of a call by its schema: every part that it has. Ids and dates fit their pattern and mostly name nothing. */
export function fittingInput(name: CallName): fc.Arbitrary<Record<string, unknown>> {
  // Every call of the schema has its parts as properties.
  const parts = api.properties[name].properties as unknown as Record<string, Schema>;
  const inputs = Object.entries(parts).filter(([part]) => part !== 'reply');
  return fc.record(Object.fromEntries(inputs.map(([part, schema]) => [part, fitting(schema, 'api.schema.json')])));
}

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

/** A value that fits a schema of the calls and is not blank; the same for the same seed. */
export function sampleOf(schema: object, seed: number): unknown {
  // `schema` is part of the schema of the calls, which `Schema` describes.
  const values = fc.sample(fitting(schema as Schema, 'api.schema.json'), { numRuns: 100, seed });
  return values.find((value) => !isBlank(value));
}
