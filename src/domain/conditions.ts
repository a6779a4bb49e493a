import type { Indication, IndicationCategory } from '#src/generated/api.ts';

/** A search for conditions starts with this many characters. */
export const CONDITION_SEARCH_MIN_LENGTH = 3;
/** A search for conditions shows this many matches at most. */
const CONDITION_SEARCH_LIMIT = 10;
/** A search for conditions waits this long for the next key. */
export const CONDITION_SEARCH_DELAY_MS = 100;

/** Lower case without accents, so that `depresion` finds `Depresión`. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Studies name groups such as "Candidate for surgery": these are not conditions that a person has. */
const namesAGroup = (name: string) => folded(name).includes('candidate for');

/** The conditions a visitor may choose from, each once, in the order of the categories. */
export function listedConditions(categories: readonly IndicationCategory[]): Indication[] {
  const listed = categories
    .flatMap((category) => category.indications)
    .filter((condition) => condition.showForSignup && !namesAGroup(condition.name));
  return [...new Map(listed.map((condition) => [condition.id, condition])).values()];
}

/** The first conditions whose name contains the text, those that start with it first. None for too short a text. */
export function searchConditions(conditions: readonly Indication[], text: string): Indication[] {
  const sought = folded(text.trim());
  if (sought.length < CONDITION_SEARCH_MIN_LENGTH) return [];
  const matches = conditions.filter((condition) => folded(condition.name).includes(sought));
  const starts = (condition: Indication) => folded(condition.name).startsWith(sought);
  return [...matches.filter(starts), ...matches.filter((match) => !starts(match))].slice(0, CONDITION_SEARCH_LIMIT);
}

/** The conditions of the given ids, in the order of the ids; ids that are not listed are left out. */
export function conditionsOf(conditions: readonly Indication[], ids: readonly number[] = []): Indication[] {
  const byId = new Map(conditions.map((condition) => [condition.id, condition]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
