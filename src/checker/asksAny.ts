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

/** Whether those who see a field must answer it before they go on. */
export function isRequired(
  { kind, required }: Pick<CampaignField, 'kind' | 'required'>,
  { kinds }: Pick<Registries, 'kinds'>,
): boolean {
  const { answers = [], requiredByDefault = false } = kinds[kind] ?? {};
  return answers.length > 0 && (required ?? requiredByDefault);
}

/** Whether everybody sees a field and must answer it before they go on. */
export const mustBeAnswered = (
  field: Pick<CampaignField, 'kind' | 'when' | 'required'>,
  registries: Pick<Registries, 'kinds'>,
): boolean => field.when === undefined && isRequired(field, registries);

/** Whether one of the fields asks for one of the answers. */
export const asksAny = (
  fields: Fields,
  answers: readonly (keyof Answers)[],
  { kinds }: Pick<Registries, 'kinds'>,
): boolean => fields.some(({ kind }) => kinds[kind]?.answers.some((one) => answers.includes(one)));
