import type { Finding } from '#src/checker/finding.ts';
import { casesOf } from './conditions.ts';
import { findingAt, type CampaignModel } from './model.ts';

/** Choices of which every case leads where all others go on, too. */
export function choiceFindings(model: CampaignModel): Finding[] {
  return Object.values(model.campaign.steps).flatMap((step): Finding[] => {
    const { name, next } = step;
    const stated = casesOf(step);
    if (typeof next !== 'object' || stated.length === 0 || stated.some(({ to }) => to !== next.otherwise)) return [];
    const message = `Everybody goes on from "${name}" to "${next.otherwise}": no case leads anywhere else`;
    return [findingAt(model, 'C089', ['steps', name, 'next'], message)];
  });
}
