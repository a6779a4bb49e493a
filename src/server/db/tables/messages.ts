import type { Generated } from 'kysely';
import type { Channel } from '#src/domain/channel.ts';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import type { Moment, Nullable } from './columns.ts';

/** What visitors are written to about. */
export type MessageKind =
  | 'appointment.booked'
  | 'appointment.moved'
  | 'appointment.cancelled'
  | 'myData.byText'
  | 'myData.byEmail'
  | 'alert.found';

/** Messages to visitors. Rows name a lead and carry nothing about it. */
export type MessageTable = {
  id: Generated<number>;
  kind: MessageKind;
  lead_id: string;
  appointment_id: Nullable<string>;
  created_at: Moment;
  run_at: Moment;
  attempts: Generated<number>;
  done_at: Nullable<string>;
  /** When sending was given up. */
  dead_at: Nullable<string>;
  /** How it was sent; null where there was nothing left to say. */
  channel: Nullable<Channel>;
};

/** What a stand-in would have sent: the subject only of an email. */
type StandInMessage = { to: string; subject: string | null; text: string };

/** What the stand-ins of email and texts would have sent. */
export type StandInMessageTable = {
  id: Generated<number>;
  at: Moment;
  channel: Channel;
  /** Keyed hash of the number or the address. */
  recipient: string;
  sealed: Sealed<StandInMessage>;
};
