import type { Channel } from '#src/domain/channel.ts';
import { myDataPath } from '#src/domain/policies.ts';
import type { ServerContext } from '#src/server/context.ts';
import { earlierLead } from '#src/server/leads/earlier.ts';
import { isThere } from '#src/server/messages/send.ts';
import type { Letter, WaitingMessage, Writers } from '#src/server/messages/worker.ts';
import { serverWords } from '#src/server/pages/serverWords.ts';
import { senderTo } from '#src/server/visitor/sender.ts';
import { linkEnd, myDataLink } from './link.ts';
import { dateInWords, plainWithValues } from './words.ts';

type Context = Omit<ServerContext, 'searches'>;
type Kinds = 'myData.byText' | 'myData.byEmail';

/** The link to somebody's data, sent by the way that they asked for and by no other. */
export const myDataWriters = (context: Context): Pick<Writers, Kinds> => ({
  'myData.byText': (message) => write(context, message, 'text'),
  'myData.byEmail': (message) => write(context, message, 'email'),
});

/** In the language of the lead, without a name or a study: others may read along. */
async function write(context: Context, { lead_id: leadId }: WaitingMessage, by: Channel): Promise<Letter | undefined> {
  const { db, settings, clock } = context;
  const earlier = await earlierLead(db, leadId);
  const row = await db.selectFrom('lead').select('created_at').where('id', '=', leadId).executeTakeFirst();
  const to = by === 'email' ? earlier?.lead.email : earlier?.lead.phone1;
  if (!earlier || !row || !to || !isThere(settings, by)) return undefined;
  const { lead } = earlier;
  const { words, language } = serverWords('myData', lead.preferredLanguage);
  const { origin, brand, name } = await senderTo(context, leadId);
  const opened = { until: linkEnd(clock()), channel: by === 'email' ? 'email' : 'phone' } as const;
  const date = dateInWords(row.created_at, language, lead.country);
  const { subject, text, ends, mistaken } = words.message;
  const link = `${origin}${myDataPath}/${myDataLink(context, lead, opened)}`;
  return {
    ways: [{ channel: by, to }],
    brand,
    subject,
    text: [`${name}: ${plainWithValues(text, { date })}`, link, ends, mistaken].join('\n\n'),
  };
}
