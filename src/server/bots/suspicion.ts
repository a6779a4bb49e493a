import type { FastifyRequest } from 'fastify';
import { trapHeader } from '#src/api/services.ts';
import type { Lead } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Sign } from '#src/server/db/tables/bots.ts';
import type { Watch } from '#src/server/leads/attempt.ts';
import { visitBegun } from '#src/server/visitor/visitBegun.ts';
import { levelOf } from './levels.ts';
import { isManyOfAddress, mostOfNumber } from './velocity.ts';

/** No hand is faster from the first page to the first save, not even where the browser fills everything in. */
const FASTEST_MS = 1500;

/** A visit that begins later than it saves is one of a clock that was set back meanwhile, and tells nothing. */
const isTooFast = (ms: number) => ms >= 0 && ms < FASTEST_MS;

/**
 * The signs that a first save comes from a machine. What a page cannot have done yet is expected of no page: a proof of
 * work comes after the save. Undefined where nobody looks.
 */
export async function watchOf(context: ServerContext, request: FastifyRequest, lead: Lead): Promise<Watch | undefined> {
  const level = await levelOf(context, lead);
  if (level === 'off') return undefined;
  const begun = visitBegun(context, request);
  const signs: Record<Exclude<Sign, 'number'>, boolean> = {
    trap: request.headers[trapHeader] !== undefined,
    noVisit: begun === undefined,
    tooFast: begun !== undefined && isTooFast(context.clock().getTime() - begun.getTime()),
    address: await isManyOfAddress(context, request),
    noProof: level === 'attack',
  };
  return { signs: names.filter((name) => signs[name]), mostOfNumber: mostOfNumber(context.settings) };
}

/**
 * The signs that a later save may have: a first one that aimed at nothing is no way around the work that is asked for under
 * attack, nor one with a number of its own around the number of somebody who has many leads. A lead that was kept apart
 * before is not again.
 */
export async function watchOfUpdate(context: ServerContext, lead: Lead): Promise<Watch | undefined> {
  const level = await levelOf(context, lead);
  if (level === 'off') return undefined;
  return { signs: level === 'attack' ? ['noProof'] : [], mostOfNumber: mostOfNumber(context.settings) };
}

const names = ['trap', 'noVisit', 'tooFast', 'address', 'noProof'] as const;
