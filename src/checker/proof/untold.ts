import { documentName, type Campaign, type CampaignStep } from '#src/flow/campaign.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import { asksAny } from '#src/checker/asksAny.ts';
import type { Registries } from '#src/checker/registries.ts';
import { usesOf } from './conditions.ts';
import { readingsOf, type Untold } from './ground.ts';
import { saves } from './model.ts';
import { begunSteps } from './stepGraph.ts';

/** Whether everybody comes to the step before all others. */
const isFirst = (campaign: Campaign, step: string) => step === campaign.home && begunSteps(campaign).size === 0;

/**
 * The effects that may tell the aspect. As the first step opens, no answers are there to find anything out by; and where the
 * answer that it is found out by is asked on the same step, it may come after any other answer there, also where that is laid out in pages.
 */
function runFor(aspect: AspectName, campaign: Campaign, registries: Pick<Registries, 'kinds'>): ReadonlySet<string> {
  const needed = answersOfAspects[aspect].flat();
  const steps = Object.values(campaign.steps);
  const asking = new Set<string>(steps.filter(({ fields }) => asksAny(fields, needed, registries)).map(documentName));
  const isThere = (step: CampaignStep, answer: string) =>
    needed.length === 0 || needed.some((name) => name === answer) || !asking.has(documentName(step));
  const called = steps.flatMap((step) => [
    ...(needed.length > 0 && isFirst(campaign, step.name) ? [] : step.onEnter),
    ...step.onLeave,
    ...Object.entries(step.onAnswer).flatMap(([answer, effects]) => (isThere(step, answer) ? effects : [])),
  ]);
  return new Set(called.map(({ effect }) => effect));
}

/** Whether it is about whoever is saved already, and asked behind the first step of a campaign that saves. */
function isToldBySaving(aspect: AspectName, campaign: Campaign): boolean {
  if (aspect !== 'knownLead' || !Object.values(campaign.steps).some(saves)) return false;
  const asking = usesOf(campaign).filter(({ condition }) =>
    readingsOf(condition).some((reading) => aspectOf(reading).name === aspect),
  );
  return asking.some(({ about }) => !isFirst(campaign, about));
}

/** What only effects tell of a visitor, and no step of the campaign runs one of them. */
export function untoldIn(campaign: Campaign, { effects, kinds }: Pick<Registries, 'effects' | 'kinds'>): Untold {
  const tellers = new Map<AspectName, string[]>();
  for (const [name, { tells = [] }] of Object.entries(effects))
    for (const aspect of tells) tellers.set(aspect, [...(tellers.get(aspect) ?? []), name]);
  return new Map(
    [...tellers].filter(([aspect, names]) => {
      const run = runFor(aspect, campaign, { kinds });
      return !names.some((name) => run.has(name)) && !isToldBySaving(aspect, campaign);
    }),
  );
}
