import type { Channel } from '#src/domain/channel.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { ServerContext } from '#src/server/context.ts';

/** A number in E.164 form or an email address in small letters, as `lead_contact` has them. */
export type Contact = { kind: 'phone' | 'email'; value: string };

/** How a message reaches a contact of each kind. */
export const channelOf = { phone: 'text', email: 'email' } as const satisfies Record<Contact['kind'], Channel>;

type WithKeys = Pick<ServerContext, 'db'>;

/** A keyed hash by which who asks for something is known again: a session, a network address or a contact. It names nobody. */
export const askerHash = ({ db }: WithKeys, asker: string): string => sealingOf(db).hash('asker', asker);

/** A keyed hash by which a contact is known again, and nothing of it is learnt. */
export const contactHash = ({ kind, value }: Contact, context: WithKeys): string =>
  askerHash(context, `contact ${kind} ${value}`);

/** The contacts among numbers in E.164 form and addresses in any spelling; what is empty is none. */
export function contactsAmong(
  phones: readonly (string | null | undefined)[],
  emails: readonly (string | null | undefined)[],
): Contact[] {
  const known = (values: readonly (string | null | undefined)[], kind: Contact['kind']) =>
    [...new Set(values.map((value) => value?.trim().toLowerCase()))].flatMap((value) =>
      value ? [{ kind, value }] : [],
    );
  return [...known(phones, 'phone'), ...known(emails, 'email')];
}
