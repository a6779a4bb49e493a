import type { Finding } from '#src/checker/finding.ts';
import { targetsOf } from './conditionFindings.ts';
import { findingAt, stepsOfButtons } from './model.ts';
import type { CampaignModel } from './model.ts';
import type { Situation } from './situations.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function reachable(graph: Graph, from: readonly string[]): Set<string> {
  const found = new Set(from);
  for (const name of found) for (const next of graph.get(name) ?? []) found.add(next);
  return found;
}

function reversed(graph: Graph): Graph {
  const back = new Map([...graph.keys()].map((name) => [name, new Set<string>()]));
  for (const [name, nexts] of graph) for (const next of nexts) back.get(next)?.add(name);
  return back;
}

/** Steps that are not reachable, and reachable steps from which no end is. */
export function graphFindings(model: CampaignModel, situations: readonly Situation[]): Finding[] {
  const steps = Object.values(model.campaign.steps);
  const forward: Graph = new Map(steps.map(({ name }) => [name, targetsOf(model, name, situations)]));
  const all: Graph = new Map(
    steps.map((step) => [step.name, new Set([...(forward.get(step.name) ?? []), ...stepsOfButtons(model, step)])]),
  );
  const reached = reachable(all, [model.campaign.home]);
  const ends = steps.filter(({ next }) => next === undefined).map(({ name }) => name);
  const ending = reachable(reversed(forward), ends);
  const unreached = steps.filter(({ name }) => !reached.has(name));
  const stranded = steps.filter(({ name }) => reached.has(name) && !ending.has(name));
  const atStep = (name: string, message: string) => findingAt(model, ['steps', name], message, true);
  return [
    ...unreached.map(({ name }) => atStep(name, `No visitor gets to the step "${name}"`)),
    ...stranded.map(({ name }) => {
      const circle = [...reachable(forward, [name])].join(' -> ');
      return atStep(name, `From the step "${name}" nobody gets to an end: witness ${circle} -> ...`);
    }),
  ];
}
