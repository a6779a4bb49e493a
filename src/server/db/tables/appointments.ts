import type { ColumnType, Generated } from 'kysely';
import type { Sealed } from '#src/server/sealing/sealing.ts';
import type { BookingRequest } from '#src/generated/api.ts';
import type { Moment, Nullable } from './columns.ts';

export type AppointmentTable = {
  id: Generated<string>;
  created_at: Moment;
  changed_at: Moment;
  /** Null once the lead is somebody else's: whoever has the link of the appointment keeps it. */
  lead_id: Nullable<string>;
  /** Keyed hash of the number that is called; null where an earlier release booked it. */
  phone_hash: Nullable<string>;
  /** Whether the earlier holder of its lead had proved the number. */
  number_proven: Generated<boolean>;
  study_id: number;
  /** Whose calendar: that of secondary screening, or that of a study site. */
  scheduler: 'secondary' | 'site';
  study_site_id: Nullable<string>;
  /** `asked` while the scheduling service is asked; `over` once it has passed and another was booked. */
  state: 'asked' | 'booked' | 'cancelled' | 'over';
  /** The id that the scheduling service gave. */
  booking_id: Nullable<string>;
  resource_id: string;
  starts_at: Moment;
  ends_at: Moment;
  /** IANA zone of the visitor. */
  timezone: string;
  /** Origin that the visitor booked at; null where it was booked before that was noted. */
  origin: Nullable<string>;
  /** Counts the changes, for calendars. */
  revision: Generated<number>;
  changed_by: Nullable<'visitor' | 'operator'>;
  /** Until then one change is under way, and no other begins. A moment that has passed: whether the service has made it is open. */
  changing_until: ColumnType<Date | null, string | null | undefined, Date | string | null>;
};

/** What a scheduling service was asked for, until it has answered. */
export type BookingOrderTable = {
  id: Generated<string>;
  /** It may be erased by now. */
  lead_id: string;
  study_id: number;
  scheduler: AppointmentTable['scheduler'];
  study_site_id: Nullable<string>;
  resource_id: string;
  starts_at: Moment;
  /** Idempotency key that it was asked with: asked again with it, it books no second time. */
  service_key: string;
  /** What the service is asked, sealed for the lead. */
  sealed: Sealed<BookingRequest>;
  ordered_at: Moment;
  /** Without an answer it is let go of then. */
  release_at: Moment;
  /** Set once it is being let go of: nobody asks for it again, and until then nobody else lets go of it. */
  leased_until: Nullable<string>;
};

/** A booking of somebody who was erased, or has another time, until its scheduling service has let go of it. */
export type BookingRemovalTable = {
  id: Generated<string>;
  scheduler: AppointmentTable['scheduler'];
  study_site_id: Nullable<string>;
  booking_id: string;
  /** The service is asked then, and again later where it does not answer. */
  due_at: Moment;
};
