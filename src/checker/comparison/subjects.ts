import { isDeepStrictEqual } from 'node:util';
import type { Condition } from '#src/rules/index.ts';
import { fieldSubject, isSameField, orderSubject } from './fieldSubjects.ts';
import { crossedFields } from './order.ts';
import { agreement, isSameForRules, type Pair } from './side.ts';
import { outcomeSubject, pageOf, pageSubject, startSubject, stepSubjects, waySubject } from './stepSubjects.ts';
import { stepOf, type Subject } from './subject.ts';
import { isBegunAlike, isReachedAlike, leadsOnAlike } from './ways.ts';

/** Everything at a step that may differ for somebody; nothing of what is seen to be the same. */
function subjectsAt(pair: Pair, name: string, agrees: (when: Condition | undefined) => boolean): Subject[] {
  const sides = [pair.before, pair.after];
  const [old, now] = sides.map((side) => stepOf(side, name));
  const isAlike = isReachedAlike(pair, name, agrees);
  const ids = new Set(sides.flatMap((side) => stepOf(side, name)?.fields.map(({ id }) => id) ?? []));
  const changed = [...ids].filter((id) => !isAlike || !isSameField(pair, name, id, agrees));
  const isSamePage =
    isDeepStrictEqual(old && [pageOf(pair.before, old), old.nav], now && [pageOf(pair.after, now), now.nav]) &&
    agrees(old?.nav.nextWhen);
  return [
    ...(isAlike && (old?.next === undefined) === (now?.next === undefined) ? [] : stepSubjects(name)),
    ...(!old || !now || leadsOnAlike(pair, name, agrees) ? [] : [waySubject(name)]),
    ...(!old || !now || isSamePage ? [] : [pageSubject(name)]),
    ...changed.map((id) => fieldSubject(pair, name, id)),
    ...crossedFields(old?.fields ?? [], now?.fields ?? []).map(([field, other]) => orderSubject(name, field, other)),
  ];
}

/** Everything that visitors of two campaigns may meet with and that may differ for some of them. */
export function subjectsOf(pair: Pair): Subject[] {
  const agrees = agreement(pair);
  const names = new Set([pair.before, pair.after].flatMap(({ model }) => Object.keys(model.campaign.steps)));
  return [
    ...(isSameForRules(pair) ? [] : [outcomeSubject]),
    ...(isBegunAlike(pair) ? [] : [startSubject]),
    ...[...names].flatMap((name) => subjectsAt(pair, name, agrees)),
  ];
}
