import type { Gender } from '#src/generated/answers.ts';

// Each list here is a product constant: options in the order they are shown, by the key that is stored. Those of the survey
// alone are in `surveyChoices.ts`.

/** Ethnicities: `id` is stored and saved with the lead, `key` names the text. */
export const ethnicities = [
  { id: 5, key: 'americanIndian' },
  { id: 3, key: 'asian' },
  { id: 2, key: 'black' },
  { id: 7, key: 'hawaiian' },
  { id: 6, key: 'hispanic' },
  { id: 1, key: 'white' },
  { id: 8, key: 'eastern' },
  // Whoever declines has seen what there is to choose.
  { id: -1, key: 'decline' },
] as const;

/** Id of declining to name an ethnicity: it excludes all others and is never saved with a lead. */
export const DECLINED_ETHNICITY = -1;

/** Genders of a candidate. */
export const genders: readonly Gender[] = ['male', 'female', 'other'];

/** Answers to a yes-or-no survey question. */
export const yesNoAnswers = ['yes', 'no', 'prefer_not_to_answer'] as const;

/**
 * The chosen answers after one more was chosen than `before`: one that excludes all others takes their place, and any other
 * takes its.
 */
export function withoutExcluded<T>(
  chosen: readonly T[],
  before: readonly T[],
  excludes: (answer: T) => boolean,
): readonly T[] {
  const added = chosen.find((one) => !before.includes(one));
  if (added === undefined) return chosen;
  return chosen.filter((one) => one === added || !(excludes(one) || excludes(added)));
}
