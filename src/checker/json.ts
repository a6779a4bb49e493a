/** A JSON object. */
export type Json = { [key: string]: unknown };
