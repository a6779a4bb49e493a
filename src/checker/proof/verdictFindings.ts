import type { Answers } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { findingAt, type CampaignModel } from './model.ts';
import { untoldIn } from './untold.ts';

type AnswerNames = readonly (keyof Answers)[];

const body: AnswerNames = ['heightCm', 'weightKg'];

/** The answers that the campaign asks for: what a kind lets change on another step, it shows. */
function askedIn({ steps }: Campaign, { kinds }: Registries): ReadonlySet<keyof Answers> {
  const used = Object.values(steps).flatMap(({ fields }) => fields.flatMap(({ kind }) => kinds[kind] ?? []));
  return new Set(used.flatMap(({ options, answers }) => ('changeStep' in options ? [] : answers)));
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

/** Fields that give or await a verdict on what no step asks for or finds out: each lack once, at the first of them. */
export function verdictFindings(model: CampaignModel): Finding[] {
  const { campaign, registries, tree } = model;
  const asked = askedIn(campaign, registries);
  const untold = untoldIn(campaign, registries);
  const found = new Map<string, Finding>();
  for (const step of Object.values(campaign.steps))
    for (const [index, { id, kind }] of step.fields.entries())
      for (const aspect of registries.kinds[kind]?.needs?.(campaign) ?? []) {
        const unasked = unaskedOf(answersOfAspects[aspect] ?? [], campaign, asked);
        const effects = untold.get(aspect);
        const lacks = [
          ...unasked.map((names) => `${quoted(names)}, which no field asks for`),
          ...(effects ? [`what ${quoted(effects)} finds out, and no step runs it once there are answers`] : []),
        ];
        const path = fieldPath(tree, step, index);
        for (const lack of lacks)
          if (!found.has(lack)) found.set(lack, findingAt(model, 'C085', path, `"${id}" hangs on ${lack}`));
      }
  return [...found.values()];
}
