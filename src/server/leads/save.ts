import type { Kysely } from 'kysely';
import type { Lead, LeadConsent } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Contact } from '#src/server/visitor/contact.ts';
import type { ProvenContact } from '#src/server/visitor/provenContact.ts';
import { withNormalPhone } from '#src/server/visitor/normalPhone.ts';
import type { attemptSaving } from './saveAttempt.ts';
import type { Watch } from './rows.ts';
import { checkLead } from './check.ts';
import { handedOverAt } from './handedOverAt.ts';
import { merged, type EarlierLead } from './earlier.ts';
import { contentHash as hashOf, inFlight, storedKey } from '#src/server/http/idempotency.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { newSlug } from './newSlug.ts';
import { qualify, type Qualification } from './qualification.ts';
import { answerOthers, savedBefore, type KeyedRequest, type SaveResult } from './savedBefore.ts';

/** A lead to save, under the key of its request. */
export type SaveRequest = {
  scope: 'createLead' | 'updateLead';
  key: string;
  lead: Lead;
  slug?: string;
  /** The slug that the lead had when it was found out who saves: with another one it is somebody else's. */
  seenSlug?: string | undefined;
  /** When the session that saves was given the lead: where it was ended since, it saves nothing any more. */
  since?: Date | undefined;
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

type SaveAttempt = ReturnType<typeof attemptSaving>;

/**
 * Saves a lead once per key: the same content again is answered as before, other content is refused with 422. Throws 410
 * for a lead of another session.
 */
export async function saveLead(
  context: Pick<ServerContext, 'db' | 'clock'>,
  saveAttempt: SaveAttempt,
  request: SaveRequest,
): Promise<SaveResult> {
  const { db, clock } = context;
  const { scope, slug, seenSlug, since, visit, earlier, session, watch } = request;
  const { consents = [], proven = [], brought = [], isByLink = false, bringsNew = [] } = request;
  const at = clock();
  checkLead(request.lead, at);
  const contentHash = hashOf({ lead: request.lead, slug }, sealingOf(db));
  const keyed = { scope, key: storedKey(request.key), contentHash };
  if (request.isOfOthers) return answerOthers(context, keyed);
  const sent = withNormalPhone(request.lead);
  const isOther = await isOfAnother(db, request);
  const begunAnew = isOther && sent.studyId === undefined && bringsNew.some(({ kind }) => kind === 'phone');
  const lead = earlier ? merged(begunAnew ? withoutConditions(earlier) : earlier, sent) : sent;
  const verdict = await verdictOf(db, keyed, () => qualifyNow(db, request, { sent, lead, at, isOther, begunAnew }));
  if (verdict.kind === 'answered') return verdict.answer;
  const { qualification } = verdict;
  const attempt = { ...keyed, newSlug: newSlug(), visit, lead, qualification, at, seenSlug, since };
  const told = { consents, session, watch, proven, brought, isByLink, bringsNew };
  const saved = await saveAttempt(db, { ...attempt, ...told });
  if (saved === 'notTheirs') return answerOthers(context, keyed);
  if (saved) return { ...saved, at, isReplay: false, isStudyClosed: qualification.judgement.studyClosed === true };
  const first = await savedBefore(db, keyed);
  if (!first) throw inFlight();
  return seenSlug === undefined || first.slug === seenSlug ? first : answerOthers(context, keyed);
}

/** What is decided of a save: how the lead qualifies, or nothing anew, for a request that was answered before. */
type Verdict = { kind: 'qualified'; qualification: Qualification } | { kind: 'answered'; answer: SaveResult };

/** What was saved once is answered as before, even when its study is a draft again since and qualifies nobody. */
async function verdictOf(
  db: Kysely<Database>,
  keyed: KeyedRequest,
  evaluate: () => Promise<Qualification>,
): Promise<Verdict> {
  try {
    return { kind: 'qualified', qualification: await evaluate() };
  } catch (error) {
    const answer = await savedBefore(db, keyed);
    if (answer) return { kind: 'answered', answer };
    throw error;
  }
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
