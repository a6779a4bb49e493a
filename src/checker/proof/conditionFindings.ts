import type { Finding } from '#src/checker/finding.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { holds } from '#src/rules/evaluate.ts';
import { casesOf, usesOf, type Use } from './conditions.ts';
import { explore } from './explore.ts';
import { findingAt, mostWays, unproved, type CampaignModel } from './model.ts';
import { both, situationOf } from './situations.ts';
import { readingsOf, visitorsOf } from './visitor.ts';
import { walk, type Walk } from './walk.ts';

/** Settings of other campaigns: what is a choice under one of them is one for those that inherit the document. */
const otherSettings: readonly ExampleFacts[] = [
  {},
  { campaign: { flowType: 'signup', outcome: 'full' } },
  ...[true, false].flatMap((isOn): ExampleFacts[] => [
    { campaign: { showCountrySelect: isOn, webScreenerProps: { shouldShowHeightWeight: isOn } } },
    { campaign: { flowType: 'webScreener', outcome: 'criteria', consent: { shown: isOn, onConditions: false } } },
  ]),
];

/** The outcomes of a condition, at most two, for those who get to its step; undefined where that takes too long. */
function outcomesOf(model: CampaignModel, { path, condition }: Use): Set<boolean> | undefined {
  const visitors = visitorsOf(model.campaign);
  const plain = { ...condition, is: true };
  const settings = readingsOf(condition).includes('campaign') ? otherSettings : [];
  const outcomes = new Set<boolean>();
  const isWhole = explore((choose) => {
    const visitor = visitors(choose);
    const { path: passed } = walk(model, visitor, ({ name }) => name === path[1]);
    if (passed.at(-1)?.name !== path[1]) return undefined;
    outcomes.add(visitor.meets(plain));
    if (settings.length > 0) visitor.learn(...readingsOf(condition));
    const { example } = visitor.situation();
    for (const setting of settings) outcomes.add(holds(plain, situationOf(both(example, setting)).facts));
    return outcomes.size === 2 ? 'done' : undefined;
  }, mostWays);
  return isWhole ? outcomes : undefined;
}

/** Finds a condition that has the same outcome for every visitor who gets to its step. */
function constantFindings(model: CampaignModel, use: Use): Finding[] {
  const outcomes = outcomesOf(model, use);
  if (!outcomes) return [findingAt(model, 'C055', use.path, unproved)];
  if (outcomes.size !== 1) return [];
  const choice = `"${use.condition.rule}" never ${outcomes.has(true) ? 'fails' : 'holds'} for those who get here`;
  return [findingAt(model, 'C043', use.path, `${choice}, so this choice is none. Mend the condition, or leave it out`)];
}

/** Cases that no visitor takes, since they never hold or an earlier case always does. */
function caseFindings(model: CampaignModel, walks: readonly Walk[]): Finding[] {
  return Object.values(model.campaign.steps).flatMap((step) => {
    const { name, part } = step;
    const stated = casesOf(step);
    const taken = new Set(walks.flatMap(({ cases }) => cases.get(name) ?? []));
    if (stated.length === 0 || taken.size === 0) return [];
    const path = ['steps', name, 'next'];
    const passes = part?.passes ?? 0;
    const missed = stated.flatMap((_, index) => (taken.has(passes + index) ? [] : [index]));
    const findings = missed.map((index) =>
      findingAt(
        model,
        'C044',
        [...path, 'cases', index],
        'No visitor gets to this case: those before it take everybody',
      ),
    );
    if (taken.has(-1)) return findings;
    return [
      ...findings,
      findingAt(model, 'C045', [...path, 'otherwise'], 'No visitor gets here: the cases take everybody'),
    ];
  });
}

/** Conditions that decide nothing: always true, always false, or never evaluated as earlier ones take everybody. */
export function conditionFindings(model: CampaignModel, walks: readonly Walk[]): Finding[] {
  const constant = usesOf(model.campaign).flatMap((use) => constantFindings(model, use));
  return constant.length > 0 ? constant : caseFindings(model, walks);
}
