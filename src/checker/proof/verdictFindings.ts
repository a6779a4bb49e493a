import type { Answers } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import { outcomeNeeds } from '#src/kit/needs.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { placeOfCondition, usesOf } from './conditions.ts';
import { readingsOf } from './ground.ts';
import { findingAt, placeOfField, type CampaignModel } from './model.ts';
import { untoldIn } from './untold.ts';

type AnswerNames = readonly (keyof Answers)[];

const body: AnswerNames = ['heightCm', 'weightKg'];

/** The answers that the campaign asks for: what a kind lets change on another step, it shows. */
function askedIn({ steps }: Campaign, { kinds }: Registries): ReadonlySet<keyof Answers> {
  const used = Object.values(steps).flatMap(({ fields }) => fields.flatMap(({ kind }) => kinds[kind] ?? []));
  return new Set(used.flatMap(({ options, answers }) => ('changeStep' in options ? [] : answers)));
}

/** Of these, the answers that some field must be given: one that may be left out leaves the verdict open. */
function givenIn({ steps }: Campaign, { kinds }: Registries): ReadonlySet<keyof Answers> {
  const fields = Object.values(steps).flatMap((step) => step.fields);
  return new Set(
    fields.flatMap(({ kind, required }) => {
      const { answers = [], requiredByDefault = false } = kinds[kind] ?? {};
      return (required ?? requiredByDefault) ? answers : [];
    }),
  );
}

/**
 * Answers of which one is needed and none is asked for. A campaign that asks for neither part of a body mass leaves it out,
 * unless it says that it shows them.
 */
function unaskedOf(needed: readonly AnswerNames[], { webScreenerProps }: Campaign, asked: ReadonlySet<keyof Answers>) {
  const isAny = (names: AnswerNames) => names.some((name) => asked.has(name));
  const isBodyLeftOut = !webScreenerProps.shouldShowHeightWeight && !isAny(body);
  const isLeftOut = (names: AnswerNames) => isBodyLeftOut && names.some((name) => body.includes(name));
  return needed.filter((names) => !isAny(names) && !isLeftOut(names));
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' or ');

/** What hangs on a verdict, what the verdict needs, and where the campaign has it. */
type Verdict = { name: string; needs: readonly AspectName[]; path: readonly (string | number)[] };

/** Fields that give or await a verdict. */
function inFields({ campaign, registries: { kinds } }: CampaignModel): Verdict[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.map(({ id, kind }, index) => ({
      name: id,
      needs: kinds[kind]?.needs?.(campaign) ?? [],
      path: placeOfField(step, index),
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
    };
  });
}

/** Whether a campaign asks for anything that a verdict hangs on: whoever does not goes by what addresses bring along. */
const isScreening = (asked: ReadonlySet<keyof Answers>) =>
  onAnswers.some((aspect) => answersOfAspects[aspect]?.flat().some((answer) => asked.has(answer)));

/** Fields and conditions that hang on a verdict on what no step asks for or finds out: each lack once, at the first of them. */
export function verdictFindings(model: CampaignModel): Finding[] {
  const { campaign, registries } = model;
  const asked = askedIn(campaign, registries);
  const given = givenIn(campaign, registries);
  const untold = untoldIn(campaign, registries);
  const found = new Map<string, Finding>();
  const verdicts = [...inFields(model), ...(isScreening(asked) ? inConditions(model) : [])];
  for (const { name, needs, path } of verdicts)
    for (const aspect of needs) {
      const unasked = unaskedOf(answersOfAspects[aspect] ?? [], campaign, asked);
      const mayLack = unaskedOf(answersOfAspects[aspect] ?? [], campaign, given).filter(
        (names) => !unasked.includes(names),
      );
      const effects = untold.get(aspect);
      const lacks = [
        ...unasked.map((names) => `${quoted(names)}, which no field asks for`),
        ...mayLack.map((names) => `${quoted(names)}, which may be left out where it is asked for`),
        ...(effects ? [`what ${quoted(effects)} finds out, and no step runs it once there are answers`] : []),
      ];
      for (const lack of lacks)
        if (!found.has(lack)) found.set(lack, findingAt(model, 'C085', path, `"${name}" hangs on ${lack}`));
    }
  return [...found.values()];
}
