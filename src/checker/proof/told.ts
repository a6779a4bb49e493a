import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { answersOfAspects, toldByAnyAnswer } from '#src/kit/answersOfAspects.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import { usesOf } from './conditions.ts';
import { readingsOf } from './ground.ts';
import type { CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Watch } from './watch.ts';

/** A question that must be answered, and what conditions of the campaign read of its answer. */
type Telling = { field: CampaignField; aspects: readonly AspectName[] };

function tellingIn({ campaign, registries: { kinds } }: CampaignModel): (step: CampaignStep) => Telling[] {
  const readings = usesOf(campaign).flatMap(({ condition }) => readingsOf(condition));
  const read = new Set(readings.map((reading) => aspectOf(reading).name));
  const told = toldByAnyAnswer.filter((name) => read.has(name));
  return ({ fields }) =>
    fields.flatMap((field) => {
      const { answers = [], requiredByDefault = false } = kinds[field.kind] ?? {};
      const isTold = (name: AspectName) =>
        (answersOfAspects[name] ?? []).some((group) => group.some((answer) => answers.includes(answer)));
      const aspects = (field.required ?? requiredByDefault) ? told.filter(isTold) : [];
      return aspects.length > 0 ? [{ field, aspects }] : [];
    });
}

/**
 * Finds nothing, and lets nobody pass a question that must be answered without an answer. Whoever goes on by another button
 * need not answer: steps with such buttons are left.
 */
export function watchTold(model: CampaignModel, graph: StepGraph): Watch {
  const telling = tellingIn(model);
  const byStep = new Map(
    Object.values(model.campaign.steps).map((step) => [step.name, graph.buttons(step).length > 0 ? [] : telling(step)]),
  );
  const at = ({ name }: CampaignStep) => byStep.get(name) ?? [];
  return {
    reads: (step) => at(step).map(({ field }) => field.when),
    pass({ step, visitor }) {
      for (const { field, aspects } of at(step))
        if (visitor.meets(field.when)) for (const aspect of aspects) visitor.tell(aspect);
      return [];
    },
    leave: () => undefined,
    end: () => [],
  };
}
