import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { isToldBy, toldByAnyAnswer } from '#src/kit/answersOfAspects.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import { boundedAges, type AgeBounds } from './ageBounds.ts';
import { usesOf } from './conditions.ts';
import { readingsOf } from './ground.ts';
import type { CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Watch } from './watch.ts';

/** A question, what conditions of the campaign read of an answer that must be given, and the ages that pass its checks. */
type Telling = { field: CampaignField; aspects: readonly AspectName[]; ages?: AgeBounds };

/**
 * The questions of a step that nobody passes without an answer. Whoever goes on by another button need not answer: steps with
 * such buttons are left.
 */
export function tellingIn(
  { campaign, registries }: CampaignModel,
  graph: StepGraph,
): (step: CampaignStep) => Telling[] {
  const { kinds } = registries;
  const readings = usesOf(campaign).flatMap(({ condition }) => readingsOf(condition));
  const read = new Set(readings.map((reading) => aspectOf(reading).name));
  const bounded: ReturnType<typeof boundedAges> = read.has('age') ? boundedAges(campaign, registries) : new Map();
  const told = toldByAnyAnswer.filter((name) => read.has(name));
  const tellingOf = ({ fields }: CampaignStep) =>
    fields.flatMap((field) => {
      const { answers = [], requiredByDefault = false } = kinds[field.kind] ?? {};
      const aspects = (field.required ?? requiredByDefault) ? told.filter((name) => isToldBy(name, answers)) : [];
      const ages = bounded.get(field);
      return aspects.length > 0 || ages ? [{ field, aspects, ...(ages && { ages }) }] : [];
    });
  const byStep = new Map(
    Object.values(campaign.steps).map((step) => [step.name, graph.buttons(step).length > 0 ? [] : tellingOf(step)]),
  );
  return ({ name }) => byStep.get(name) ?? [];
}

const isWithin = ({ least, most }: AgeBounds, age: number | undefined) =>
  age === undefined || (age >= least && age <= most);

/**
 * Finds nothing, and lets nobody pass a question that must be answered without an answer, nor with an age that its checks
 * refuse.
 */
export function watchTold(model: CampaignModel, graph: StepGraph): Watch {
  const at = tellingIn(model, graph);
  return {
    reads: (step) => at(step).map(({ field }) => field.when),
    pass({ step, visitor }) {
      for (const { field, aspects, ages } of at(step)) {
        if (!visitor.meets(field.when)) continue;
        for (const aspect of aspects) visitor.tell(aspect);
        if (ages) visitor.narrow('age', ({ answers }) => isWithin(ages, answers?.age));
      }
      return [];
    },
    leave: () => undefined,
    end: () => [],
  };
}
