import type { Answers } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep, StepName } from '#src/flow/campaign.ts';
import type { Spec } from '#src/kit/spec.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import { outcomeNeeds } from '#src/kit/needs.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { eitherOf } from '#src/checker/quoting.ts';
import { placeOfCondition, usesOf } from './conditions.ts';
import { readingsOf } from './ground.ts';
import { earlyFor } from './foundTooEarly.ts';
import { findingAt, placeOfField, type CampaignModel } from './model.ts';
import { situationOf } from './situations.ts';
import { firstSteps, type StepGraph } from './stepGraph.ts';
import { untoldIn } from './untold.ts';

type AnswerNames = readonly (keyof Answers)[];

const body: AnswerNames = ['heightCm', 'weightKg'];

/** Whether a field asks for what it edits: what a kind lets change on another step, it shows. */
const isAsking = (spec: Spec | undefined): spec is Spec => spec !== undefined && !('changeStep' in spec.options);

/** The answers that steps ask for. */
const askedIn = (steps: readonly CampaignStep[], { kinds }: Registries): ReadonlySet<keyof Answers> =>
  new Set(
    steps.flatMap(({ fields }) =>
      fields.flatMap(({ kind }) => {
        const spec = kinds[kind];
        return isAsking(spec) ? spec.answers : [];
      }),
    ),
  );

/** Of these, the answers that some field must be given: one that may be left out leaves the verdict open. */
const givenIn = (steps: readonly CampaignStep[], { kinds }: Registries): ReadonlySet<keyof Answers> =>
  new Set(
    steps.flatMap(({ fields }) =>
      fields.flatMap(({ kind, required }) => {
        const { answers = [], requiredByDefault = false } = kinds[kind] ?? {};
        return (required ?? requiredByDefault) ? answers : [];
      }),
    ),
  );

type Told = ReadonlySet<keyof Answers>;
const isAnyOf = (names: AnswerNames, told: Told) => names.some((name) => told.has(name));

/**
 * What a verdict needs. A campaign that asks for neither part of a body mass leaves it out, unless it says that it shows them.
 */
function neededFor(aspect: AspectName, { webScreenerProps }: Campaign, asked: Told): readonly AnswerNames[] {
  const isBodyLeftOut = !webScreenerProps.shouldShowHeightWeight && !isAnyOf(body, asked);
  const needed = answersOfAspects[aspect];
  return isBodyLeftOut ? needed.filter((names) => !names.some((name) => body.includes(name))) : needed;
}

/**
 * What hangs on a verdict, what the verdict needs, and where the campaign has it. That a condition comes before what it is about is
 * a finding of its own.
 */
type Verdict = {
  name: string;
  needs: readonly AspectName[];
  path: readonly (string | number)[];
  at: StepName;
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
function inFields({ campaign, registries: { kinds } }: CampaignModel): Verdict[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.map(({ id, kind }, index) => ({
      name: id,
      needs: needsOf(kinds[kind], campaign),
      path: placeOfField(step, index),
      at: step.name,
    })),
  );
}

/** What a verdict hangs on of what a candidate says. */
const onAnswers: readonly AspectName[] = ['suits', 'criteria'];

/** Conditions on a verdict. A site that nothing finds is found by what they evaluate to. */
function inConditions(model: CampaignModel): Verdict[] {
  const possible = outcomeNeeds(model.campaign).filter((name) => onAnswers.includes(name));
  return usesOf(model.campaign).map((use) => {
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

/** Whether a campaign asks for anything that a verdict hangs on: whoever does not goes by what addresses bring along. */
const isScreening = (asked: Told) =>
  onAnswers.some((aspect) => answersOfAspects[aspect].flat().some((answer) => asked.has(answer)));

/** What a verdict on an aspect lacks, in words. */
function lacksOf(
  aspect: AspectName,
  { at, isCondition }: Verdict,
  { campaign, registries }: CampaignModel,
  graph: StepGraph,
): string[] {
  const all = Object.values(campaign.steps);
  const before = all.filter((step) => graph.ahead(step).has(at));
  const here = campaign.steps[at];
  const behind = isCondition && here ? all.filter(({ name }) => graph.ahead(here).has(name)) : [];
  const late = askedIn(behind, registries);
  const [ever, asked, given] = [askedIn(all, registries), askedIn(before, registries), givenIn(before, registries)];
  return neededFor(aspect, campaign, asked).flatMap((names) => {
    if (!isAnyOf(names, ever)) return [`${eitherOf(names)}, which no field asks for`];
    if (!isAnyOf(names, asked) && isAnyOf(names, late)) return [];
    if (!isAnyOf(names, asked)) return [`${eitherOf(names)}, which no field on the way to it asks for`];
    return isAnyOf(names, given) ? [] : [`${eitherOf(names)}, which may be left out where it is asked for`];
  });
}

/**
 * Fields and conditions that hang on a verdict on what no step asks for or finds out: each lack once, at the first of them. Steps
 * that nothing leads to are found for that.
 */
export function verdictFindings(model: CampaignModel, graph: StepGraph): Finding[] {
  const { campaign, registries } = model;
  const untold = untoldIn(campaign, registries);
  const found = new Map<string, Finding>();
  const tell = ({ name, path }: Pick<Verdict, 'name' | 'path'>, lack: string) => {
    if (!found.has(lack)) found.set(lack, findingAt(model, 'C085', path, `"${name}" hangs on ${lack}`));
  };
  const isScreened = isScreening(askedIn(Object.values(campaign.steps), registries));
  const isLedTo = ({ at }: Verdict) => firstSteps(campaign).some((step) => graph.ahead(step).has(at));
  const given = inFields(model).filter(isLedTo);
  const conditions = isScreened ? inConditions(model).filter(isLedTo) : [];
  for (const verdict of [...given, ...conditions])
    for (const aspect of verdict.needs) {
      const effects = untold.get(aspect);
      const lacks = [
        ...lacksOf(aspect, verdict, model, graph),
        ...(effects ? [`what ${eitherOf(effects)} finds out, and no step runs it once there are answers`] : []),
      ];
      for (const lack of lacks) tell(verdict, lack);
    }
  // What no step finds out is no more found out too early.
  const early = given.flatMap((verdict) =>
    verdict.needs.flatMap((aspect) =>
      earlyFor(aspect, verdict, model, graph).map((one) => ({ ...one, name: verdict.name })),
    ),
  );
  for (const one of found.size > 0 ? [] : early) tell(one, one.lack);
  return [...found.values()];
}
