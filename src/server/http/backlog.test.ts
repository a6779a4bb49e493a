import { expect, test } from 'vitest';
import { Backlog } from './backlog.ts';

type Read = { turn: number; from: number; to: number };

/** Whether a request is turned away, read each 10 ms of some turns of the event loop. */
function turnedAway(turns: readonly Read[]): boolean[] {
  const backlog = new Backlog();
  return turns.flatMap(({ turn, from, to }) =>
    Array.from({ length: (to - from) / 10 + 1 }, (_, at) => backlog.isLong(from + at * 10, turn)),
  );
}

const taken = (count: number) => Array<boolean>(count).fill(false);

test.each<[string, Read[], boolean[]]>([
  [
    'in short turns everybody is taken',
    [1, 2, 3, 4, 5, 6, 7].map((turn) => ({ turn, from: turn * 30, to: turn * 30 + 20 })),
    taken(21),
  ],
  [
    'a burst that one turn reads is taken',
    [
      { turn: 1, from: 0, to: 100 },
      { turn: 3, from: 300, to: 400 },
    ],
    taken(22),
  ],
  [
    'while turns are long, those who come late in each are turned away',
    [
      { turn: 1, from: 0, to: 90 },
      { turn: 2, from: 120, to: 170 },
    ],
    [...taken(10), false, false, false, false, true, true],
  ],
  [
    'after a short turn everybody is taken again',
    [
      { turn: 1, from: 0, to: 120 },
      { turn: 2, from: 150, to: 160 },
      { turn: 3, from: 170, to: 220 },
    ],
    [...taken(11), true, true, ...taken(8)],
  ],
])('%s', (_sentence, turns, expected) => {
  expect(turnedAway(turns)).toEqual(expected);
});
