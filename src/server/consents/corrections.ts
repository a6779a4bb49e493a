import { randomBytes } from 'node:crypto';
import { contactPointOf, toContact } from '#src/domain/consentPoint.ts';
import type { ConsentType } from '#src/generated/api.ts';
import { isSince } from '#src/server/db/handedOverMoment.ts';
import { personalHash } from './chain.ts';
import type { Entry } from './decision.ts';
import type { Row } from './earlier.ts';
import { verifiedWords } from './verified.ts';

/** The numbers and addresses by which somebody is contacted now. */
export type Contact = { phone?: string | null | undefined; email?: string | null | undefined };

const known = (point: string | undefined) => point?.toLowerCase();

/**
 * Rows that mark the number or address of a standing consent as no longer covered, because another took its place.
 * `earlier` are the rows of the lead, oldest first.
 */
export function correctionsOf(earlier: readonly Row[], contact: Contact, types?: readonly ConsentType[]): Row[] {
  const standing = new Map(earlier.filter((row) => !row.is_overtaken).map((row) => [row.consent_type, row]));
  return [...standing.values()].filter((row) => {
    if (!row.has_consent || !(types?.includes(row.consent_type) ?? true)) return false;
    const [covered, now] = [row, contact].map((one) => known(contactPointOf(row.consent_type, one)));
    return covered !== undefined && now !== undefined && covered !== now;
  });
}

/**
 * What the steps of a campaign show as agreed to beside what they save. Who asked for new studies may have stopped them by a
 * link while another address was that of the lead, and is asked anew.
 */
const shownBySteps: readonly ConsentType[] = [...toContact, 'commercial'];

/** How often a consent is corrected before it comes back no more by itself: a ledger is never made shorter. */
const MOST_CORRECTED = 10;

/**
 * Rows of consents to be in force again: those for the number or the address that a save gives back to the lead, after another
 * page of the same session, such as a copy of its tab, had corrected it. The page that saves shows them as given and sends
 * them no more; who withdrew since, or has the lead from somebody else since, has none. `earlier` are the rows of the lead,
 * oldest first.
 */
export function restorationsOf(
  earlier: readonly Row[],
  contact: Contact,
  { session, since }: { session: string | undefined; since: Date | undefined },
): Row[] {
  const standing = earlier.filter((row) => !row.is_overtaken && isSince(row.at, since));
  return shownBySteps.flatMap((type) => {
    const ofType = standing.filter((row) => row.consent_type === type);
    const now = known(contactPointOf(type, contact));
    if (now === undefined || ofType.at(-1)?.how !== 'corrected') return [];
    if (ofType.filter(({ how }) => how === 'corrected').length > MOST_CORRECTED) return [];
    const withdrawn = ofType.findLastIndex((row) => !row.has_consent && row.how !== 'corrected');
    const isOfNow = (row: Row) => row.session_sha256 === session && known(contactPointOf(type, row)) === now;
    return ofType.slice(withdrawn + 1).findLast((row) => row.has_consent && isOfNow(row)) ?? [];
  });
}

type ByWhom = Pick<Entry, 'tie' | 'at' | 'proven'>;

/** What another row about the same has of a row: that it is no request of a page by itself, and when and by whom it came about. */
function anew(row: Row, { tie, at }: ByWhom): Row {
  const salt = randomBytes(16).toString('hex');
  return {
    ...row,
    salt,
    personal_sha256: personalHash(salt, row),
    at,
    client_time: null,
    proof: tie.proof,
    session_sha256: tie.session ?? null,
    sequence: null,
    idempotency_key: null,
  };
}

/** The row that marks what a row covers as corrected. It is no decision: nobody withdrew. */
export const correctedRow = (row: Row, entry: ByWhom): Row => ({
  ...anew(row, entry),
  has_consent: false,
  how: 'corrected',
  verified: null,
});

/** The row by which a consent that was corrected is in force again, as it was given. */
export const restoredRow = (row: Row, entry: ByWhom): Row => ({
  ...anew(row, entry),
  verified: verifiedWords(row, entry.proven),
});
