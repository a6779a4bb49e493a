import type { Indication, IndicationCategory } from '#src/generated/api.ts';

/** Product constant: shortest query of a search for conditions, in characters. */
export const CONDITION_SEARCH_MIN_LENGTH = 3;
/** Product constant: most matches of a search for conditions. */
const CONDITION_SEARCH_LIMIT = 10;
/** Product constant: how long a search for conditions is debounced. */
export const CONDITION_SEARCH_DELAY_MS = 100;

/** Whether the condition of healthy volunteers is the only one. */
export const isHealthyAlone = (ids: readonly number[], healthyId: number | undefined): boolean =>
  ids.length > 0 && ids.every((id) => id === healthyId);

/** Whether a study about these conditions takes healthy volunteers, and is about none of the others that are searched for. */
export const isFoundForHealthy = (
  about: readonly number[],
  sought: readonly number[],
  healthyId: number | undefined,
): boolean =>
  isHealthyAlone(
    about.filter((id) => id === healthyId || sought.includes(id)),
    healthyId,
  );

/** Lower case without accents, so that `depresion` finds `Depresión`. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Studies name groups such as "Candidate for surgery": these are not conditions that a person has. */
const namesAGroup = (name: string) => folded(name).includes('candidate for');

/** The conditions a visitor may choose from (`showForSignup`), each once, in the order of the categories. */
export function listedConditions(categories: readonly IndicationCategory[]): Indication[] {
  const listed = categories
    .flatMap((category) => category.indications)
    .filter((condition) => condition.showForSignup && !namesAGroup(condition.name));
  return [...new Map(listed.map((condition) => [condition.id, condition])).values()];
}

/**
 * At most ten conditions whose name contains the text, regardless of case and accents; those that start with it first.
 * None below three characters.
 */
export function searchConditions(conditions: readonly Indication[], text: string): Indication[] {
  const query = folded(text.trim());
  if (query.length < CONDITION_SEARCH_MIN_LENGTH) return [];
  const matches = conditions.filter((condition) => folded(condition.name).includes(query));
  const starts = (condition: Indication) => folded(condition.name).startsWith(query);
  return [...matches.filter(starts), ...matches.filter((match) => !starts(match))].slice(0, CONDITION_SEARCH_LIMIT);
}

/** The conditions of the given ids, in the order of the ids; ids that are not listed are left out. */
export function conditionsOf(conditions: readonly Indication[], ids: readonly number[] = []): Indication[] {
  const byId = new Map(conditions.map((condition) => [condition.id, condition]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
