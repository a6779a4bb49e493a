import type { ServerContext } from '#src/server/context.ts';
import { slugOf } from '#src/server/leads/find.ts';
import { handedOverAt } from '#src/server/leads/handedOverAt.ts';
import { contactMark, isContactMark } from '#src/server/visitor/contactMark.ts';
import { openSealed, sealText } from '#src/server/visitor/sealedText.ts';

/** The page on which somebody sees what was found for them, and stops the messages; a sealed link follows. */
export const alertPath = '/alerts';

/** Days that a link shows what was found. It stops the messages for ever: an old one is what somebody has at hand. */
const LINK_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const purpose = 'new studies';

type Signer = Pick<ServerContext, 'cookieSecrets' | 'clock'>;

/** The second in which a link ends that is made then. */
const endOf = (made: Date) => Math.floor((made.getTime() + LINK_DAYS * DAY_MS) / 1000);

/** A lead with what the messages about new studies are sent to. */
type Reached = Readonly<{ id: string; phone: string; email: string | null }>;

/** The text that opens the page of a lead to whoever has it. Nobody else can read from it whose it is. */
export function alertLink({ cookieSecrets, clock }: Signer, { id, ...contacts }: Reached): string {
  const until = endOf(clock()).toString(36);
  return sealText(purpose, [id, until, contactMark(contacts, cookieSecrets)].join('.'), cookieSecrets);
}

/**
 * Whether a link shows what was found: not once it is old, nor where it went to a number or an address that is another now,
 * nor where it is of an earlier release and does not say where it went.
 */
export type Showing = 'found' | 'old' | 'changed';
export type OpenedLink = { leadId: string; slug: string; showing: (contacts: Omit<Reached, 'id'>) => Showing };

/** Whose page a link opens; undefined for one that nobody sealed, that is older than who has the lead now, or whose lead was erased. */
export async function openAlertLink(
  { db, cookieSecrets, clock }: Signer & Pick<ServerContext, 'db'>,
  link: string,
): Promise<OpenedLink | undefined> {
  const [leadId, until = '', mark] = openSealed(purpose, link, cookieSecrets)?.split('.') ?? [];
  // Read first: what becomes somebody else's later has another one then.
  const slug = leadId && (await slugOf(db, leadId));
  if (!leadId || slug === undefined) return undefined;
  const since = await handedOverAt(db, leadId);
  const end = Number.parseInt(until, 36);
  if (since && end < endOf(since)) return undefined;
  const isOld = !(end * 1000 > clock().getTime());
  return {
    leadId,
    slug,
    showing: (contacts) => (isContactMark(mark, contacts, cookieSecrets) ? (isOld ? 'old' : 'found') : 'changed'),
  };
}
