/** A JSON object. */
export type Json = { [key: string]: unknown };

/** Whether a value is an object, and neither a list nor null. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
