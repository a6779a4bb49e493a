import type { Brand } from '#src/domain/brands/index.ts';
import type { Channel } from '#src/domain/channel.ts';

/** A way to reach somebody: an address for `email`, a number in E.164 form for `text`. */
export type Way = { channel: Channel; to: string };

export type Message = {
  /** The same however often it is sent, so that a gateway may know it again. */
  id: string;
  to: string;
  /** Whose lead it is about; absent where it is about none. */
  leadId?: string;
  /** In whose name it is, and from whose address an email comes. */
  brand: Brand;
  /** Of an email. */
  subject: string;
  text: string;
  /** Of an email that is one of several: the address of a form that ends them. */
  unsubscribe?: string;
};

/** The mail server or the gateway will never take it: the address does not exist. Says neither which nor why. */
export class MessageRefused extends Error {
  readonly code = 'refused';

  constructor() {
    super('The message cannot be delivered to this address.');
    this.name = 'MessageRefused';
  }
}
