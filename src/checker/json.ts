/** A JSON object. */
export type Json = { [key: string]: unknown };

/** Whether a value is an object, and neither a list nor null. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a document calls by that name: no property of every object, such as `constructor`. */
export const named = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;
