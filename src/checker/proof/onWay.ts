import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Witness } from '#src/checker/finding.ts';
import type { Knowledge } from './knowledge.ts';
import { both, situationOf, withoutCampaign } from './situations.ts';
import type { Traits } from './traits.ts';
import type { Move, Stop, Ways } from './ways.ts';

/** The shortest way on which somebody makes the move, with it. */
export function wayTo(move: Move): Move[] {
  const way = [move];
  for (let stop = move.from; stop; stop = stop.by.from) way.unshift(stop.by);
  return way;
}

/** The moves that lead to each stop. */
export function movesTo({ starts, stops }: Ways): ReadonlyMap<Stop, readonly Move[]> {
  const found = new Map<Stop, Move[]>(stops.map((stop) => [stop, []]));
  for (const move of [...starts, ...stops.flatMap(({ moves }) => moves)]) if (move.to) found.get(move.to)?.push(move);
  return found;
}

/** At most so many ways on which somebody makes the move, the shortest first; `before` are the moves that lead to each stop. */
export function waysTo(move: Move, before: ReadonlyMap<Stop, readonly Move[]>, most: number): Move[][] {
  const { from } = move;
  if (!from) return [[move]];
  const ways: Move[][] = [];
  for (const last of new Set([from.by, ...(before.get(from) ?? [])])) {
    if (ways.length >= most) break;
    for (const way of waysTo(last, before, most - ways.length)) ways.push([...way, move]);
  }
  return ways;
}

/** A way from the stop to where it ends or comes back. */
export function wayOnFrom(stop: Stop): Move[] {
  const way: Move[] = [];
  for (let at: Stop | undefined = stop; at;) {
    const [move]: readonly Move[] = at.moves;
    if (move) way.push(move);
    at = move?.to;
  }
  return way;
}

/** The steps that are passed on the way. */
export const stepsOn = (way: readonly Move[]): CampaignStep[] => way.flatMap(({ from }) => from?.step ?? []);

/** What is known of whoever goes that way: first what they press, then who they are. */
export const traitsOn = (way: readonly Move[]): Traits =>
  new Map([
    ...way.flatMap(({ pressed }) => [...pressed]),
    ...way.flatMap(({ learned }) => learned.map(({ about, words }) => [about, words] as const)),
  ]);

/** Somebody who goes that way, up to the given steps. */
export function witnessOn(
  way: readonly Move[],
  path: readonly CampaignStep[],
  { situation }: Knowledge,
  words: readonly string[] = [],
): Witness {
  const known: number[] = [];
  for (const { learned } of way) for (const { number, picked } of learned) known[number] = picked;
  const landing = way.find((move) => move.landing !== undefined)?.landing;
  const { example } = situation(known);
  const facts = landing === undefined ? example : situationOf(both(example, { query: { landing } })).example;
  return { words, facts: withoutCampaign(facts), path: path.map(({ name }) => name) };
}
