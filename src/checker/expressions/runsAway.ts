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

/** Product constants: what a text of 254 characters, the longest answer, may be read in at most, and what is looked at to tell. */
const [MOST_IN_A_ROW, MOST_LOOKED_AT] = [3, 20_000];

/** What is possible at once at three positions: a character that all of them take. */
const isShared = ({ takes }: Positions, [a, b, c]: readonly [number, number, number]) =>
  takes[a]?.some((isTaken, at) => isTaken && takes[b]?.[at] && takes[c]?.[at]) ?? false;

/** Whether one text leads round from `one`, on from there to `other`, and round from that: what stands between is shared out. */
function sharesOut(one: number, other: number, positions: Positions): boolean {
  const [ofOne, ofOther] = [circleOf(one, positions), circleOf(other, positions)];
  const size = positions.follow.length;
  const numberOf = (a: number, b: number, c: number) => (a * size + b) * size + c;
  let looked = 0;
  const next = (triple: number): number[] => {
    looked += 1;
    if (looked > MOST_LOOKED_AT) return [];
    const from = [Math.floor(triple / size / size), Math.floor(triple / size) % size, triple % size];
    const [first = [], second = [], third = []] = from.map((position) => positions.follow[position] ?? []);
    return first
      .filter((a) => ofOne.has(a))
      .flatMap((a) =>
        second.flatMap((b) =>
          third.flatMap((c) => (ofOther.has(c) && isShared(positions, [a, b, c]) ? [numberOf(a, b, c)] : [])),
        ),
      );
  };
  return reached(numberOf(one, one, other), next).has(numberOf(one, other, other));
}

/** How many endless counts in a row share out the same text between them, at most. */
function inARow(positions: Positions): number {
  const endless = positions.follow.flatMap((_, position) => (circleOf(position, positions).size > 0 ? [position] : []));
  const known = new Map<number, number>();
  const from = (one: number): number => {
    const count = known.get(one) ?? 1 + Math.max(0, ...after(one).map(from));
    known.set(one, count);
    return count;
  };
  const after = (one: number) => endless.filter((other) => other > one && sharesOut(one, other, positions));
  return Math.max(0, ...endless.map(from));
}

/**
 * How the time to refuse a text may grow, in words that follow "can"; undefined where it cannot run away. It may double with
 * each character, where some text can be repeated and be read in two ways each time, as in `(a+)+` or `(a|ab|b)*`; or grow with
 * a high power of the length, where several counts can share it out, as in `.*.*.*.*@`. An expression that the parser does not
 * know is taken to double.
 */
export function runsAway(expression: RegExp): string | undefined {
  const positions = positionsOf(expression);
  if (!positions || positions.follow.some((_, start) => doubles(start, positions))) return 'double with each character';
  const power = inARow(positions);
  return power > MOST_IN_A_ROW ? `grow with the power of ${power} of their length` : undefined;
}
