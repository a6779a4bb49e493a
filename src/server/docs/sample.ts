/** What is used of a JSON Schema here. */
export type Schema = {
  $ref?: string;
  type?: string;
  description?: string;
  /** Of a call: who answers it. */
  host?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  enum?: readonly unknown[];
  const?: unknown;
  minimum?: number;
  minItems?: number;
  anyOf?: readonly Schema[];
  definitions?: Readonly<Record<string, Schema>>;
};

/** Finds a schema by its reference, from whatever file. */
export type Resolve = (ref: string) => Schema;

/** The schema that a reference names, or the schema itself. */
export const resolved = (schema: Schema, resolve: Resolve): Schema =>
  schema.$ref === undefined ? schema : resolved(resolve(schema.$ref), resolve);

/** A value to begin with when trying a call: every field that must be there, as plain as its schema allows. */
export function sampleOf(reference: Schema, resolve: Resolve): unknown {
  const schema = resolved(reference, resolve);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') {
    const { items = {}, minItems = 0 } = schema;
    return Array.from({ length: minItems }, () => sampleOf(items, resolve));
  }
  if (schema.type === 'object') return sampleObject(schema, resolve);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return schema.type === 'string' ? '' : null;
}

function sampleObject({ properties = {}, required = [] }: Schema, resolve: Resolve): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, resolve)]));
}
