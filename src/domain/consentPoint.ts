import type { ConsentType } from '#src/generated/api.ts';

/** What a consent to be contacted is for. Others are for neither a number nor an address. */
const fields: Partial<Record<ConsentType, 'phone' | 'email'>> = {
  sms: 'phone',
  call: 'phone',
  commercial: 'phone',
  email: 'email',
  alert_text: 'phone',
  alert_email: 'email',
};

/** Consents to be contacted about studies. Those to commercial texts and to alerts are for something else. */
export const toContact = ['sms', 'call', 'email'] as const satisfies readonly ConsentType[];

type Contact = { phone?: string | null | undefined; email?: string | null | undefined };

/** The phone number or email address that a consent is for; undefined where it is for neither or none was given. */
export function contactPointOf(consentType: ConsentType, contact: Contact): string | undefined {
  const field = fields[consentType];
  return (field && contact[field]?.trim()) || undefined;
}

/** Whether a consent needs a number or an address that is not there: it would cover nothing. */
export const coversNothing = (consentType: ConsentType, contact: Contact): boolean =>
  fields[consentType] !== undefined && contactPointOf(consentType, contact) === undefined;
