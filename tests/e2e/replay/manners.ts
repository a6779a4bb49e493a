import { cover } from '#src/checker/cover.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { entries } from './entries.ts';
import type { Replay } from './plan.ts';

/** What the visitor works on the way: each kind with a control, on pages that an answer leaves as another thing. */
const workedOn = ({ path, visitor: { facts } }: Replay): string[] =>
  path
    .slice(0, -1)
    .flatMap(({ fields, part }) =>
      fields
        .filter((field) => isAsked(field, facts) && (entries[field.kind].enter ?? entries[field.kind].leave))
        .map(({ kind }) => (part?.movesOn ? `${kind} that moves on` : kind)),
    );

/** Some of the replays that, between them, work each kind that all of them do; those that others do not use up are preferred. */
export function oneOfEachKind(replays: readonly Replay[], used: ReadonlySet<Replay> = new Set()): ReadonlySet<Replay> {
  const free = replays.filter((replay) => !used.has(replay));
  const known = new Set(free.flatMap(workedOn));
  const candidates = replays.map((replay) => {
    const goals = workedOn(replay);
    return { replay, goals: used.has(replay) ? goals.filter((goal) => !known.has(goal)) : goals };
  });
  return new Set(cover(candidates).map(({ replay }) => replay));
}
