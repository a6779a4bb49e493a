import { isObject, type Json } from './json.ts';

/** What an example visitor may know of what the server answers: definitions of the schema of its calls. */
const known = ['Study', 'Site', 'Criterion'] as const;

/** The names of the definitions that a schema refers to. */
function referred(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(referred);
  if (!isObject(schema)) return [];
  const { $ref } = schema;
  const own = typeof $ref === 'string' && $ref.startsWith('#/definitions/') ? [$ref.replace('#/definitions/', '')] : [];
  return [...own, ...Object.values(schema).flatMap(referred)];
}

/** Every definition that is needed for those of the names. */
function needed(names: readonly string[], definitions: Json): string[] {
  const found = new Set(names);
  for (const name of found) for (const other of referred(definitions[name])) found.add(other);
  return [...found];
}

/** The same with nothing that must be there, but in lists, whose entries are whole. */
function partial(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const { required: _, properties, ...rest } = schema;
  if (!isObject(properties)) return schema;
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, partial(of)])),
  };
}

/** The study and the site of an example visitor, of which anything may be left out, and the criteria, which are whole. */
export function factsSchema({ definitions }: Json): Json {
  if (!isObject(definitions)) throw new Error('The schema of the calls has no definitions.');
  const whole = needed(known, definitions).map((name) => [name, definitions[name]] as const);
  return {
    $id: 'generated/facts.schema.json',
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Facts',
    definitions: {
      ...Object.fromEntries(whole),
      Study: partial(definitions['Study']),
      Site: partial(definitions['Site']),
    },
  };
}
