import type { Fault } from '#src/checker/finding.ts';
import { targetsOf } from './conditionFindings.ts';
import { faultAt, stepsOfButtons } from './model.ts';
import type { Subject } from './model.ts';
import type { World } from './situations.ts';

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

/** Steps that nobody gets to, and steps from which nobody gets to an end. */
export function graphFaults(subject: Subject, worlds: readonly World[]): Fault[] {
  const steps = Object.values(subject.campaign.steps);
  const forward: Graph = new Map(steps.map(({ name }) => [name, targetsOf(subject, name, worlds)]));
  const all: Graph = new Map(
    steps.map((step) => [step.name, new Set([...(forward.get(step.name) ?? []), ...stepsOfButtons(subject, step)])]),
  );
  const reached = reachable(all, [subject.campaign.home]);
  const ends = steps.filter(({ next }) => next === undefined).map(({ name }) => name);
  const ending = reachable(reversed(forward), ends);
  const unreached = steps.filter(({ name }) => !reached.has(name));
  const stranded = steps.filter(({ name }) => reached.has(name) && !ending.has(name));
  const say = (name: string, message: string) => faultAt(subject, ['steps', name], message, true);
  return [
    ...unreached.map(({ name }) => say(name, `No visitor gets to the step "${name}"`)),
    ...stranded.map(({ name }) => {
      const circle = [...reachable(forward, [name])].join(' -> ');
      return say(name, `From the step "${name}" nobody gets to an end: witness ${circle} -> ...`);
    }),
  ];
}
