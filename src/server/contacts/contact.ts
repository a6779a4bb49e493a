import { isEmail } from '#src/domain/email.ts';
import { toE164 } from '#src/domain/phone.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import { invalid } from '#src/server/http/refusal.ts';
import type { Channel } from '#src/server/settings/readers.ts';
import { signatureOf } from '#src/server/visitor/signature.ts';

/** A number in E.164 form or an email address in small letters, as `lead_contact` has them. */
export type Contact = { kind: 'phone' | 'email'; value: string };

/** How a code reaches a contact of each kind. */
export const channelOf = { phone: 'text', email: 'email' } as const satisfies Record<Contact['kind'], Channel>;

type Typed = { kind: Contact['kind']; contact: string; country: CountryCode };

/** What was typed as a contact. Throws 400 for what is none. */
export function contactOf({ kind, contact, country }: Typed): Contact {
  const value = kind === 'phone' ? toE164(contact, country) : emailOf(contact);
  if (value === undefined) throw invalid('contact', 'No code can be sent there. Check the number or the address.');
  return { kind, value };
}

const emailOf = (text: string) => (isEmail(text) ? text.trim().toLowerCase() : undefined);

/** A keyed hash by which a contact is known again, and nothing of it is learnt. */
export const contactHash = ({ kind, value }: Contact, secret: string): string =>
  signatureOf('contact', `${kind} ${value}`, secret);
