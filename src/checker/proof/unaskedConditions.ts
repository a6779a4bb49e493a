import type { Answers } from '#src/domain/facts.ts';
import type { Campaign, StepName } from '#src/flow/campaign.ts';
import { answersOfAspects, toldByAnyAnswer } from '#src/kit/answersOfAspects.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import type { Finding } from '#src/checker/finding.ts';
import { eitherOf } from '#src/checker/quoting.ts';
import { placeOfCondition, usesOf, type Use } from './conditions.ts';
import { readingsOf } from './ground.ts';
import { findingAt, knowsLeads, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';

/** What only the visitor says, by the answer that says it: without it all are as those who have not answered. */
const saidAlone: ReadonlySet<AspectName> = new Set([...toldByAnyAnswer, 'partnerConsent', 'ctScan']);

/** What the server may know of whoever comes by a link. */
const knownOfLeads: ReadonlySet<AspectName> = new Set(['age', 'gender']);

/** Answers any of which the condition would have to know, and that no field of the campaign asks for. */
function unaskedBy({ condition }: Use, campaign: Campaign, asked: ReadonlySet<keyof Answers>) {
  const read = readingsOf(condition).map((reading) => aspectOf(reading).name);
  // One that reads more hangs on a verdict, which is looked at as such.
  const isVerdict = read.includes('suits');
  const said = read.filter((name) => saidAlone.has(name) && !isVerdict);
  const unknown = said.filter((name) => !(knowsLeads(campaign) && knownOfLeads.has(name)));
  const needed = unknown.flatMap((name) => answersOfAspects[name]);
  return needed.find((answers) => !answers.some((answer) => asked.has(answer)));
}

/**
 * Conditions on what a visitor would have to say and is never asked on the way there, which nobody meets but by an address that
 * says it.
 */
export function unaskedConditionFindings(model: CampaignModel, graph: StepGraph): Finding[] {
  const { campaign, registries } = model;
  const askedBefore = (at: StepName) =>
    new Set(
      Object.values(campaign.steps)
        .filter((step) => graph.ahead(step).has(at))
        .flatMap(({ fields }) => fields.flatMap(({ kind }) => registries.kinds[kind]?.answers ?? [])),
    );
  return usesOf(campaign).flatMap((use): Finding[] => {
    const answers = unaskedBy(use, campaign, askedBefore(use.about));
    if (!answers) return [];
    const names = eitherOf(answers);
    const message = `"${use.condition.rule}" is about ${names}, which no field on the way to it asks for: ask for it before, or leave the condition out`;
    return [findingAt(model, 'C096', placeOfCondition(use), message)];
  });
}
