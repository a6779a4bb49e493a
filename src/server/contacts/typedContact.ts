import { isEmail } from '#src/domain/email.ts';
import { toE164 } from '#src/domain/phone.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import { invalid } from '#src/server/http/refusal.ts';
import type { Contact } from '#src/server/visitor/contact.ts';

type Typed = { kind: Contact['kind']; contact: string; country: CountryCode };

/** 400: nothing ever arrives there. */
export const unreachable = () => invalid('contact', 'No code can be sent there. Check the number or the address.');

/** What was typed as a contact. Throws 400 for what is none. */
export function contactOf({ kind, contact, country }: Typed): Contact {
  const value = kind === 'phone' ? toE164(contact, country) : emailOf(contact);
  if (value === undefined) throw unreachable();
  return { kind, value };
}

const emailOf = (text: string) => (isEmail(text) ? text.trim().toLowerCase() : undefined);
