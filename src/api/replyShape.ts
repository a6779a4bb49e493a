/**
 * What a page relies on in an answer: its types and the keys that are there. `list` and `map` name the shape of what
 * they hold; a key of `has` that ends in `?` may be absent.
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

function fitsKey(key: string, shape: ReplyShape, value: Record<string, unknown>): boolean {
  const isOptional = key.endsWith('?');
  const held = value[isOptional ? key.slice(0, -1) : key];
  return held === undefined ? isOptional : fits(shape, held);
}

/** Whether an answer has the shape. Keys that the page does not know are no fault: a newer server may send them. */
export function fits(shape: ReplyShape, value: unknown): boolean {
  if (shape === 'null') return value === null;
  if (shape === 'integer') return Number.isInteger(value);
  if (typeof shape === 'string') return typeof value === shape;
  if ('list' in shape) return Array.isArray(value) && value.every((item) => fits(shape.list, item));
  if ('either' in shape) return shape.either.some((one) => fits(one, value));
  if (!isRecord(value)) return false;
  if ('map' in shape) return Object.values(value).every((item) => fits(shape.map, item));
  return Object.entries(shape.has).every(([key, of]) => fitsKey(key, of, value));
}
