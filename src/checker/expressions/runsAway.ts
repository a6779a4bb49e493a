import { positionsOf, type Positions } from './positions.ts';

/** What can be reached in one or more moves from a start. */
function reached<T>(start: T, next: (from: T) => readonly T[]): Set<T> {
  const found = new Set<T>();
  const open = [start];
  for (let from = open.pop(); from !== undefined; from = open.pop())
    for (const to of next(from)) {
      if (found.has(to)) continue;
      found.add(to);
      open.push(to);
    }
  return found;
}

/** The positions that lie on a circle with the given one. */
function circleOf(start: number, { follow }: Positions): Set<number> {
  const ahead = reached(start, (from) => follow[from] ?? []);
  return new Set([...ahead].filter((one) => reached(one, (from) => follow[from] ?? []).has(start)));
}

/** Whether one text leads from the position back to it in two ways: each round then doubles what must be tried. */
function doubles(start: number, positions: Positions): boolean {
  const circle = circleOf(start, positions);
  const { takes, follow } = positions;
  const moves = (from: number) => (follow[from] ?? []).filter((to) => circle.has(to));
  if ([...circle].some((from) => new Set(moves(from)).size < moves(from).length)) return true;
  const meet = (one: number, other: number) => takes[one]?.some((isTaken, at) => isTaken && takes[other]?.[at]);
  // A pair of positions as one number.
  const size = follow.length;
  const pairs = (pair: number) =>
    moves(Math.floor(pair / size)).flatMap((one) =>
      moves(pair % size).flatMap((other) => (meet(one, other) ? [one * size + other] : [])),
    );
  const origin = start * size + start;
  const apart = [...reached(origin, pairs)].filter((pair) => Math.floor(pair / size) !== pair % size);
  return apart.some((pair) => reached(pair, pairs).has(origin));
}

/**
 * Whether the time to refuse a text may double with each of its characters: some text can be repeated and be read in two
 * ways each time, as in `(a+)+` or `(a|ab|b)*`. One whose time grows with a power of the
 * length does not; one that the parser does not know is taken to.
 */
export function runsAway(expression: RegExp): boolean {
  const positions = positionsOf(expression);
  return !positions || positions.follow.some((_, start) => doubles(start, positions));
}
