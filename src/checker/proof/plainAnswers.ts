import { readSchema } from '#src/checker/projectFiles.ts';

type Described = { type?: unknown; enum?: readonly unknown[]; $ref?: string };

const plainTypes: readonly unknown[] = ['string', 'number', 'integer', 'boolean'];
const definition = '#/definitions/';

function answersOfOneValue(): ReadonlySet<string> {
  const { properties, definitions } = readSchema('answers');
  // The schema describes an object of answers, and what they refer to.
  const [answers, referred] = [properties, definitions] as Readonly<Record<string, Described>>[];
  const isPlain = ({ type, enum: values, $ref }: Described): boolean => {
    const meant = $ref?.startsWith(definition) ? referred?.[$ref.slice(definition.length)] : undefined;
    return meant ? isPlain(meant) : plainTypes.includes(type ?? typeof values?.[0]);
  };
  return new Set(Object.entries(answers ?? {}).flatMap(([name, described]) => (isPlain(described) ? [name] : [])));
}

/** Answers of one value: lists and objects are asked for in parts. */
export const plainAnswers = answersOfOneValue();
