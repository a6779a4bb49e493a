import type { ReplyShape } from '#src/api/replyShape.ts';
import type { Json } from '#src/checker/json.ts';

/** The parts of a schema that a shape is made of. */
type Schema = {
  $ref?: string;
  type?: string;
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
};

const simple = new Set<unknown>(['string', 'number', 'integer', 'boolean', 'null']);
// The set holds these shapes and nothing else.
const isSimple = (type: unknown): type is 'string' => simple.has(type);

function shapeOf(schema: Schema, definitions: Record<string, Schema>): ReplyShape {
  const { $ref, type = typeof schema.const, anyOf, items, properties, required = [], additionalProperties } = schema;
  const inner = (of: Schema | undefined) => shapeOf(of ?? {}, definitions);
  if ($ref !== undefined) return inner(definitions[$ref.split('/').at(-1) ?? '']);
  if (anyOf) return { either: anyOf.map(inner) };
  if (isSimple(type)) return type;
  if (type === 'array') return { list: inner(items) };
  if (type !== 'object') throw new Error(`A reply holds a schema without a shape: ${JSON.stringify(schema)}`);
  if (!properties) return { map: inner(additionalProperties) };
  const keys = Object.entries(properties);
  return { has: Object.fromEntries(keys.map(([key, of]) => [required.includes(key) ? key : `${key}?`, inner(of)])) };
}

/** The shape of the reply of each call that has one: of its schema, what a page that was given something else would break on. */
export function replyShapes(api: Json, answers: Json): Record<string, ReplyShape> {
  // Both are schemas with definitions; `properties` of the API holds the calls.
  const definitions = { ...(answers['definitions'] as object), ...(api['definitions'] as object) } as Record<
    string,
    Schema
  >;
  const calls = api['properties'] as Record<string, { properties: { reply: Schema } }>;
  const shapes = Object.entries(calls).map(([name, { properties }]) => [name, shapeOf(properties.reply, definitions)]);
  return Object.fromEntries(shapes.filter(([, shape]) => shape !== 'null'));
}
