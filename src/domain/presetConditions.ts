import type { Answers, Facts } from './facts.ts';
import { idsOf } from './query.ts';
import type { JourneyState } from './state.ts';

/** The parameter of an address that names conditions. */
export const presetParameter = 'indicationIds[]';

/** The most conditions that a lead may have. */
const maxConditions = 200;

/** Ids of the conditions that an address names. */
export const conditionsOfAddress = (asked: string | undefined): number[] => idsOf(asked).slice(0, maxConditions);

type Visited = Pick<Facts, 'query' | 'path'> & { answers: Pick<Answers, 'diagnosed'> };

/** The conditions that the address names, as the context of the visit: all but the one whose diagnosis was denied. */
export function presetConditions({ query, path, answers }: Visited): number[] {
  const preset = conditionsOfAddress(query[presetParameter]);
  if (answers.diagnosed !== false) return preset;
  const denied = path.indication?.id;
  // Where the condition could not be loaded, the question was about any of them.
  return preset.filter((id) => denied !== undefined && id !== denied);
}

type Chosen = { answers: Pick<Answers, 'indicationIds'>; journey: Pick<JourneyState, 'presetConditions'> };

/** The visitor's own conditions: those on their lists, without those that so far only an address has named. */
export function ownConditions({ answers, journey }: Chosen): number[] {
  const unconfirmed = new Set(journey.presetConditions);
  return (answers.indicationIds ?? []).filter((id) => !unconfirmed.has(id));
}
