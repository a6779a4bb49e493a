const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Stand-in for RJSF's deep comparison, for plain values: no cycles, no classes. Two functions are always equal, as in RJSF. */
export default function deepEquals(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (typeof a === 'function' && typeof b === 'function')) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return (
    left.size === right.size && [...left].every(([key, value]) => right.has(key) && deepEquals(value, right.get(key)))
  );
}
