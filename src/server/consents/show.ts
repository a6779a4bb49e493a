import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { ConsentTable } from '#src/server/db/tables/consents.ts';
import { isAbout, type Person } from '#src/server/leads/person.ts';

/** The columns by which the consents of a person are found. */
export const consentTies = { lead: 'lead_id', phone: 'phone' } as const;

type Shown = Selectable<ConsentTable> & { text: string };

/** Everything a person agreed to or withdrew, in order, each with its wording as it was shown. */
export function consentsOf(db: Kysely<Database>, person: Person): Promise<Shown[]> {
  return db
    .selectFrom('consent')
    .innerJoin('consent_text', 'consent_text.sha256', 'consent.text_sha256')
    .selectAll('consent')
    .select('consent_text.text')
    .where(isAbout('consent', consentTies, person))
    .orderBy('position')
    .execute();
}

const manner = {
  box: 'by a ticked box',
  implied: 'implied by the button',
  esign: 'by electronic signature',
  spoken: 'said to an agent on the phone',
} as const;

/** One consent as lines to read. */
export function consentLines(row: Shown): string[] {
  const covered = [row.phone, row.email, row.postal_code].filter((value) => value !== null && value !== '');
  const site = row.study_site_ext_id === null ? '' : `, site ${row.study_site_ext_id}`;
  return [
    `${row.position}. ${row.consent_type}: ${row.has_consent ? 'agreed' : 'not agreed or withdrawn'}, ${manner[row.how]}`,
    `   server time ${row.at.toISOString()}, browser time ${row.client_time ?? '-'}`,
    `   ${row.campaign ?? '-'} / ${row.step ?? '-'}, brand ${row.brand ?? '-'}, country ${row.country}, language ${row.locale ?? '-'}${site}`,
    `   covers: ${row.salt === null ? 'erased' : covered.join(', ') || '-'}`,
    `   wording ${row.text_sha256}`,
    ...row.text.split('\n').map((line) => `   | ${line}`),
  ];
}

/** The types of consent in force, by the last decision on each. */
export function inForce(rows: readonly Pick<Shown, 'consent_type' | 'has_consent'>[]): string[] {
  const last = new Map(rows.map((row) => [row.consent_type, row.has_consent]));
  return [...last].flatMap(([type, hasConsent]) => (hasConsent ? [type] : [])).toSorted();
}
