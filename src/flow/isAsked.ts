import type { Facts } from '#src/domain/facts.ts';
import { holds } from '#src/rules/evaluate.ts';
import type { CampaignField } from './campaign.ts';

/** Whether the field is shown for these facts. */
export function isAsked({ when }: Pick<CampaignField, 'when'>, facts: Facts): boolean {
  return holds(when, facts);
}
