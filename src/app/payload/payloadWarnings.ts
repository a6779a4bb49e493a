import { isCountryCode } from '#src/domain/countries/countryOf.ts';
import { meaningOf } from '#src/domain/criteria.ts';
import type { Answers, Criterion, InitialPayload } from '#src/domain/facts.ts';

/** The warning about a position that is not valid, as a list; empty for a valid one. */
function positionWarning(position: string): string[] {
  try {
    meaningOf(position);
    return [];
  } catch (error) {
    return [(error as Error).message]; // It throws nothing else.
  }
}

function ofCriteria(criteria: readonly Criterion[], responses: Answers['responses'] = {}): string[] {
  const known = new Set(criteria.map(({ id }) => String(id)));
  const positions = criteria
    .filter(({ questionType }) => questionType === 'yes_no_unsure')
    .flatMap((criterion) => criterion.responses.map(({ position }) => position));
  return [
    ...Object.keys(responses)
      .filter((id) => !known.has(id))
      .map((id) => `Criterion with id ${id} not found`),
    ...positions.flatMap(positionWarning),
  ];
}

/** Warnings about a study and its criteria, for the operators. None stops the visitor; none names an answer. */
export function payloadWarnings(
  { study, country }: Pick<InitialPayload, 'study' | 'country'>,
  criteria: readonly Criterion[],
  responses: Answers['responses'],
): string[] {
  return [
    ...(country && !isCountryCode(country) ? [`Unable to find country ${String(country)} assuming USA`] : []),
    ...(study?.associatedIndications.length === 0 ? ['Study with no associated indications'] : []),
    ...(study ? ofCriteria(criteria, responses) : []),
  ];
}
