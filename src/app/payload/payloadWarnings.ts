import { isCountryCode } from '#src/domain/countries/index.ts';
import { meaningOf } from '#src/domain/criteria.ts';
import type { Answers, Criterion, InitialPayload } from '#src/domain/facts.ts';

/** Why a position means nothing; nothing where it means something. */
function faultOf(position: string): string[] {
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
    ...positions.flatMap(faultOf),
  ];
}

/** What is odd about a study and its questions, for the operators. None of it keeps the visitor; names no answer. */
export function odditiesOf(
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
