import type { Json } from '#src/checker/json.ts';
import { SchemaError } from './schemaError.ts';

type Answer = { $ref?: string; stored?: unknown; lead?: unknown };

/** Where a browser may keep an answer, and where a lead may have it under its own name. */
const places = ['local', 'session'];
const partOfLead = 'additionalFields';

/** The answers by name. Throws for one that does not say where it is stored, or names a part of a lead that takes none. */
function answersOf(schema: Json): [name: string, answer: Answer][] {
  // The schema of the answers has one property for each.
  const answers = Object.entries(schema['properties'] as Record<string, Answer>);
  for (const [name, { stored, lead }] of answers) {
    if (!places.some((place) => place === stored))
      throw new SchemaError('answers', `${name} needs "stored": "local" or "session".`);
    if (lead !== undefined && lead !== partOfLead)
      throw new SchemaError('answers', `"lead" of ${name} can only be "${partOfLead}".`);
  }
  return answers;
}

const list = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

/** The module that says where each answer goes. */
export function answerPlaces(schema: Json): string {
  const answers = answersOf(schema);
  const namesWhere = (isMeant: (answer: Answer) => boolean) =>
    list(answers.filter(([, answer]) => isMeant(answer)).map(([name]) => name));
  return `// Generated from schemas/answers.schema.json, never edited.

/** Answers that a browser keeps in its local storage; all others are kept in the session storage of a tab. */
export const localAnswers = ${namesWhere(({ stored }) => stored === 'local')} as const;

/** Answers that are saved with a lead under their own name, among its additional fields. */
export const leadAnswers = ${namesWhere(({ lead }) => lead === partOfLead)} as const;
`;
}

const file = 'answers.schema.json';

/** The schema of an answer as other files refer to it: that of its type, where it has a name. */
const referenceTo = (name: string, { $ref = `#/properties/${name}` }: Answer) => ({ $ref: file + $ref });

type LeadSchema = { definitions: { Lead: { properties: Record<string, { properties: Record<string, Json> }> } } };

/** The schema of the calls in which the lead has the answers that are saved with it, as references to their schemas. */
export function withLeadAnswers(api: Json, schema: Json): Json {
  // A copy of the schema that has a lead, whose additional fields are properties.
  const copy = structuredClone(api) as Json & LeadSchema;
  const part = copy.definitions.Lead.properties[partOfLead];
  if (!part) throw new SchemaError('api', `Lead has no ${partOfLead}.`);
  const byHand = Object.entries(part.properties).filter(([, of]) => !String(of['$ref']).startsWith(file));
  const saved = answersOf(schema).filter(([, { lead }]) => lead === partOfLead);
  const twice = byHand.find(([name]) => saved.some(([answer]) => answer === name));
  if (twice) throw new SchemaError('api', `${partOfLead}.${twice[0]} is written by hand.`);
  const references = saved.map(([name, answer]) => [name, referenceTo(name, answer)]);
  part.properties = Object.fromEntries([...byHand, ...references]);
  return copy;
}
