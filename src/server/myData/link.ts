import type { ServerContext } from '#src/server/context.ts';
import { earlierLead, type EarlierLead } from '#src/server/leads/earlier.ts';
import { handedOverAt } from '#src/server/leads/handedOverAt.ts';
import { contactMark, isContactMark } from '#src/server/visitor/contactMark.ts';
import { openSealed, sealText } from '#src/server/visitor/sealedText.ts';

/** Days that a link opens the page. */
const LINK_DAYS = 7;

const DAY_MS = 24 * 3_600_000;
const purpose = 'my data';

type Signer = Pick<ServerContext, 'cookieSecrets'>;
type Contact = Pick<EarlierLead['lead'], 'leadId' | 'phone1' | 'email'>;

/** By what the link reached the person, which proves that this is theirs; `hand` where an operator gave it. */
export type Channel = 'hand' | 'phone' | 'email';
const channels: Readonly<Record<string, Channel>> = { h: 'hand', p: 'phone', e: 'email' };
const letterOf = (channel: Channel) => channel.slice(0, 1);

/** When a link ends that is made now. */
export const linkEnd = (now: Date): Date => new Date(now.getTime() + LINK_DAYS * DAY_MS);

/**
 * The text that opens the page of a lead to whoever has it, until then or until its phone number or email address
 * changes: what was sent to a wrong one ends with it. Nobody else can read from it whose it is.
 */
export function myDataLink({ cookieSecrets }: Signer, lead: Contact, { until, channel }: Opened): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  const text = [
    lead.leadId.toLowerCase(),
    seconds,
    letterOf(channel),
    contactMark(contactsOf(lead), cookieSecrets),
  ].join('.');
  return sealText(purpose, text, cookieSecrets);
}

/** Until when a link opens the page, and by what it came. */
export type Opened = { until: Date; channel: Channel };
/** A lead as it is stored, and since when it is somebody else's: what was told before is not for whoever has it now. */
export type OpenedLead = Opened & { earlier: EarlierLead; since: Date | undefined };
/** What a link opens: a lead, or the id of one that was erased; of a lead whose number or address has changed since nothing is shown. */
export type OfLink = OpenedLead | (Opened & ({ erasedId: string } | { stale: EarlierLead }));

/** Links end at whole seconds. */
const wholeSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000);

/** What a link opens; undefined for one that nobody sealed, that has ended, or that is older than who has the lead now. */
export async function openLink(
  { db, cookieSecrets, clock }: Pick<ServerContext, 'db' | 'cookieSecrets' | 'clock'>,
  link: string,
): Promise<OfLink | undefined> {
  const [id, seconds = '', letter = '', seen] = openSealed(purpose, link, cookieSecrets)?.split('.') ?? [];
  const until = new Date(Number.parseInt(seconds, 36) * 1000);
  const channel = channels[letter];
  if (id === undefined || channel === undefined || !(until > clock())) return undefined;
  const earlier = await earlierLead(db, id);
  if (!earlier) return { erasedId: id, until, channel };
  const since = await handedOverAt(db, id);
  if (since && until < linkEnd(wholeSecond(since))) return undefined;
  const isNow = isContactMark(seen, contactsOf(earlier.lead), cookieSecrets);
  return { until, channel, ...(isNow ? { earlier, since } : { stale: earlier }) };
}

const contactsOf = ({ phone1: phone, email }: Contact) => ({ phone, email });
