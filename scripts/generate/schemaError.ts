/** What is wrong in a schema that somebody writes by hand: its message names the file and the cure. */
export class SchemaError extends Error {
  constructor(schema: string, problem: string) {
    super(`schemas/${schema}.schema.json: ${problem}`);
  }
}
