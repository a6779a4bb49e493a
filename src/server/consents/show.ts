import type { Kysely } from 'kysely';
import { isSince } from '#src/server/db/handedOverMoment.ts';
import type { Database } from '#src/server/db/schema.ts';
import { isAbout, type Person } from '#src/server/leads/person.ts';
import { openConsent, openWording, type OpenConsent } from './content.ts';

/** The columns by which the consents of a person are found. */
export const consentTies = { lead: 'lead_id', phone: 'phone_hash', email: 'email_hash' } as const;

/** A row with its wording; null for one that was forgotten with its person. */
type Shown = OpenConsent & { text: string | null };

/** Everything a person agreed to or withdrew, in order, each with its wording as it was shown. */
export async function consentsOf(db: Kysely<Database>, person: Person): Promise<Shown[]> {
  const rows = await db
    .selectFrom('consent')
    .innerJoin('consent_text', 'consent_text.sha256', 'consent.text_sha256')
    .selectAll('consent')
    .select(['consent_text.text', 'consent_text.sealed as sealed_text'])
    .where(isAbout('consent', consentTies, person))
    .orderBy('position')
    .execute();
  return rows.map(({ text, sealed_text: sealed, ...row }) => ({
    ...openConsent(db, row),
    text: openWording(db, { sha256: row.text_sha256, text, sealed }),
  }));
}

const manner = {
  box: 'by a ticked box',
  implied: 'implied by the button',
  esign: 'by electronic signature',
  spoken: 'said to an agent on the phone',
  selfService: 'on the page of their own data',
  corrected: 'the number or address was corrected and is no longer covered',
} as const;

const proofs = {
  session: 'verified: the session that saved the lead',
  tab: 'not verified: the tab that had yet to save the lead under this id',
  link: 'verified: the secret link of the lead',
  none: 'not verified, belongs to nobody',
} as const;

/** One consent as lines to read. */
export function consentLines(row: Shown): string[] {
  const covered = [row.phone, row.email, row.postal_code].filter((value) => value !== null && value !== '');
  const site = row.study_site_ext_id === null ? '' : `, site ${row.study_site_ext_id}`;
  return [
    `${row.position}. ${row.consent_type}: ${row.has_consent ? 'agreed' : 'not agreed or withdrawn'}, ${manner[row.how]}`,
    `   server time ${row.at.toISOString()}, browser time ${row.client_time ?? '-'}`,
    `   decided by ${signerOf(row)}; ${row.proof === null ? 'how it is known was not asked' : proofs[row.proof]}; ${tabOf(row)}`,
    ...(row.is_overtaken ? ['   arrived late: a later decision of the same tab stands'] : []),
    `   ${row.campaign ?? '-'} / ${row.step ?? '-'}, brand ${row.brand ?? '-'}, country ${row.country}, language ${row.locale ?? '-'}${site}`,
    `   covers: ${row.salt === null ? 'erased' : covered.join(', ') || '-'}`,
    `   contact: ${row.verified ?? 'not verified'}`,
    `   wording ${row.text_sha256}`,
    ...(row.text ?? 'erased').split('\n').map((line) => `   | ${line}`),
  ];
}

const signerOf = ({ signer }: Shown) =>
  signer === null ? 'somebody unknown' : signer === 'self' ? 'the person themself' : `the ${signer} of the person`;

const tabOf = ({ session_sha256: session, sequence }: Shown) =>
  session === null ? 'no session' : `session ${session.slice(0, 12)}, decision ${sequence ?? '-'}`;

type Standing = Pick<Shown, 'lead_id' | 'consent_type' | 'has_consent' | 'is_overtaken' | 'at'>;

/**
 * The types of consent in force, by the last decision on each. What belongs to nobody, what arrived late, and what somebody
 * else decided before the lead went over to others counts for nothing.
 */
export function inForce(rows: readonly Standing[], since?: Date): string[] {
  const standing = rows.filter((row) => row.lead_id !== null && !row.is_overtaken && isSince(row.at, since));
  const last = new Map(standing.map((row) => [row.consent_type, row.has_consent]));
  return [...last].flatMap(([type, hasConsent]) => (hasConsent ? [type] : [])).toSorted();
}
