import type { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';
import { signatureOf } from './signature.ts';

/** The phone number and the email address of a lead. */
type Contacts = { phone: string; email: string | null | undefined };

/** After the first page whose links had one: by another name those that are under way would be of no more use. */
const purpose = 'my data: contact';

/** A mark for sealed links that changes with the number and the address of a lead, and tells neither. */
export const contactMark = ({ phone, email }: Contacts, secrets: Pick<CookieSecrets, 'newest'>): string =>
  signatureOf(purpose, JSON.stringify([phone, (email ?? '').toLowerCase()]), secrets).slice(0, 12);

/** Whether the lead still has the number and the address that a mark was made of, with any secret in use. */
export const isContactMark = (mark: string | undefined, contacts: Contacts, { all }: CookieSecrets): boolean =>
  all.some((newest) => mark === contactMark(contacts, { newest }));
