/**
 * Keywords of our own in the schemas of answers and calls, to be declared to a strict validator: where an answer is
 * stored and whether it is saved with a lead; address, host and limits of a call; the type of what is no JSON.
 */
export const schemaKeywords = ['stored', 'lead', 'call', 'host', 'perMinute', 'acrossServers', 'perHour', 'tsType'];

type Schema = { properties?: Record<string, object> };

/** The schema without these keywords on its properties, for tools that know standard JSON Schema only. */
export function withoutOwnKeywords<S extends Schema>(schema: S): S {
  const properties = Object.entries(schema.properties ?? {}).map(([name, of]) => [
    name,
    Object.fromEntries(Object.entries(of).filter(([keyword]) => !schemaKeywords.includes(keyword))),
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}
