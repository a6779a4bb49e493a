import type { CallName } from '#src/api/call.ts';
import type { Facts } from '#src/domain/facts.ts';
import type { Witness } from '#src/checker/witnesses.ts';
import type { FoundVisitor } from './findVisitor.ts';

function withoutSite(facts: Facts): Facts {
  const changed = { ...facts, siteSearch: 'failed' as const, siteSchedulingEnabled: false };
  delete changed.site;
  return changed;
}

/** Calls by which something is known that leads visitors on, and what is known without their reply. */
const withoutReply = {
  alreadyMatched: (facts: Facts): Facts => ({ ...facts, alreadyMatched: false }),
  siteSearch: withoutSite,
  siteSchedulingStatus: (facts: Facts): Facts => ({ ...facts, siteSchedulingEnabled: false }),
} satisfies Partial<Record<CallName, (facts: Facts) => Facts>>;

/** A call whose outcome leads visitors on. */
export type LeadingCall = keyof typeof withoutReply;
/** What leaves a page without the reply: to its visitor both are the same. */
export type CallOutcome = 'fails' | 'comes too late';

type Way = Pick<Witness<FoundVisitor>, 'path' | 'landing' | 'goals'>;
/** A visitor on a way. */
type Going = Way & { visitor: FoundVisitor };

// An object has the keys of its type.
const calls = Object.keys(withoutReply) as LeadingCall[];

/** How many steps two ways have in common from their beginning. */
function inCommon({ path }: Way, other: Way): number {
  const index = path.findIndex((name, at) => other.path[at] !== name);
  return index === -1 ? path.length : index;
}

/**
 * How far a way is gone after its parting: to its end, unless the server knows what the page does not. It asks itself who takes
 * part already, and books no appointment for them.
 */
const pathFrom = (parting: number, call: LeadingCall, { path }: Way) =>
  call === 'alreadyMatched' ? path.slice(0, parting + 1) : path;

/**
 * The visitors whose way hangs on a call, on the way that they go without its reply. One of them stands for all whom the same step
 * leads on to the same steps.
 */
export function callOutcomes(
  all: readonly Going[],
  waysOf: (facts: Facts) => readonly Way[],
): (Going & { call: LeadingCall })[] {
  const found = new Map<string, Going & { call: LeadingCall }>();
  for (const { visitor, ...own } of all)
    for (const call of calls) {
      const facts = withoutReply[call](visitor.facts);
      const ways = waysOf(facts).filter(({ landing }) => landing === own.landing);
      const [nearest] = ways.toSorted((a, b) => inCommon(own, b) - inCommon(own, a));
      const parting = nearest ? inCommon(own, nearest) : 0;
      if (!nearest || parting === 0 || parting === own.path.length) continue;
      const key = [call, own.path[parting - 1], own.path[parting], nearest.path[parting]].join();
      const path = pathFrom(parting, call, nearest);
      if (!found.has(key)) found.set(key, { ...nearest, path, visitor: { ...visitor, facts }, call });
    }
  return [...found.values()];
}
