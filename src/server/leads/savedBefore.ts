import type { Kysely } from 'kysely';
import type { Lead } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import type { Database } from '#src/server/db/schema.ts';
import { contentHash as hashOf, reusedKey, storedKey } from '#src/server/http/idempotency.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { stillGood } from '#src/server/visitor/endedSessions.ts';
import type { KeyedRequest } from './attempt.ts';
import type { Kept } from './saveAttempt.ts';

type Context = Pick<ServerContext, 'db' | 'clock'>;

/**
 * The slug of the lead, when it was saved, whether an earlier request of the key had done so, whether its study had closed by
 * then, and why this save has the lead kept apart.
 */
export type SaveResult = { slug: string; at: Date; isReplay: boolean; isStudyClosed: boolean; kept: Kept };

/** 410: somebody else's, whoever knows its id. A page saves what it has under a new one. */
const ofOthers = () =>
  new Refusal(410, {
    error: 'otherSession',
    message: 'This lead was saved by another session. Save it under a new id.',
    field: 'leadId',
  });

/** The answer of before to who does not act for the lead. Throws 410 without one. */
export async function answerOthers(context: Context, keyed: KeyedRequest): Promise<SaveResult> {
  const sentBefore = await savedBeforeByOthers(context, keyed);
  if (sentBefore) return sentBefore;
  throw ofOthers();
}

/** The earlier answer for a request to a slug that leads to nothing: its own save may have given the lead another. */
export const answeredBefore = (
  context: ServerContext,
  { scope, key, lead, slug }: { scope: string; key: string; lead: Lead; slug: string },
): Promise<SaveResult | undefined> =>
  savedBeforeByOthers(context, {
    scope,
    key: storedKey(key),
    contentHash: hashOf({ lead, slug }, sealingOf(context.db)),
  });

/** The earlier answer to this key; undefined for a key that was never used. Throws 422 for other content. */
export const savedBefore = async (db: Kysely<Database>, keyed: KeyedRequest) => (await savedUnder(db, keyed))?.result;

/**
 * As `savedBefore`, for a sender who does not act for the lead: where the sessions of then were ended, the lead may be somebody
 * else's since, and what was sent before leads to it no more.
 */
async function savedBeforeByOthers({ db, clock }: Context, keyed: KeyedRequest) {
  const saved = await savedUnder(db, keyed);
  const good = await stillGood(db, saved ? [{ ...saved.result, subject: saved.leadId }] : [], clock());
  return good.length > 0 ? saved?.result : undefined;
}

type SavedUnder = { leadId: string; result: SaveResult };

/** The save that a key was used for. Throws 422 for other content. */
async function savedUnder(
  db: Kysely<Database>,
  { scope, key, contentHash }: KeyedRequest,
): Promise<SavedUnder | undefined> {
  const row = await db
    .selectFrom('idempotency_key')
    .innerJoin('lead', 'lead.id', 'idempotency_key.lead_id')
    .select([
      'idempotency_key.request_sha256',
      'idempotency_key.created_at as at',
      'lead.id',
      'lead.slug',
      'lead.sealed',
    ])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_sha256 !== contentHash) throw reusedKey();
  const { id: leadId, slug, judgement } = openRow(db, 'lead', row);
  const isStudyClosed = judgement.studyClosed === true;
  return { leadId, result: { slug, at: row.at, isReplay: true, isStudyClosed, kept: [] } };
}
