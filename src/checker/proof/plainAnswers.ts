import { readSchema } from '#src/checker/projectFiles.ts';

const plainTypes: readonly unknown[] = ['string', 'number', 'integer'];

function answersOfOneValue(): ReadonlySet<string> {
  // The schema describes an object of answers.
  const properties = readSchema('answers')['properties'] as Readonly<Record<string, { type?: unknown }>>;
  return new Set(Object.entries(properties).flatMap(([name, { type }]) => (plainTypes.includes(type) ? [name] : [])));
}

/** Answers of one value: lists and objects are asked for in parts. */
export const plainAnswers = answersOfOneValue();
