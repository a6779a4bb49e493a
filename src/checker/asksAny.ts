import type { Answers } from '#src/domain/facts.ts';
import type { CampaignField } from '#src/flow/campaign.ts';
import type { Registries } from './registries.ts';

type Fields = readonly Pick<CampaignField, 'kind'>[];

/** Answers to what is no question of the campaign: a study may have none. */
export const besides: readonly (keyof Answers)[] = ['consents', 'responses'];

/** Whether one of the fields asks for one of the answers. */
export const asksAny = (
  fields: Fields,
  answers: readonly (keyof Answers)[],
  { kinds }: Pick<Registries, 'kinds'>,
): boolean => fields.some(({ kind }) => kinds[kind]?.answers.some((one) => answers.includes(one)));
