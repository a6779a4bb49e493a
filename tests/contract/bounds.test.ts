import { expect, test } from 'vitest';
import answers from '#schemas/answers.schema.json' with { type: 'json' };
import api from '#schemas/api.schema.json' with { type: 'json' };
import state from '#schemas/leadStateEvent.schema.json' with { type: 'json' };

type Schema = Record<string, unknown>;
const documents: Record<string, Schema> = { 'api.schema.json': api, 'answers.schema.json': answers };

/** What is kept, or handed on, as it is: the size of the body bounds it, and that of parts of a picture. */
const opaque = new Set([
  'uploadRecording.body.recordings.items',
  'uploadRecording.body.routerLogs.items',
  'uploadRecording.body.actionLogs.items',
  'uploadRecording.body.mutationLogs.items',
  'uploadPicture.body',
  // Read as the body of another call, which has a schema of its own.
  'relay.body.body',
]);
/** The line of the address bounds it. */
const ofAddress = new Set(['initialPayload.query']);

/** Whether a pattern takes no text of any length that somebody likes. */
const isBounded = (pattern: unknown) =>
  typeof pattern === 'string' &&
  /^\^.*\$$/.test(pattern) &&
  !/[*+]|\{\d+,\}/.test(pattern.replace(/\\.|\[(?:\\.|[^\]])*\]/g, 'x'));

function followed(schema: Schema, document: Schema): [Schema, Schema] {
  if (typeof schema['$ref'] !== 'string') return [schema, document];
  const [file = '', pointer = ''] = schema['$ref'].split('#/');
  const target = file === '' ? document : (documents[file] ?? {});
  const found = pointer.split('/').reduce<unknown>((part, key) => (part as Schema)[key], target);
  return followed(found as Schema, target);
}

/** The places of a schema that take something of any size. */
function endless(given: Schema, path: string, from: Schema): string[] {
  if (opaque.has(path)) return [];
  const [schema, document] = followed(given, from);
  const parts = (key: string) => (schema[key] ?? {}) as Record<string, Schema>;
  const inside = (one: unknown, name: string) =>
    typeof one === 'object' && one !== null ? endless(one as Schema, `${path}.${name}`, document) : [];
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((key) =>
    ((schema[key] ?? []) as Schema[]).flatMap((one) => endless(one, path, document)),
  );
  const below = [
    ...Object.entries(parts('properties')).flatMap(([name, part]) => inside(part, name)),
    ...inside(schema['items'], 'items'),
    ...inside(schema['additionalProperties'], '*'),
    ...alternatives,
  ];
  return hasBounds(schema, path) ? below : [path, ...below];
}

function hasBounds(schema: Schema, path: string): boolean {
  const has = (...keys: string[]) => keys.some((key) => key in schema);
  if (has('enum', 'const', 'anyOf', 'oneOf', 'allOf')) return true;
  const bounds: Record<string, () => boolean> = {
    string: () => has('maxLength') || isBounded(schema['pattern']),
    array: () => has('maxItems') && has('items'),
    object: () => schema['additionalProperties'] === false || has('maxProperties') || ofAddress.has(path),
    integer: () => has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum'),
    number: () => has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum'),
    boolean: () => true,
    null: () => true,
  };
  const types = [schema['type']].flat() as string[];
  return types.every((type) => bounds[type]?.() ?? false);
}

test('nothing that a call takes may be of any size', () => {
  const inputs = Object.entries(api.properties).flatMap(([name, { properties }]) =>
    (['query', 'params', 'body'] as const).flatMap((part) => {
      const schema = (properties as Record<string, Schema>)[part];
      return schema ? endless(schema, `${name}.${part}`, api) : [];
    }),
  );
  expect(inputs).toEqual([]);
  expect(endless(state, 'state', state)).toEqual([]);
});

test('what has no bound is found wherever it stands', () => {
  const open: Schema = {
    type: 'object',
    additionalProperties: false,
    properties: {
      list: { type: 'array', items: { type: 'integer', minimum: 1 } },
      either: { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^a+$' }] },
      some: { type: 'string', pattern: '^[a-z]{8,64}$' },
      map: { type: 'object', additionalProperties: { type: 'string' } },
    },
  };
  expect(endless(open, 'open', open)).toEqual([
    'open.list',
    'open.list.items',
    'open.either',
    'open.map',
    'open.map.*',
  ]);
});
