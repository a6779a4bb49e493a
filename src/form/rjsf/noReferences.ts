/** Stand-in for RJSF's resolving of `$ref`, of which the schema of a step has none. Throws if it is called. */
export default function findSchemaDefinition(): never {
  throw new Error('The schema of a step is flat.');
}

export { findSchemaDefinition as splitKeyElementFromObject };
