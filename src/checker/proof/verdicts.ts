import type { Answers } from '#src/domain/facts.ts';
import type { Campaign, CampaignField, CampaignStep, StepName } from '#src/flow/campaign.ts';
import type { Spec } from '#src/kit/spec.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import { outcomeNeeds } from '#src/kit/needs.ts';
import type { Registries } from '#src/checker/registries.ts';
import { placeOfCondition, usesOf } from './conditions.ts';
import { readingsOf } from './ground.ts';
import { placeOfField, type CampaignModel } from './model.ts';
import { situationOf } from './situations.ts';

export type AnswerNames = readonly (keyof Answers)[];

const body: AnswerNames = ['heightCm', 'weightKg'];

/** Whether a field asks for what it edits: what a kind lets change on another step, it shows. */
const isAsking = (spec: Spec | undefined): spec is Spec => spec !== undefined && !('changeStep' in spec.options);

/** The answers that steps ask for. */
export const askedIn = (steps: readonly CampaignStep[], { kinds }: Registries): ReadonlySet<keyof Answers> =>
  new Set(
    steps.flatMap(({ fields }) =>
      fields.flatMap(({ kind }) => {
        const spec = kinds[kind];
        return isAsking(spec) ? spec.answers : [];
      }),
    ),
  );

/** The answers that the field must be given before anybody goes on. */
export const mustBeGiven = (
  { kind, required }: Pick<CampaignField, 'kind' | 'required'>,
  kinds: Registries['kinds'],
): AnswerNames => {
  const { answers = [], requiredByDefault = false } = kinds[kind] ?? {};
  return (required ?? requiredByDefault) ? answers : [];
};

export type Told = ReadonlySet<keyof Answers>;
export const isAnyOf = (names: AnswerNames, told: Told) => names.some((name) => told.has(name));

/**
 * What a verdict needs. A campaign that asks for neither part of a body mass leaves it out, unless it says that it shows them.
 */
export function neededFor(aspect: AspectName, { webScreenerProps }: Campaign, asked: Told): readonly AnswerNames[] {
  const isBodyLeftOut = !webScreenerProps.shouldShowHeightWeight && !isAnyOf(body, asked);
  const needed = answersOfAspects[aspect];
  return isBodyLeftOut ? needed.filter((names) => !names.some((name) => body.includes(name))) : needed;
}

/**
 * What hangs on a verdict, what the verdict needs, and where the campaign has it. That a condition comes before what it is about is
 * a finding of its own.
 */
export type Verdict = {
  name: string;
  needs: readonly AspectName[];
  path: readonly (string | number)[];
  at: StepName;
  when?: CampaignField['when'];
  isCondition?: true;
};

/** Somebody who suits a study, and the same one as whoever takes part in it already. */
const [suiting, matched] = [{}, { alreadyMatched: true }].map(
  (more) => situationOf({ study: {}, site: {}, siteSearch: 'found', ...more }).facts,
);

/** What the kind hangs on: what it says of itself, and where it is not for whoever takes part already, that. */
function needsOf(spec: Spec | undefined, campaign: Campaign): readonly AspectName[] {
  const needs = spec?.needs?.(campaign) ?? [];
  const isClosed = needs.length > 0 && suiting && matched && spec?.isFor?.(suiting) && !spec.isFor(matched);
  return isClosed ? [...needs, 'alreadyMatched'] : needs;
}

/** Fields that give or await a verdict. */
export function inFields({ campaign, registries: { kinds } }: CampaignModel): Verdict[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.map(({ id, kind, when }, index) => ({
      name: id,
      needs: needsOf(kinds[kind], campaign),
      path: placeOfField(step, index),
      at: step.name,
      when,
    })),
  );
}

/** What a verdict hangs on of what a candidate says. */
const onAnswers: readonly AspectName[] = ['suits', 'criteria'];

/** Whether a campaign asks for anything that a verdict hangs on. */
const isScreening = (asked: Told) =>
  onAnswers.some((aspect) => answersOfAspects[aspect].flat().some((answer) => asked.has(answer)));

/**
 * Conditions on a verdict, where the campaign asks for anything that it hangs on: otherwise it goes by what addresses bring along.
 * A site that nothing finds is found by what they evaluate to.
 */
export function inConditions(model: CampaignModel): Verdict[] {
  const { campaign, registries } = model;
  if (!isScreening(askedIn(Object.values(campaign.steps), registries))) return [];
  const possible = outcomeNeeds(campaign).filter((name) => onAnswers.includes(name));
  return usesOf(campaign).map((use) => {
    const read = readingsOf(use.condition).map((reading) => aspectOf(reading).name);
    return {
      name: use.condition.rule,
      needs: possible.filter((name) => read.includes(name)),
      path: placeOfCondition(use),
      at: use.about,
      isCondition: true,
    };
  });
}
