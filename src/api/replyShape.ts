/**
 * What a page relies on in a reply: its types and the keys that are present. `list` and `map` name the shape of their
 * items; a key of `has` that ends in `?` may be absent.
 */
export type ReplyShape =
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'null'
  | { list: ReplyShape }
  | { map: ReplyShape }
  | { either: readonly ReplyShape[] }
  | { has: Readonly<Record<string, ReplyShape>> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function matchesKey(key: string, shape: ReplyShape, value: Record<string, unknown>): boolean {
  const isOptional = key.endsWith('?');
  const item = value[isOptional ? key.slice(0, -1) : key];
  return item === undefined ? isOptional : matchesShape(shape, item);
}

/** Whether a value has the shape. Unknown keys are allowed: a newer server may send them. */
export function matchesShape(shape: ReplyShape, value: unknown): boolean {
  if (shape === 'null') return value === null;
  if (shape === 'integer') return Number.isInteger(value);
  if (typeof shape === 'string') return typeof value === shape;
  if ('list' in shape) return Array.isArray(value) && value.every((item) => matchesShape(shape.list, item));
  if ('either' in shape) return shape.either.some((one) => matchesShape(one, value));
  if (!isRecord(value)) return false;
  if ('map' in shape) return Object.values(value).every((item) => matchesShape(shape.map, item));
  return Object.entries(shape.has).every(([key, of]) => matchesKey(key, of, value));
}
