import type { Kysely } from 'kysely';
import type { Lead, LeadConsent } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Contact } from '#src/server/visitor/contact.ts';
import { stillGood } from '#src/server/visitor/endedSessions.ts';
import type { ProvenContact } from '#src/server/visitor/provenContact.ts';
import { withNormalPhone } from '#src/server/visitor/normalPhone.ts';
import type { attemptSaving, Kept } from './saveAttempt.ts';
import type { Watch } from './rows.ts';
import { checkLead } from './check.ts';
import { handedOverAt } from './handedOverAt.ts';
import { merged, type EarlierLead } from './earlier.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { contentHash, inFlight, reusedKey, storedKey } from '#src/server/http/idempotency.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { newSlug } from './newSlug.ts';
import { qualify, type Qualification } from './qualification.ts';

/** A lead to save, under the key of its request. */
export type SaveRequest = {
  scope: 'createLead' | 'updateLead';
  key: string;
  lead: Lead;
  slug?: string;
  /** The slug that the lead had when it was found out who saves: with another one it is somebody else's. */
  seenSlug?: string | undefined;
  /** The visit that it was sent in, as `visitOf` names it. */
  visit: string | null;
  /** The lead that the link of the visitor names: what this save does not answer stays. */
  earlier?: EarlierLead;
  /** Those of the request whose wording is ours, recorded with the lead. */
  consents?: readonly LeadConsent[];
  /** Hash of the session and the tab that saves. */
  session?: string | undefined;
  /** How closely the save is looked at. */
  watch?: Watch | undefined;
  /** Contacts of the lead that the session has proved to be the visitor's. */
  proven?: readonly ProvenContact[];
  /** Contacts of the lead that a link had filled in. */
  brought?: readonly ('phone' | 'email')[];
  /** Whoever saves has the slug of the lead alone: another session has saved it before. */
  isByLink?: boolean;
  /** What they are reached by and the lead never was. */
  bringsNew?: readonly Contact[];
  /** Another session has saved the lead: what was sent before is answered again, and nothing is saved. */
  isOfOthers?: boolean;
};
/**
 * The slug of the lead, when it was saved, whether an earlier request of the key had done so, whether its study had closed by
 * then, and why this save has the lead kept apart.
 */
export type SaveResult = { slug: string; at: Date; isReplay: boolean; isStudyClosed: boolean; kept: Kept };

type Context = Pick<ServerContext, 'db' | 'clock'>;
type SaveAttempt = ReturnType<typeof attemptSaving>;

/** 410: somebody else's, whoever knows its id. A page saves what it has under a new one. */
const ofOthers = () =>
  new Refusal(410, {
    error: 'otherSession',
    message: 'This lead was saved by another session. Save it under a new id.',
    field: 'leadId',
  });

/**
 * Saves a lead once per key: the same content again is answered as before, other content is refused with 422. Throws 410
 * for a lead of another session.
 */
export async function saveLead(
  context: ServerContext,
  saveAttempt: SaveAttempt,
  request: SaveRequest,
): Promise<SaveResult> {
  const { db, clock } = context;
  const {
    scope,
    slug,
    seenSlug,
    visit,
    earlier,
    consents = [],
    session,
    watch,
    proven = [],
    brought = [],
    isByLink = false,
    bringsNew = [],
  } = request;
  const key = storedKey(request.key);
  const at = clock();
  checkLead(request.lead, at);
  const hash = contentHash({ lead: request.lead, slug }, sealingOf(db));
  if (request.isOfOthers) return answerOthers(context, scope, key, hash);
  const sent = withNormalPhone(request.lead);
  const isOther = await isOfAnother(db, request);
  const begunAnew = isOther && sent.studyId === undefined && bringsNew.some(({ kind }) => kind === 'phone');
  const lead = earlier ? merged(begunAnew ? withoutConditions(earlier) : earlier, sent) : sent;
  const qualification = await qualifyNow(db, request, { sent, lead, at, isOther, begunAnew }).catch(
    async (error: unknown) => {
      // What was saved once is answered as before, even when the study is a draft again since.
      const replayed = await replay(db, scope, key, hash);
      if (replayed) return replayed;
      throw error;
    },
  );
  if ('slug' in qualification) return qualification;
  const own = { scope, key, contentHash: hash, newSlug: newSlug(), visit };
  const saved = await saveAttempt(db, {
    ...own,
    lead,
    qualification,
    at,
    consents,
    session,
    watch,
    proven,
    brought,
    isByLink,
    seenSlug,
    bringsNew,
  });
  if (saved === 'handedOver') return answerOthers(context, scope, key, hash);
  if (saved) return { ...saved, at, isReplay: false, isStudyClosed: qualification.judgement.studyClosed === true };
  const first = await replay(db, scope, key, hash);
  if (!first) throw inFlight();
  return seenSlug === undefined || first.slug === seenSlug ? first : answerOthers(context, scope, key, hash);
}

/**
 * Whether what was told of a lead before may be another person's than whoever saves it by its link, now or since an earlier
 * save: it stays with the lead, and makes nobody else qualify.
 */
async function isOfAnother(db: Kysely<Database>, { earlier, bringsNew = [], proven = [] }: SaveRequest) {
  if (earlier === undefined) return false;
  if (bringsNew.length === 0) return (await handedOverAt(db, earlier.lead.leadId)) !== undefined;
  const isNew = (contact: Contact) =>
    bringsNew.some(({ kind, value }) => kind === contact.kind && value === contact.value);
  return proven.every(isNew);
}

/** `begunAnew`: by somebody else, with a number of their own, who names no study. */
type Said = { sent: Lead; lead: Lead; at: Date; isOther: boolean; begunAnew: boolean };

/**
 * The verdict on what is saved. Where it names no study that of the lead counts, and all that was told of it: but who took
 * the lead over with a number of their own qualifies by nothing that somebody else told, and so later.
 */
async function qualifyNow(
  db: Kysely<Database>,
  request: SaveRequest,
  { sent, lead, at, isOther, begunAnew }: Said,
): Promise<Qualification> {
  const { earlier, bringsNew = [] } = request;
  if (earlier === undefined || sent.studyId !== undefined) return qualify(db, isOther ? sent : lead, at);
  // Who did not qualify does not begin to by what somebody else told; who did, and corrects an answer, may no longer.
  if (isOther && bringsNew.length === 0 && earlier.qualification.qualified !== true) return earlier.qualification;
  if (begunAnew) return qualify(db, sent, at);
  return qualify(db, lead, at).catch((error: unknown) => {
    // The study of before is gone since, or its site, which nobody has named now: nothing is decided.
    if (error instanceof Refusal) return qualify(db, sent, at);
    throw error;
  });
}

/** The conditions that somebody told are no reason to tell somebody else of studies about them. */
const withoutConditions = ({ lead, ...known }: EarlierLead): EarlierLead => ({
  ...known,
  lead: { ...lead, indications: [] },
});

/** The answer of before to who does not act for the lead. Throws 410 without one. */
async function answerOthers(context: Context, scope: string, key: string, hash: string): Promise<SaveResult> {
  const sentBefore = await replayToOthers(context, scope, key, hash);
  if (sentBefore) return sentBefore;
  throw ofOthers();
}

/** The earlier answer for a request to a slug that leads to nothing: its own save may have given the lead another. */
export const answeredBefore = (
  context: ServerContext,
  { scope, key, lead, slug }: Pick<SaveRequest, 'scope' | 'key' | 'lead' | 'slug'>,
): Promise<SaveResult | undefined> =>
  replayToOthers(context, scope, storedKey(key), contentHash({ lead, slug }, sealingOf(context.db)));

/** The earlier answer to this key; undefined for a key that was never used. Throws 422 for other content. */
const replay = async (db: Kysely<Database>, scope: string, key: string, hash: string) =>
  (await savedUnder(db, scope, key, hash))?.result;

/**
 * As `replay`, for a sender who does not act for the lead: where the sessions of then were ended, the lead may be somebody
 * else's since, and what was sent before leads to it no more.
 */
async function replayToOthers({ db, clock }: Context, scope: string, key: string, hash: string) {
  const saved = await savedUnder(db, scope, key, hash);
  const good = await stillGood(db, saved ? [{ ...saved.result, subject: saved.leadId }] : [], clock());
  return good.length > 0 ? saved?.result : undefined;
}

type SavedUnder = { leadId: string; result: SaveResult };

/** The save that a key was used for. Throws 422 for other content. */
async function savedUnder(
  db: Kysely<Database>,
  scope: string,
  key: string,
  hash: string,
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
  if (row.request_sha256 !== hash) throw reusedKey();
  const { id: leadId, slug, judgement } = openRow(db, 'lead', row);
  const isStudyClosed = judgement.studyClosed === true;
  return { leadId, result: { slug, at: row.at, isReplay: true, isStudyClosed, kept: [] } };
}
