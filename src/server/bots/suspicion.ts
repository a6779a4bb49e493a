import type { FastifyRequest } from 'fastify';
import { trapHeader } from '#src/api/services.ts';
import type { Lead } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Sign } from '#src/server/db/tables/bots.ts';
import { normalPhone } from '#src/server/visitor/normalPhone.ts';
import { visitBegun } from '#src/server/visitor/visitBegun.ts';
import { levelOf } from './levels.ts';
import { isManyOfAddress, isManyOfNumber } from './velocity.ts';

/** No hand is faster from the first page to the first save, not even where the browser fills everything in. */
const FASTEST_MS = 1500;

/**
 * The signs that a first save comes from a machine. What a page cannot have done yet is expected of no page: a proof of
 * work comes after the save.
 */
export async function signsOf(context: ServerContext, request: FastifyRequest, lead: Lead): Promise<Sign[]> {
  const level = await levelOf(context, lead);
  if (level === 'off') return [];
  const begun = visitBegun(context, request);
  const signs: Record<Sign, boolean> = {
    trap: request.headers[trapHeader] !== undefined,
    noVisit: begun === undefined,
    tooFast: begun !== undefined && context.clock().getTime() - begun.getTime() < FASTEST_MS,
    address: await isManyOfAddress(context, request),
    number: await isManyOfNumber(context, numberOf(lead)),
    noProof: level === 'attack',
  };
  return names.filter((name) => signs[name]);
}

const numberOf = ({ leadId, phone1, country }: Lead) => ({ leadId, phone: normalPhone(phone1, country) });

/**
 * The signs that a later save may have: a first one that aimed at nothing is no way around the work that is asked for under
 * attack, nor one with a number of its own around the number of somebody who has many leads. A lead that was kept apart
 * before is not again.
 */
export async function signsOfUpdate(context: ServerContext, lead: Lead): Promise<Sign[]> {
  const level = await levelOf(context, lead);
  if (level === 'off') return [];
  const isMany = await isManyOfNumber(context, numberOf(lead));
  return [...(isMany ? (['number'] as const) : []), ...(level === 'attack' ? (['noProof'] as const) : [])];
}

const names: readonly Sign[] = ['trap', 'noVisit', 'tooFast', 'address', 'number', 'noProof'];
