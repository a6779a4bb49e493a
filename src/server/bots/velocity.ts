import { sql, type Transaction } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import { countRequest } from '#src/server/http/countRequests.ts';
import { callerAddress } from '#src/server/http/limits.ts';
import type { SavedAttempt } from '#src/server/leads/saveAttempt.ts';

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
  const asker = sealingOf(db).hash('asker', `new leads ${callerAddress(request)}`);
  const counted = await countRequest(db, { asker, now: clock(), windowMs: HOUR });
  return counted !== undefined && counted.requests > most;
}

/** How many leads a number may have begun within a day; undefined where it may any. */
export const mostOfNumber = ({ rateLimitFactor }: Context['settings']): number | undefined =>
  rateLimitFactor === 0 ? undefined : Math.ceil(MOST_OF_NUMBER * rateLimitFactor);

/** Sets the locks of numbers that are counted apart from those of appointments. */
const COUNTED = 1;

/**
 * The ids of leads, written in this transaction, whose number is new to them and one more than a family begins within a
 * day. Those that write the same number at the same moment wait here for one another, so that each counts all before it.
 */
export async function leadsOfManyNumber(
  tx: Transaction<Database>,
  saved: readonly SavedAttempt[],
): Promise<ReadonlySet<string>> {
  const counted = saved.flatMap(({ lead, at, watch, isNewNumber }) => {
    const most = watch?.mostOfNumber;
    if (most === undefined || !isNewNumber) return [];
    const since = new Date(at.getTime() - DAY).toISOString();
    return [{ id: lead.leadId, number: sealingOf(tx).hash('phone', lead.phone1), since, most }];
  });
  if (counted.length === 0) return new Set();
  const numbers = [...new Set(counted.map(({ number }) => number))].toSorted();
  await sql`select pg_advisory_xact_lock(hashtextextended(number, ${COUNTED})) from unnest(array[${sql.join(numbers)}]::text[])
    as number`.execute(tx);
  // Of one number those that are written together come one after the other too.
  const inTurn = counted.map((one, index) => ({
    ...one,
    after: counted.slice(index).flatMap(({ id, number }) => (number === one.number ? [id] : [])),
  }));
  const { rows } = await sql<{ id: string }>`
    select id from jsonb_to_recordset(${JSON.stringify(inTurn)}::jsonb) as one (id uuid, number text, since timestamptz,
      most integer, after uuid[])
    where most <= (select count(*) from (
      select from lead_contact other join lead on lead.id = other.lead_id
      where other.value = one.number and other.kind = 'phone' and other.holder = 'lead' and lead.created_at > one.since
        and lead.id <> all (one.after)
      limit one.most) as recent)`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
