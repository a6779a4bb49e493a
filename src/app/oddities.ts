import { isCountryCode } from '#src/domain/countries.ts';
import type { Answers, Criterion, InitialPayload } from '#src/domain/facts.ts';

const yesNoUnsure = new Set(['A', 'B', 'C']);

function ofCriteria(criteria: readonly Criterion[], responses: Answers['responses'] = {}): string[] {
  const known = new Set(criteria.map(({ id }) => String(id)));
  const positions = criteria
    .filter(({ questionType }) => questionType === 'yes_no_unsure')
    .flatMap((criterion) => criterion.responses.map(({ position }) => position));
  return [
    ...Object.keys(responses)
      .filter((id) => !known.has(id))
      .map((id) => `Criterion with id ${id} not found`),
    ...positions
      .filter((position) => !yesNoUnsure.has(position))
      .map((position) => `${position} is not a valid response`),
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
