import type { ServerContext } from '#src/server/context.ts';
import { openSealed, sealText } from '#src/server/visitor/sealedText.ts';

/** The page on which somebody sees what was found for them, and stops the messages; a sealed link follows. */
export const alertPath = '/alerts';

/** Days that a link shows what was found. It stops the messages for ever: an old one is what somebody has at hand. */
const LINK_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const purpose = 'new studies';

type Signer = Pick<ServerContext, 'cookieSecrets' | 'clock'>;

/** The text that opens the page of a lead to whoever has it. Nobody else can read from it whose it is. */
export function alertLink({ cookieSecrets, clock }: Signer, leadId: string): string {
  const until = Math.floor((clock().getTime() + LINK_DAYS * DAY_MS) / 1000).toString(36);
  return sealText(purpose, `${leadId}.${until}`, cookieSecrets);
}

/** Whose page a link opens, and whether it still shows what was found; undefined for one that nobody sealed. */
export function openAlertLink(
  { cookieSecrets, clock }: Signer,
  link: string,
): { leadId: string; shows: boolean } | undefined {
  const [leadId, until = ''] = openSealed(purpose, link, cookieSecrets)?.split('.') ?? [];
  if (leadId === undefined) return undefined;
  return { leadId, shows: Number.parseInt(until, 36) * 1000 > clock().getTime() };
}
