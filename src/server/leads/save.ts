import type { Kysely } from 'kysely';
import type { Lead } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Contact } from '#src/server/visitor/contact.ts';
import { withNormalPhone } from '#src/server/visitor/normalPhone.ts';
import type { attemptSaving } from './saveAttempt.ts';
import type { KeyedRequest, Submission } from './attempt.ts';
import { checkLead } from './check.ts';
import { handedOverAt } from './handedOverAt.ts';
import { merged, type EarlierLead } from './earlier.ts';
import { contentHash as hashOf, inFlight, storedKey } from '#src/server/http/idempotency.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { newSlug } from './newSlug.ts';
import { qualify, type Qualification } from './qualification.ts';
import { answerOthers, savedBefore, type SaveResult } from './savedBefore.ts';

/** A submission under the key of its request. */
export type SaveRequest = Submission & {
  scope: 'createLead' | 'updateLead';
  key: string;
  slug?: string;
  /** The lead that the link of the visitor names: what this save does not answer stays. */
  earlier?: EarlierLead;
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
  const { scope, key, slug, earlier, isOfOthers = false, ...submission } = request;
  const { seenSlug, bringsNew = [] } = submission;
  const at = clock();
  checkLead(request.lead, at);
  const contentHash = hashOf({ lead: request.lead, slug }, sealingOf(db));
  const keyed = { scope, key: storedKey(key), contentHash };
  if (isOfOthers) return answerOthers(context, keyed);
  const sent = withNormalPhone(request.lead);
  const isOther = await isOfAnother(db, request);
  const begunAnew = isOther && sent.studyId === undefined && bringsNew.some(({ kind }) => kind === 'phone');
  const lead = earlier ? merged(begunAnew ? withoutConditions(earlier) : earlier, sent) : sent;
  const verdict = await verdictOf(db, keyed, () => qualifyNow(db, request, { sent, lead, at, isOther, begunAnew }));
  if (verdict.kind === 'answered') return verdict.answer;
  const { qualification } = verdict;
  const outcome = await saveAttempt(db, { ...submission, ...keyed, newSlug: newSlug(), lead, qualification, at });
  if (outcome.kind === 'notTheirs') return answerOthers(context, keyed);
  if (outcome.kind === 'saved') {
    const { slug: savedSlug, kept } = outcome;
    const isStudyClosed = qualification.judgement.studyClosed === true;
    return { slug: savedSlug, kept, at, isReplay: false, isStudyClosed };
  }
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
