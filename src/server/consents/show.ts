import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { ConsentTable } from '#src/server/db/tables/consents.ts';

/** Everything a lead agreed to or withdrew, in order, each with its wording as it was shown. */
export function consentsOfLead(db: Kysely<Database>, leadId: string) {
  return db
    .selectFrom('consent')
    .innerJoin('consent_text', 'consent_text.sha256', 'consent.text_sha256')
    .selectAll('consent')
    .select('consent_text.text')
    .where('lead_id', '=', leadId)
    .orderBy('position')
    .execute();
}

const manner = { box: 'by a ticked box', implied: 'implied by the button', esign: 'by electronic signature' } as const;

/** One consent as lines to read. */
export function consentLines(row: Selectable<ConsentTable> & { text: string }): string[] {
  const covered = [row.phone, row.email, row.postal_code].filter((value) => value !== null && value !== '');
  const site = row.study_site_ext_id === null ? '' : `, site ${row.study_site_ext_id}`;
  return [
    `${row.position}. ${row.consent_type}: ${row.has_consent ? 'agreed' : 'not agreed or withdrawn'}, ${manner[row.how]}`,
    `   server time ${row.at.toISOString()}, browser time ${row.client_time}`,
    `   ${row.campaign} / ${row.step}, brand ${row.brand ?? '-'}, country ${row.country}, language ${row.locale}${site}`,
    `   covers: ${row.salt === null ? 'erased' : covered.join(', ') || '-'}`,
    `   wording ${row.text_sha256}`,
    ...row.text.split('\n').map((line) => `   | ${line}`),
  ];
}
