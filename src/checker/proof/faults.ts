import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Knowledge } from './knowledge.ts';
import { findingAt, findingAtStep, type CampaignModel } from './model.ts';
import { movesTo, stepsOn, traitsOn, waysTo, wayTo, witnessOn } from './onWay.ts';
import { tellingTraits, type Traits } from './traits.ts';
import type { Fault } from './watch.ts';
import type { Move, Stop, Ways } from './ways.ts';

/** Product constant: of so many visitors with one fault, the one with the fewest traits and the shortest way stands for all. */
const MOST_TRIED = 20;

/** A fault, the move by which it is certain, and the steps up to that of the fault. */
type Met = { fault: Fault; move: Move; path: readonly CampaignStep[] };

const isSame = (one: Fault, other: Fault) => one.cause === other.cause && one.step === other.step;

/** Whether those who make the move may have these traits. */
function mayHave({ pressed, learned }: Move, traits: Traits): boolean {
  for (const { about, words } of learned) if ((traits.get(about) ?? words) !== words) return false;
  for (const [about, words] of pressed) if ((traits.get(about) ?? words) !== words) return false;
  return true;
}

/** Whether somebody who may have these traits passes the step of the fault without it. */
function isSpared({ starts }: Ways, fault: Fault, traits: Traits): boolean {
  const mayMake = (move: Move) => mayHave(move, traits) && !move.faults.some((one) => isSame(one, fault));
  const [before, after] = [new Set<Stop>(), new Set<Stop>()];
  const goesOn = (moves: readonly Move[], hadPassed: boolean): boolean =>
    moves.some((move) => {
      if (!mayMake(move)) return false;
      const hasPassed = hadPassed || move.from?.step === fault.step;
      const seen = hasPassed ? after : before;
      if (!move.to || seen.has(move.to)) return !move.to && hasPassed;
      seen.add(move.to);
      return goesOn(move.to.moves, hasPassed);
    });
  return goesOn(starts, false);
}

/** The way up to the step of the fault. */
function metOn(way: readonly Move[], move: Move, fault: Fault): Met {
  const steps = stepsOn(way);
  return { fault, move, path: steps.slice(0, steps.indexOf(fault.step) + 1) };
}

type Tried = Met & { way: readonly Move[] };

/** What tells somebody who meets with the fault from all who are spared. */
const wordsOf = (ways: Ways, { fault, way }: Tried): string[] => [
  ...tellingTraits(traitsOn(way), (some) => isSpared(ways, fault, some)).values(),
];

/** Some who meet with one of the faults, at the step to which the shortest way leads. */
function tried(met: readonly Met[], before: ReadonlyMap<Stop, readonly Move[]>): Tried[] {
  const nearest = met.toSorted((a, b) => a.path.length - b.path.length);
  const there = nearest.filter(({ fault }) => fault.step === nearest[0]?.fault.step).slice(0, MOST_TRIED);
  // Others who go on alike may be told by fewer words.
  return there.flatMap(({ fault, move }) =>
    waysTo(move, before, Math.ceil(MOST_TRIED / there.length)).map((way) => ({ ...metOn(way, move, fault), way })),
  );
}

const nothing: Traits = new Map();

/** The visitor with the fewest traits that bring the fault about, among those who meet with it by the shortest way. */
function smallest(ways: Ways, before: ReadonlyMap<Stop, readonly Move[]>, met: readonly Met[]) {
  const all = tried(met, before);
  const [first] = all;
  // They are at one step by one cause: where nobody is spared, no trait tells them from others.
  const words = first && isSpared(ways, first.fault, nothing) ? (one: Tried) => wordsOf(ways, one) : () => [];
  const told = all.map((one) => ({ ...one, words: words(one) }));
  return told.toSorted((a, b) => a.words.length - b.words.length || a.path.length - b.path.length)[0];
}

/** One finding for each cause, with the smallest witness; each behind what is found on the way to its step. */
export function faultFindings(
  model: CampaignModel,
  knowledge: Knowledge,
  ways: Ways,
  foundBefore: (step: CampaignStep) => Finding | undefined,
): Finding[] {
  const byCause = new Map<string, Met[]>();
  for (const { moves } of ways.stops)
    for (const move of moves)
      for (const fault of move.faults) {
        const met = byCause.get(fault.cause) ?? [];
        met.push(metOn(wayTo(move), move, fault));
        byCause.set(fault.cause, met);
      }
  if (byCause.size === 0) return [];
  const before = movesTo(ways);
  return [...byCause.values()].flatMap((met): Finding[] => {
    const found = smallest(ways, before, met);
    if (!found) return [];
    const { fault, way, path, words } = found;
    const { code, step, at } = fault;
    const [message, witness] = [fault.tell(words.join(', ')), witnessOn(way, path, knowledge, words)];
    const finding = at
      ? findingAt(model, code, at, message, witness)
      : findingAtStep(model, code, step.name, message, witness);
    const behind = foundBefore(step);
    return [behind ? { ...finding, behind } : finding];
  });
}
