import type { Answers } from '#src/domain/facts.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import type { AspectName } from '#src/kit/aspects.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { eitherOf } from '#src/checker/quoting.ts';
import { earlyFor, uncheckedFor } from './foundTooEarly.ts';
import { findingAt, type CampaignModel } from './model.ts';
import { firstSteps, type StepGraph } from './stepGraph.ts';
import { untoldIn } from './untold.ts';
import { askedIn, inConditions, inFields, isAnyOf, mustBeGiven, neededFor, type Verdict } from './verdicts.ts';

/** The answers that some field of these steps must be given: one that may be left out leaves the verdict open. */
const givenIn = (steps: readonly CampaignStep[], { kinds }: Registries): ReadonlySet<keyof Answers> =>
  new Set(steps.flatMap(({ fields }) => fields.flatMap((field) => mustBeGiven(field, kinds))));

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
  const isLedTo = ({ at }: Verdict) => firstSteps(campaign).some((step) => graph.ahead(step).has(at));
  const given = inFields(model).filter(isLedTo);
  const conditions = inConditions(model).filter(isLedTo);
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
      [earlyFor, uncheckedFor].flatMap((find) =>
        find(aspect, verdict, model, graph).map((one) => ({ ...one, name: verdict.name })),
      ),
    ),
  );
  for (const one of found.size > 0 ? [] : early) tell(one, one.lack);
  return [...found.values()];
}
