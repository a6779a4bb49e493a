import type { Facts } from '#src/domain/facts.ts';
import type { CampaignModel } from './proof/model.ts';
import type { KnownClass } from './proof/visitor.ts';
import type { ReadCampaign } from './readCampaign.ts';
import type { Registries } from './registries.ts';
import { abstractWalks } from './witness/abstractWalks.ts';
import { concreteWalks, type ConcreteWalk, type Offers } from './witness/concreteWalks.ts';
import { cover } from './cover.ts';
import type { Goal } from './witness/goals.ts';

/** A visitor and their way through a campaign. `key` is the same for equal visitors; `facts` are those of the last step. */
export type Witness<V extends Visitor> = ConcreteWalk & { visitor: V };
type Visitor = { key: string; facts: Facts };

/** Witnesses that meet all that can be met, shortest ways preferred; and goals of the proof that no visitor found meets. */
export type Witnesses<V extends Visitor> = { witnesses: Witness<V>[]; met: Goal[]; missed: Goal[] };

/** The visitors that the proof needs, found in a world; each once, in the order in which the proof needs them. */
function visitorsFound<V extends Visitor>(needed: readonly KnownClass[][], find: Find<V>): V[] {
  const byClasses = new Map<string, V | undefined>();
  for (const classes of needed) {
    const key = JSON.stringify(classes.map(({ key: aspect, picked }) => [aspect, picked]));
    if (!byClasses.has(key)) byClasses.set(key, find(classes));
  }
  const visitors = [...byClasses.values()].filter((one) => one !== undefined);
  return [...new Map(visitors.toReversed().map((one) => [one.key, one])).values()].toReversed();
}

/** Finds a visitor who is of these classes; undefined where there can be none. */
type Find<V> = (classes: readonly KnownClass[]) => V | undefined;

/** Where visitors come from, and which ways pages offer to them. */
export type World<V> = { find: Find<V>; offers: Offers };

/** What a proof of a sound campaign walks. Throws for a campaign with findings. */
function modelOf({ campaign, document, tree, findings }: ReadCampaign, registries: Registries): CampaignModel {
  if (!campaign || !document || !tree || findings.length > 0)
    throw new Error('Check the campaign first: it has findings.');
  return { campaign, document, tree, registries };
}

/** Every way that somebody of these facts can go through a sound campaign. Throws for a campaign with findings. */
export function waysOf(read: ReadCampaign, registries: Registries, facts: Facts, offers: Offers): ConcreteWalk[] {
  return concreteWalks(modelOf(read, registries), facts, offers);
}

/**
 * A small set of visitors of a sound campaign who, between them, meet with every way between its steps, every case, end,
 * outcome of a condition and consent that the proof met with and that the world has a visitor for. Throws for a campaign with
 * findings.
 */
export function witnessesOf<V extends Visitor>(
  read: ReadCampaign,
  registries: Registries,
  { find, offers }: World<V>,
): Witnesses<V> {
  const model = modelOf(read, registries);
  const needed = abstractWalks(model);
  const visitors = visitorsFound(
    needed.map(({ classes }) => classes),
    find,
  );
  const candidates = visitors
    .flatMap((visitor) => concreteWalks(model, visitor.facts, offers).map((way) => ({ ...way, visitor })))
    .toSorted((one, other) => one.path.length - other.path.length);
  const met = new Set(candidates.flatMap(({ goals }) => goals));
  const missed = new Set(needed.flatMap(({ goals }) => goals).filter((goal) => !met.has(goal)));
  return { witnesses: cover(candidates), met: [...met], missed: [...missed] };
}

export type { KnownClass };
