import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { Sign } from '#src/server/db/tables/bots.ts';
import { batched, isLockTimeout } from '#src/server/db/batching.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { stillGood } from '#src/server/visitor/endedSessions.ts';
import { inFlight } from '#src/server/http/idempotency.ts';
import type { Attempt } from './attempt.ts';
import { saveStatement, type Saved } from './saveStatement.ts';

/** Why a save has its lead kept apart; empty for one that is not, or was before. */
export type Kept = readonly Sign[];

/** What became of an attempt. */
type Outcome =
  | { kind: 'saved'; slug: string; kept: Kept }
  /** The key has been used: nothing was saved. */
  | { kind: 'keyUsed' }
  /** The lead is somebody else's meanwhile, or the session over. */
  | { kind: 'notTheirs' };

const nameOf = ({ scope, key }: Pick<Attempt, 'scope' | 'key'>) => `${scope} ${key}`;

/** An attempt that was written, and whether its lead has never had the number before. */
export type SavedAttempt = Attempt & Pick<Saved, 'isNewNumber'>;

/** What else is written in the transaction that has saved these attempts. Gives the ids of leads that are kept apart by it. */
export type Alongside = (
  tx: Transaction<Database>,
  saved: readonly SavedAttempt[],
) => Promise<ReadonlyMap<string, Kept>>;

/** 410: the lead was erased. A person who comes again is saved under a new id. */
const wasErased = () =>
  new Refusal(410, { error: 'erased', message: 'This lead was erased. Save it under a new id.', field: 'leadId' });

/**
 * Whether the wait in vain was for another request of the key. PostgreSQL names in the error the table of a row that was
 * waited for, in the language of the server, and none where a whole table is locked.
 */
const isKeyTaken = (error: Error & { where?: unknown }) =>
  isLockTimeout(error) && typeof error.where === 'string' && error.where.includes('idempotency_key');

/**
 * Saves one attempt, with those that arrive in the same moment, and what belongs to it. Throws 409 when another request
 * of the key does not end, 410 for a lead that was erased; where anything else is locked, the database's error.
 */
export function attemptSaving(alongside: Alongside): (db: Kysely<Database>, attempt: Attempt) => Promise<Outcome> {
  const save = batched<Attempt, Outcome>(
    (db, attempts) =>
      db.transaction().execute(async (tx) => {
        const lost = await notTheirs(tx, attempts);
        const own = attempts.filter((attempt) => !lost.has(attempt));
        const { rows } = own.length > 0 ? await saveStatement(own, sealingOf(tx)).execute(tx) : { rows: [] };
        const written = new Map(rows.map((row) => [nameOf(row), row]));
        const saved = own.flatMap((attempt) => {
          const row = written.get(nameOf(attempt));
          return row ? [{ ...attempt, isNewNumber: row.isNewNumber }] : [];
        });
        const kept = await alongside(tx, saved);
        return attempts.map((attempt): Outcome => {
          if (lost.has(attempt)) return { kind: 'notTheirs' };
          const row = written.get(nameOf(attempt));
          if (!row) return { kind: 'keyUsed' };
          return { kind: 'saved', slug: row.slug, kept: kept.get(attempt.lead.leadId) ?? [] };
        });
      }),
    groups,
  );
  return (db, attempt) =>
    save(db, attempt).catch((error: Error & { constraint?: unknown }) => {
      if (error.constraint === 'lead_not_erased') throw wasErased();
      throw isKeyTaken(error) ? inFlight() : error;
    });
}

/**
 * Those of the attempts whose lead was handed over, or whose session was ended, since it was found out who saves. The leads
 * are locked, so that neither comes about while they are saved.
 */
async function notTheirs(tx: Transaction<Database>, attempts: readonly Attempt[]): Promise<ReadonlySet<Attempt>> {
  const seen = attempts.filter(({ seenSlug }) => seenSlug !== undefined);
  if (seen.length === 0) return new Set();
  const ids = sql.join(seen.map(({ lead }) => sql`${lead.leadId}::uuid`));
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from lead where id in (${ids}) order by id for no key update`.execute(tx);
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const ended = await endedAmong(tx, seen);
  // Of one that was erased meanwhile the save itself tells.
  return new Set(
    seen.filter(
      (attempt) => ended.has(attempt) || (slugs.get(attempt.lead.leadId) ?? attempt.seenSlug) !== attempt.seenSlug,
    ),
  );
}

/** Those whose session was ended since it was found out who saves. An end waits for the lock, and is read in a statement after it. */
async function endedAmong(tx: Transaction<Database>, attempts: readonly Attempt[]): Promise<ReadonlySet<Attempt>> {
  const given = attempts.flatMap((attempt) =>
    attempt.since ? [{ subject: attempt.lead.leadId, at: attempt.since, attempt }] : [],
  );
  const now = new Date(Math.max(...attempts.map(({ at }) => at.getTime())));
  const good = new Set(await stillGood(tx, given, now));
  return new Set(given.flatMap((one) => (good.has(one) ? [] : [one.attempt])));
}

/** As `attemptSaving`, for somebody who does not exist: everything is written as for a visitor, and taken back. */
export function rehearseSaving(alongside: Alongside): (db: Kysely<Database>, attempt: Attempt) => Promise<Outcome> {
  return async (db, attempt) => {
    const taken: { slug?: string } = {};
    const undo = new Error('Nothing of this stays.');
    await db
      .transaction()
      .execute(async (tx) => {
        const { rows } = await saveStatement([attempt], sealingOf(tx)).execute(tx);
        await alongside(
          tx,
          rows.map(({ isNewNumber }) => ({ ...attempt, isNewNumber })),
        );
        Object.assign(taken, rows[0]);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return taken.slug === undefined ? { kind: 'keyUsed' } : { kind: 'saved', slug: taken.slug, kept: [] };
  };
}

/** Groups in which no lead and no key comes twice, each in the one order that cannot lock up with another's. */
function groups(attempts: readonly Attempt[]): Attempt[][] {
  const made: { attempts: Attempt[]; names: Set<string> }[] = [];
  for (const attempt of attempts.toSorted((a, b) => (a.lead.leadId < b.lead.leadId ? -1 : 1))) {
    const names = [attempt.lead.leadId, nameOf(attempt)];
    let free = made.find((group) => names.every((name) => !group.names.has(name)));
    if (!free) made.push((free = { attempts: [], names: new Set() }));
    free.attempts.push(attempt);
    for (const name of names) free.names.add(name);
  }
  return made.map((group) => group.attempts);
}
