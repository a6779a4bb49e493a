import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { ServerContext } from '#src/server/context.ts';
import { countRequest } from '#src/server/http/countRequests.ts';
import { addressOf } from '#src/server/http/limits.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Leads that one number may have begun within a day: a parent answers for each of the children. */
const MOST_OF_NUMBER = 4;

type Context = Pick<ServerContext, 'db' | 'settings' | 'clock'>;

/** Counts a new lead of the address of a request, over all servers. Gives whether it is one too many within an hour. */
export async function isManyOfAddress(context: Context, request: FastifyRequest): Promise<boolean> {
  const { db, settings, clock } = context;
  const most = Math.ceil(settings.botLeadsPerHour * settings.rateLimitFactor);
  if (most === 0) return false;
  const asker = sealingOf(db).hash('asker', `new leads ${addressOf(request)}`);
  const counted = await countRequest(db, { asker, now: clock(), windowMs: HOUR });
  return counted !== undefined && counted.requests > most;
}

/**
 * Whether a lead that has not had this number, in E.164, would be one more of it than a family has within a day. With a
 * factor of 0 no number has as many.
 */
export async function isManyOfNumber(
  { db, settings, clock }: Context,
  { leadId, phone }: { leadId: string; phone: string },
): Promise<boolean> {
  if (settings.rateLimitFactor === 0) return false;
  const since = new Date(clock().getTime() - DAY).toISOString();
  const most = Math.ceil(MOST_OF_NUMBER * settings.rateLimitFactor);
  const number = sealingOf(db).hash('phone', phone);
  const { rows } = await sql<{ n: number; has_had: boolean }>`
    select (select count(*)::integer from (
      select from lead_contact one join lead on lead.id = one.lead_id
      where one.value = ${number} and one.kind = 'phone' and one.holder = 'lead' and lead.created_at > ${since}::timestamptz
      limit ${most}) as recent) as n,
      exists (select from lead_contact where lead_id = ${leadId}::uuid and value = ${number} and holder = 'lead') as has_had
    `.execute(db);
  return rows.some(({ n, has_had: hasHad }) => n >= most && !hasHad);
}
