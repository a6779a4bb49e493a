import type { Answers } from '#src/domain/facts.ts';
import type { CampaignField } from '#src/flow/campaign.ts';
import type { Spec } from '#src/kit/spec.ts';
import type { Registries } from './registries.ts';

type Fields = readonly Pick<CampaignField, 'kind'>[];

/** Answers to what is no question of the campaign: a study may have none. */
const besides: readonly (keyof Answers)[] = ['consents', 'responses'];

/** Whether a kind asks a question of the campaign. */
export const isQuestion = ({ answers }: Spec): boolean =>
  answers.length > 0 && !answers.some((answer) => besides.includes(answer));

/** Whether everybody must answer a field before they go on. */
export function mustBeAnswered(
  { kind, when, required }: Pick<CampaignField, 'kind' | 'when' | 'required'>,
  { kinds }: Pick<Registries, 'kinds'>,
): boolean {
  const { answers = [], requiredByDefault = false } = kinds[kind] ?? {};
  return when === undefined && answers.length > 0 && (required ?? requiredByDefault);
}

/** Whether one of the fields asks for one of the answers. */
export const asksAny = (
  fields: Fields,
  answers: readonly (keyof Answers)[],
  { kinds }: Pick<Registries, 'kinds'>,
): boolean => fields.some(({ kind }) => kinds[kind]?.answers.some((one) => answers.includes(one)));
