import type { ServerContext } from '#src/server/context.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { ownWays } from '#src/server/leads/unprovenBrought.ts';
import { isThere } from '#src/server/messages/send.ts';
import type { Letter, WaitingMessage, Writers } from '#src/server/messages/worker.ts';
import { serverWords } from '#src/server/pages/serverWords.ts';
import { senderTo } from '#src/server/visitor/sender.ts';
import { alertConsents } from './alertConsents.ts';
import { foundFor } from './found.ts';
import { alertLink, alertPath } from './link.ts';
import { standingAlerts } from './standing.ts';

type Context = Omit<ServerContext, 'searches'>;

/** What somebody is told who asked for new studies. */
export const alertWriters = (context: Context): Pick<Writers, 'alert.found'> => ({
  'alert.found': (message) => write(context, message),
});

/**
 * That a study may fit, and the link behind which it is named: others may read along. By the ways that are agreed to when
 * it goes, first of all those that the visitor typed or proved: whoever made a link may read what it filled in. Undefined
 * where there is none, and once every study that was found has closed.
 */
async function write(context: Context, { lead_id: leadId }: WaitingMessage): Promise<Letter | undefined> {
  const { db, settings } = context;
  const row = await db
    .selectFrom('lead')
    .select(['id', 'sealed', 'language'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!row || (await foundFor(db, leadId, row.language)).length === 0) return undefined;
  const { email, phone } = openRow(db, 'lead', row);
  const agreed = (await standingAlerts(db, leadId)).map(({ type }) => type);
  const addresses = [{ channel: 'email', to: email } as const, { channel: 'text', to: phone } as const];
  const ways = addresses.flatMap(({ channel, to }) =>
    to !== null && agreed.includes(alertConsents[channel]) && isThere(settings, channel) ? [{ channel, to }] : [],
  );
  const { words } = serverWords('alertMessage', row.language);
  const { origin, brand, name } = await senderTo(context, leadId);
  const link = `${origin}${alertPath}/${alertLink(context, { id: leadId, phone, email })}`;
  return {
    ways: (await ownWays(db, leadId, ways)).ways,
    brand,
    subject: words.subject,
    text: [`${name}: ${words.text}`, link, words.stop].join('\n\n'),
    unsubscribe: link,
  };
}
