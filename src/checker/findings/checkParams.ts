import type { CampaignField } from '#src/flow/campaign.ts';
import type { AnyCheck } from '#src/kit/check.ts';
import { withDefaults } from '#src/kit/options.ts';

type PutCheck = NonNullable<CampaignField['checks']>[number];

/** The parameters of a check as a field has it, with their defaults: the schema has accepted them, so the check takes them. */
export const checkParams = ({ params }: AnyCheck, put: PutCheck): never =>
  withDefaults(params, 'params' in put ? put.params : {}) as never;
