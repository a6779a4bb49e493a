import { randomInt, randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ServerContext } from '#src/server/context.ts';
import { AHEAD_MS } from '#src/server/db/aheadOfClock.ts';
import type { Database } from '#src/server/db/schema.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { isSigned, signatureOf } from '#src/server/visitor/signature.ts';

type Tx = Transaction<Database>;
type Context = Pick<ServerContext, 'db' | 'settings' | 'cookieSecrets' | 'clock'>;

/** Who asks for a code, and for which contact: keyed hashes. */
export type Asker = { session: string; address: string; contact: string };

/** A code that was made. One with `isSent` false is told to nobody. */
export type MadeCode = { id: string; code: string; isSent: boolean };

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** How long a code is good. */
export const CODE_MINUTES = 10;
/** How long a visitor waits before asking for another one. */
export const WAIT_SECONDS = 30;
/** Wrong codes after which one is good no more. */
const TRIES = 5;
/** What a contact is sent within an hour and a day, whoever asks, and whoever of one address asks. */
const sent = ['hour', 'day', 'hourOfAddress', 'dayOfAddress'] as const;
/**
 * Codes at most: within an hour of a session, and of all sessions of a network address; and of those that are sent to a
 * contact, in a day as many as other messages. Who asks from one address leaves some for the owner at another.
 */
const most = { session: 5, address: 30, hour: 8, day: 20, hourOfAddress: 5, dayOfAddress: 15 } as const;

/** One of our locks of the whole database; any number that nothing else locks. */
const COUNTING = 3_853_314_791_064;

const purpose = 'contact code';

/**
 * Makes a code for a contact. Throws 429 before the wait is over, and for more codes within an hour than a visitor needs, unless limits are off.
 * Where others have asked for as many to the same contact the answer is as ever, so that it tells nothing, and none is sent.
 */
export async function makeCode({ db, settings, cookieSecrets, clock }: Context, asker: Asker): Promise<MadeCode> {
  const now = clock();
  const factor = settings.rateLimitFactor;
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${COUNTING}::bigint)`.execute(tx);
    const made = await countsOf(tx, asker, now);
    if (made.wait > 0 && factor > 0) throw tooMany(made.wait);
    const isOver = (kind: keyof typeof most) => factor > 0 && made[kind] >= Math.ceil(most[kind] * factor);
    if (isOver('session') || isOver('address')) throw tooMany(made.untilNext);
    const isSent = !sent.some(isOver);
    const [id, code] = [randomUUID(), randomInt(1_000_000).toString().padStart(6, '0')];
    await tx
      .insertInto('contact_code')
      .values({
        ...asker,
        id,
        code: signatureOf(purpose, `${id} ${code}`, cookieSecrets),
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + CODE_MINUTES * 60 * SECOND).toISOString(),
        is_sent: isSent,
      })
      .execute();
    return { id, code, isSent };
  });
}

type Made = Record<keyof typeof most, number>;
const none: Made = { session: 0, address: 0, hour: 0, day: 0, hourOfAddress: 0, dayOfAddress: 0 };
type Counts = Made & { wait: number; untilNext: number };

/** How many codes were made within an hour, how many the contact was sent, and the seconds until the session may ask again. */
async function countsOf(tx: Tx, { session, address, contact }: Asker, now: Date): Promise<Counts> {
  const [since, yesterday, soon] = [HOUR, 24 * HOUR, -AHEAD_MS].map((ms) => new Date(now.getTime() - ms).toISOString());
  const isPast = sql`created_at < ${soon}::timestamptz`;
  const { rows } = await sql<Made & { last: Date | null; first: Date | null }>`
    select
      (select count(*)::integer from contact_code where session = ${session} and created_at > ${since}::timestamptz and ${isPast}) as session,
      (select count(*)::integer from contact_code where address = ${address} and created_at > ${since}::timestamptz and ${isPast}) as address,
      sent.*,
      (select max(created_at) from contact_code where session = ${session} and contact = ${contact} and ${isPast}) as last,
      (select min(created_at) from contact_code where created_at > ${since}::timestamptz
        and ${isPast} and (session = ${session} or address = ${address})) as first
    from (
      select count(*)::integer as day, count(*) filter (where is_own)::integer as "dayOfAddress",
        count(*) filter (where is_new)::integer as hour, count(*) filter (where is_new and is_own)::integer as "hourOfAddress"
      from (select address = ${address} as is_own, created_at > ${since}::timestamptz as is_new from contact_code
        where contact = ${contact} and created_at > ${yesterday}::timestamptz and ${isPast} and is_sent) as one
    ) as sent`.execute(tx);
  const { last, first, ...counts } = rows[0] ?? { ...none, last: null, first: null };
  const secondsUntil = (moment: Date | null, ms: number) =>
    moment === null ? 0 : Math.max(0, Math.ceil((moment.getTime() + ms - now.getTime()) / SECOND));
  return { ...counts, wait: secondsUntil(last, WAIT_SECONDS * SECOND), untilNext: secondsUntil(first, HOUR) };
}

const tooMany = (seconds: number) =>
  new Refusal(
    429,
    { error: 'tooMany', message: `Another code can be sent in ${seconds} s.`, field: 'contact' },
    Math.max(1, seconds),
  );

/** Forgets a code that could not be sent: the visitor may ask for another one at once. */
export async function dropCode(db: Kysely<Database>, { id }: Pick<MadeCode, 'id'>): Promise<void> {
  await db.deleteFrom('contact_code').where('id', '=', id).execute();
}

/** `gone`: there is no code any more that this could be. */
export type CheckedCode = { outcome: 'verified' } | { outcome: 'wrong'; triesLeft: number } | { outcome: 'gone' };

/**
 * Whether a code is one of those that the session was sent to the contact: any of them while it is good, since an earlier
 * one may arrive later. A wrong one counts against each.
 */
export async function checkCode(
  { db, cookieSecrets, clock }: Context,
  { session, contact }: Omit<Asker, 'address'>,
  typed: string,
): Promise<CheckedCode> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('contact_code')
      .select(['id', 'code', 'tries', 'is_sent'])
      .where('session', '=', session)
      .where('contact', '=', contact)
      .where('expires_at', '>', clock())
      .where('tries', '<', TRIES)
      .orderBy('id')
      .forUpdate()
      .execute();
    // Each is compared, so that the time tells nothing. One that went to nobody can only be guessed.
    const right = rows.filter(({ id, code }) => isSigned(purpose, `${id} ${typed}`, code, cookieSecrets));
    if (right.some((row) => row.is_sent)) return { outcome: 'verified' };
    if (rows.length === 0) return { outcome: 'gone' };
    const ids = rows.map(({ id }) => id);
    await tx
      .updateTable('contact_code')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
    const triesLeft = TRIES - 1 - Math.min(...rows.map(({ tries }) => tries));
    return triesLeft > 0 ? { outcome: 'wrong', triesLeft } : { outcome: 'gone' };
  });
}
