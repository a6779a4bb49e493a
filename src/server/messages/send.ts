import type { FastifyBaseLogger } from 'fastify';
import { callPartner, type PartnerContext } from '#src/server/partners/callPartner.ts';
import type { Channel } from '#src/domain/channel.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { sendEmail } from './email.ts';
import { MessageRefused, type Message, type Way } from './message.ts';
import { textMessage } from './texts.ts';

/** Whether there is anybody who sends so: an operator says `empty` for a stand-in where there is not. */
export const isThere = (settings: Settings, channel: Channel): boolean => {
  const { url, standIn } = settings.partners[channel === 'email' ? 'email' : 'texts'];
  return url !== undefined || standIn !== 'empty';
};

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Sends a message. Throws 503 while nobody takes it, `MessageRefused` where nobody ever will. */
export async function send(
  context: PartnerContext,
  log: Log,
  { channel, to }: Way,
  message: Omit<Message, 'to'>,
): Promise<void> {
  const whole = { ...message, to };
  if (channel === 'email') await sendEmail(context, log, whole);
  else await callPartner(context, log, textMessage, whole);
}

/** Sends by the first way that takes it, and gives which. Throws as `send` does for the last. */
export async function sendByOneOf(
  context: PartnerContext,
  log: Log,
  ways: readonly Way[],
  message: Omit<Message, 'to'>,
): Promise<Channel> {
  for (const way of ways) {
    const isTaken = await send(context, log, way, message).then(
      () => true,
      (error: unknown) => {
        if (error instanceof MessageRefused) return false;
        throw error;
      },
    );
    if (isTaken) return way.channel;
  }
  throw new MessageRefused();
}
