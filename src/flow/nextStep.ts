import type { Facts } from '#src/domain/facts.ts';
import { holds } from '#src/rules/evaluate.ts';
import type { CampaignStep, StepName } from './campaign.ts';

/** The target of the first case whose condition holds, else `otherwise`; undefined where the flow ends. */
export function nextStep({ next }: Pick<CampaignStep, 'next'>, facts: Facts): StepName | undefined {
  if (next === undefined || typeof next === 'string') return next;
  return next.cases.find(({ when }) => holds(when, facts))?.to ?? next.otherwise;
}
