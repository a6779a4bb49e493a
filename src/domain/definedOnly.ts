type DefinedOnly<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The object without its undefined values; null and empty texts remain. */
export function definedOnly<T extends object>(value: T): DefinedOnly<T> {
  // Safe: the remaining properties have every value of `T` that is not undefined.
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as DefinedOnly<T>;
}
