/**
 * Stands in for how RJSF finds what a reference of a schema names: the schema of a step has none. So RJSF's own, and
 * the pointers into documents that it reads, stay out of the page.
 */
export default function findSchemaDefinition(): never {
  throw new Error('The schema of a step is flat, without references.');
}

export { findSchemaDefinition as splitKeyElementFromObject };
