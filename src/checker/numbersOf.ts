import { readSchema } from './projectFiles.ts';
import type { Registries } from './registries.ts';

// The schema describes an object of answers.
const answers = readSchema('answers')['properties'] as Readonly<
  Record<string, { minimum?: number; maximum?: number } | undefined>
>;

/** The range of the numbers that a kind takes; undefined for a kind of anything else. */
export function numbersOf(
  kind: string,
  { kinds }: Pick<Registries, 'kinds'>,
): { least: number; most: number } | undefined {
  const [answer, ...others] = kinds[kind]?.answers ?? [];
  const { minimum, maximum } = (answer && others.length === 0 && answers[answer]) || {};
  return minimum === undefined || maximum === undefined ? undefined : { least: minimum, most: maximum };
}
