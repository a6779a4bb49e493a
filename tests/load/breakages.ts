import * as fc from 'fast-check';

type Path = readonly (string | number)[];

/** Texts that no field takes as they are, each of them at the place of any value. */
const hostileTexts = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00',
  '\u202Eevil\u202C',
  'x'.repeat(65_536),
  "'; drop table lead; --",
  '<script>',
  '../../etc',
  '{{7*7}}',
];
/** Values of other types, and keys that reach into every object. */
const strangers: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  Infinity,
  [],
  [[]],
  {},
  { $ne: null },
  { __proto__: null, constructor: { prototype: { polluted: 1 } } },
];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

/** The value with the part at the path replaced, or taken away where there is nothing to put there. */
function withPart(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  // A path leads through objects and lists alone.
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const holder = copy as Record<string | number, unknown>;
  const next = rest.length === 0 ? part : withPart(holder[key], rest, part);
  if (next === undefined && !Array.isArray(copy)) delete holder[key];
  else holder[key] = next;
  return copy;
}

/** A body with one thing broken: a part replaced by something hostile, taken away, or a key too many. */
export function broken(body: unknown): fc.Arbitrary<unknown> {
  const paths = pathsIn(body).filter((path) => path.length > 0);
  const path = fc.constantFrom(...(paths.length === 0 ? [[] as Path] : paths));
  return fc.oneof(
    fc
      .tuple(path, fc.constantFrom<unknown>(...hostileTexts, ...strangers))
      .map(([at, part]) => withPart(body, at, part)),
    path.map((at) => withPart(body, at, undefined)),
    fc.constant({ ...(body as object), isAdmin: true }),
    fc.constant(JSON.parse(`{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`) as unknown),
  );
}
