import type { EffectName } from '#src/effects/index.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Finding } from '#src/checker/finding.ts';
import { findingAtStep, savesOnEnter, savesOnLeave, type CampaignModel } from './model.ts';
import { firstSteps, type StepGraph } from './stepGraph.ts';

const keeping: EffectName = 'keepPersonalInTab';

/** A visitor at a step, of whom nothing is kept in the tab alone yet, and whether they are saved. */
type Arrival = { step: CampaignStep; isSaved: boolean };

/**
 * Ends that visitors reach who are saved, and whose name and number stay on their device once the tab is closed: the next
 * person there would find them. What agents enter is in their tab from the start.
 */
export function keptInTabFindings(model: CampaignModel, graph: StepGraph): Finding[] {
  const { campaign, registries } = model;
  if (campaign.flowType === 'partnerScreener' || !Object.hasOwn(registries.effects, keeping)) return [];
  const seen = new Set<string>();
  const ends = new Set<string>();
  const visit = ({ step, isSaved: wasSaved }: Arrival): Arrival[] => {
    const key = `${step.name} ${wasSaved}`;
    if (seen.has(key) || step.onEnter.some(({ effect }) => effect === keeping)) return [];
    seen.add(key);
    const isSaved = wasSaved || savesOnEnter(step);
    if (isSaved && step.next === undefined) ends.add(step.name);
    const left = isSaved || savesOnLeave(step);
    return graph.onward(step).flatMap((name) => {
      const to = campaign.steps[name];
      return to ? [{ step: to, isSaved: left }] : [];
    });
  };
  let open: Arrival[] = firstSteps(campaign).map((step) => ({ step, isSaved: false }));
  while (open.length > 0) open = open.flatMap(visit);
  return [...ends].map((name) => {
    const message = `Whoever gets to the end "${name}" leaves their name and number on the device: name ${keeping} under its \`onEnter\`, or on the way to it once they are saved`;
    return findingAtStep(model, 'C094', name, message);
  });
}
