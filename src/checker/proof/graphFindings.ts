import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Knowledge } from './knowledge.ts';
import { findingAtStep, stepsOfButtons, type CampaignModel } from './model.ts';
import { movesTo, stepsOn, wayOnFrom, wayTo, witnessOn } from './onWay.ts';
import { reachedIn, type Unreached } from './unreached.ts';
import type { Move, Stop, Ways } from './ways.ts';

/** The steps from which somebody gets to an end, also by going back and another way from there. */
function endingSteps(ways: Ways): Set<string> {
  const before = movesTo(ways);
  const ending = new Set<Stop>();
  const steps = new Set<string>();
  const last = ways.stops.flatMap(({ moves }) => moves.filter(({ to }) => !to));
  for (let known = -1; known < steps.size;) {
    known = steps.size;
    const open = last.filter(({ round }) => !round || steps.has(round.to.name));
    for (let move = open.pop(); move; move = open.pop()) {
      const { from } = move;
      if (!from || ending.has(from)) continue;
      ending.add(from);
      steps.add(from.step.name);
      open.push(...(before.get(from) ?? []));
    }
  }
  return steps;
}

type Proved = { model: CampaignModel; knowledge: Knowledge; ways: Ways };

/** Somebody who goes that way and comes back. */
const walker = (way: readonly Move[], { knowledge }: Proved) =>
  witnessOn(way, [...stepsOn(way), ...way.flatMap(({ round }) => round?.to ?? [])], knowledge);

/** Steps from which nobody gets to an end: one finding, at the step by which somebody comes back to them. */
function endlessFindings(proved: Proved, reached: ReadonlySet<string>, ending: ReadonlySet<string>): Finding[] {
  const { model, ways } = proved;
  const stop = ways.stops.find(({ step }) => !ending.has(step.name));
  const way = stop ? [...wayTo(stop.by), ...wayOnFrom(stop)] : [];
  const [last, back] = [way.at(-1)?.from?.step, way.at(-1)?.round?.to];
  if (!last || !back) return [];
  const stuck = Object.keys(model.campaign.steps).filter((name) => reached.has(name) && !ending.has(name));
  const steps = stuck.map((name) => `"${name}"`).join(', ');
  const message = `Nobody gets to an end from ${steps}: the step "${last.name}" leads back to "${back.name}"`;
  return [findingAtStep(model, 'C041', last.name, message, walker(way, proved))];
}

/** Whether somebody can answer or press something else on the way round. */
function hasInput(model: CampaignModel, circle: readonly CampaignStep[]): boolean {
  const asks = ({ fields }: CampaignStep) =>
    fields.some(({ kind }) => (model.registries.kinds[kind]?.answers.length ?? 0) > 0);
  return circle.some((step) => asks(step) || stepsOfButtons(model, step).length > 0);
}

/**
 * Steps that are not reachable, those from which nobody gets to an end, and circles in which nobody can do anything. Where nobody
 * gets to any end, the circle is why nobody reaches what lies behind it.
 */
export function graphFindings(proved: Proved, unreached: readonly Unreached[]): Finding[] {
  const { model, ways } = proved;
  const reached = reachedIn(ways);
  const ending = endingSteps(ways);
  const rounds = ways.stops.flatMap(({ moves }) => moves.filter(({ round }) => round?.isFresh));
  const perStep = Object.keys(model.campaign.steps).flatMap((name): Finding[] => {
    if (!reached.has(name)) return [];
    const isEndless = ({ round }: Move) => round?.to.name === name && !hasInput(model, round.circle);
    const round = ending.has(name) ? rounds.find(isEndless) : undefined;
    if (!round) return [];
    const message = `From the step "${name}" some visitors go round for ever, and can change nothing on the way`;
    return [findingAtStep(model, 'C042', name, message, walker(wayTo(round), proved))];
  });
  const notReached = ending.size > 0 ? unreached.map(({ finding }) => finding) : [];
  return [...notReached, ...perStep, ...endlessFindings(proved, reached, ending)];
}
