import { randomBytes } from 'node:crypto';
import { contactPointOf } from '#src/domain/consentPoint.ts';
import type { ConsentType } from '#src/generated/api.ts';
import { personalHash } from './chain.ts';
import type { Entry } from './decision.ts';
import type { Row } from './earlier.ts';

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

/** The row that marks what a row covers as corrected. It is no decision: nobody withdrew. */
export function correctedRow(row: Row, { tie, at }: Pick<Entry, 'tie' | 'at'>): Row {
  const salt = randomBytes(16).toString('hex');
  return {
    ...row,
    salt,
    personal_sha256: personalHash(salt, row),
    at,
    client_time: null,
    has_consent: false,
    how: 'corrected',
    proof: tie.proof,
    session_sha256: tie.session ?? null,
    sequence: null,
    idempotency_key: null,
    verified: null,
  };
}
