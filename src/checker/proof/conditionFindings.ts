import type { Finding } from '#src/checker/finding.ts';
import { nextStep } from '#src/flow/nextStep.ts';
import { holds } from '#src/rules/evaluate.ts';
import { usesInFields, usesInNav, usesInNext } from './conditions.ts';
import type { Use } from './conditions.ts';
import { findingAt } from './model.ts';
import type { CampaignModel } from './model.ts';
import { both, examplesOf, ruleHolds, campaignExample, situationOf } from './situations.ts';
import type { Situation } from './situations.ts';

const cure = 'Mend the condition, or add a person to whom this happens';

/** Finds a condition constant if it has the same outcome in all examples of its rule and for all example visitors. */
function constantFinding(model: CampaignModel, people: readonly Situation[], { path, condition }: Use): Finding[] {
  const base = campaignExample(model.campaign);
  const examples = examplesOf(condition, model.registries.rules).flatMap((example) =>
    // Also under other flags: a condition on a flag is a choice for the campaigns that inherit it.
    [situationOf(example), situationOf(both(base, example))],
  );
  const outcomes = new Set([...examples, ...people].map(({ facts }) => ruleHolds(condition, facts)));
  if (outcomes.size === 2) return [];
  const never = outcomes.has(true) ? 'fails' : 'holds';
  return [findingAt(model, path, `"${condition.rule}" never ${never} here, so this choice is none. ${cure}`)];
}

/** Cases that no situation chooses, since they never hold or an earlier case always does. */
function caseFindings(model: CampaignModel, situations: readonly Situation[]): Finding[] {
  return Object.values(model.campaign.steps).flatMap(({ name, next }) => {
    if (typeof next !== 'object') return [];
    const chosen = new Set(situations.map(({ facts }) => next.cases.findIndex(({ when }) => holds(when, facts))));
    const missed = next.cases.flatMap((_, index) => (chosen.has(index) ? [] : [index]));
    const path = ['steps', name, 'next'];
    const findings = missed.map((index) =>
      findingAt(
        model,
        [...path, 'cases', index],
        `No visitor gets to this case: those before it take everybody. ${cure}`,
      ),
    );
    if (chosen.has(-1)) return findings;
    return [
      ...findings,
      findingAt(model, [...path, 'otherwise'], `No visitor gets here: the cases take everybody. ${cure}`),
    ];
  });
}

/** Conditions that decide nothing: always true, always false, or never evaluated as earlier ones take everybody. */
export function conditionFindings(
  model: CampaignModel,
  situations: readonly Situation[],
  people: readonly Situation[],
): Finding[] {
  const all = [...usesInNext(model.campaign), ...usesInNav(model.campaign), ...usesInFields(model.campaign)];
  const constant = all.flatMap((use) => constantFinding(model, people, use));
  return constant.length > 0 ? constant : caseFindings(model, [...situations, ...people]);
}

/** The steps that follow a step in at least one of the situations; none for an unknown step. */
export function targetsOf(model: CampaignModel, name: string, situations: readonly Situation[]): Set<string> {
  const step = model.campaign.steps[name];
  if (!step) return new Set();
  return new Set(situations.flatMap(({ facts }) => nextStep(step, facts) ?? []));
}
