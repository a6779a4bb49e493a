import type { Finding } from '#src/checker/finding.ts';
import { findingAt, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';

/** A step at which visitors go on who have signed, and from which they come to where they sign again. */
export function signingFindings(model: CampaignModel, graph: StepGraph): Finding[] {
  const { campaign, registries } = model;
  const back = campaign.signedStep === undefined ? undefined : campaign.steps[campaign.signedStep];
  if (!back) return [];
  const signing = Object.values(campaign.steps).find(({ fields }) =>
    fields.some(({ kind }) => registries.kinds[kind]?.signs),
  );
  // Where it is the same step, that may thank for the signature.
  if (!signing || signing === back || !graph.ahead(back).has(signing.name)) return [];
  const message = `Whoever has signed goes on at "${back.name}", from where the way leads to "${signing.name}" and to the same signature again: name a step behind that one`;
  return [findingAt(model, 'C051', ['signedStep'], message)];
}
