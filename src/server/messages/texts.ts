import type { PartnerCall } from '#src/server/partners/callPartner.ts';
import { keepMessage } from './keep.ts';
import { MessageRefused, type Message } from './message.ts';

/** A number that cannot be sent to, or not any more: trying again changes nothing. */
const refused = () => {
  throw new MessageRefused();
};

/** A text message. The gateway knows one that is sent again by its key. */
export const textMessage: PartnerCall<Message, undefined> = {
  partner: 'texts',
  request: ({ id, to, text }) => ({
    method: 'POST',
    path: '/texts',
    body: { to, text },
    headers: { 'idempotency-key': id },
  }),
  read: () => undefined,
  async standIn(context, message) {
    await keepMessage(context, 'text', message);
    return undefined;
  },
  empty: undefined,
  refusals: { 400: refused, 410: refused, 422: refused },
};
