import { contactPointOf } from '#src/domain/consentPoint.ts';
import { isSince } from '#src/server/db/handedOverMoment.ts';
import { reusedKey } from '#src/server/http/idempotency.ts';
import { personalHash, sha256 } from './chain.ts';
import type { Decision, Given } from './decision.ts';
import type { Row } from './earlier.ts';

/** Longer than one request can be late, by the clock of the server: a page tries no longer. */
const LATE_MS = 120_000;

/**
 * Whether the ledger needs no row for a decision, since it has been recorded. `earlier` are the rows of the same lead,
 * oldest first. Where the lead went over to somebody else at a moment, what was decided before is no decision of theirs.
 * Throws 422 when the key was used for another decision.
 */
export function isRedundant({ decision, entry }: Given, earlier: readonly Row[], since?: Date): boolean {
  if (isRepeated({ decision, entry }, earlier)) return true;
  const last = lastOf(decision, earlier);
  if (entry.isChange !== true || last === undefined || !isSince(last.at, since)) return false;
  return last.salt !== null && isUnchanged(last, decision);
}

/**
 * Whether the same tab has decided again before this decision arrived, which is then recorded beside the one that
 * stands. The order is that of the tab's own count, for the time in which a request can be late. A withdrawal from a copy
 * of the tab, which counts on from where it was copied, is no late one.
 */
export function isOvertaken({ decision, entry: { tie, at } }: Given, earlier: readonly Row[]): boolean {
  const { sequence, consentType, hasConsent } = decision;
  if (sequence === undefined || tie.session === undefined) return false;
  const ofTab = earlier.filter((row) => row.session_sha256 === tie.session && row.sequence !== null);
  if (!hasConsent && ofTab.some((row) => row.sequence === sequence && !isSameMoment(row, decision))) return false;
  return ofTab.some(
    (row) =>
      row.consent_type === consentType && (row.sequence ?? 0) > sequence && at.getTime() - row.at.getTime() <= LATE_MS,
  );
}

/** Whether a row of this place in the count may be the same decision, sent again. Clocks tell decisions apart here, and order nothing. */
const isSameMoment = (row: Row, decision: Decision) =>
  isSameChoice(row, decision) && row.client_time === (decision.clientTime ?? null);

/** The decision of its type that stands. */
const lastOf = ({ consentType }: Decision, earlier: readonly Row[]) =>
  earlier.findLast((row) => row.consent_type === consentType && !row.is_overtaken);

/**
 * Sent again: under its key, or with its place in the count of its tab. A withdrawal is a repetition only of the decision
 * that stands, and a consent one of the same number or address: a copy of a tab counts as the tab does. Throws 422 when
 * the key was used for something else.
 */
function isRepeated({ decision, entry }: Given, earlier: readonly Row[]): boolean {
  const { idempotencyKey: key, tie } = entry;
  const keyed = key === undefined ? undefined : earlier.find((row) => row.idempotency_key === key);
  if (keyed && !(isUnchanged(keyed, decision) && keyed.client_time === (decision.clientTime ?? null)))
    throw reusedKey();
  if (keyed) return true;
  const { sequence, hasConsent } = decision;
  if (sequence === undefined || tie.session === undefined) return false;
  const last = lastOf(decision, earlier);
  const candidates = hasConsent ? earlier : earlier.filter((row) => row === last);
  return candidates.some(
    (row) =>
      row.session_sha256 === tie.session &&
      row.sequence === sequence &&
      isSameChoice(row, decision) &&
      coversSame(row, decision),
  );
}

const isSameChoice = (row: Row, { consentType, hasConsent }: Decision) =>
  row.consent_type === consentType && row.has_consent === hasConsent;

/** Whether both are for the same number or address, where they are for one. Of an erased row it is not known any more. */
function coversSame(row: Row, decision: Decision): boolean {
  const [recorded, given] = [row, decision].map((one) => contactPointOf(decision.consentType, one)?.toLowerCase());
  return row.salt === null || recorded === given;
}

/** Whether a row has the same decision on the same wording. Of an erased row the person cannot be compared. */
function isUnchanged(row: Row, decision: Decision): boolean {
  const { phone = null, email = null, postal: postalCode = null } = decision;
  const isOfSame =
    row.salt === null || personalHash(row.salt, { phone, email, postal_code: postalCode }) === row.personal_sha256;
  return (
    isOfSame && isSameChoice(row, decision) && row.how === decision.how && row.text_sha256 === sha256(decision.text)
  );
}
