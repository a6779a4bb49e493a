import { sql, type RawBuilder } from 'kysely';

/**
 * When the lead of a column last went over to somebody else, without a proof that they are reached by any of what it was
 * reached by until then; null where that never was.
 */
export const handedOverMoment = (leadId: RawBuilder<unknown>): RawBuilder<Date | null> => sql`(
  select handed_over_at from lead_contact where lead_contact.lead_id = ${leadId} and handed_over_at is not null
  group by handed_over_at having bool_and(verified_at is null) order by handed_over_at desc limit 1)`;

/** The condition that a moment is one of who has the lead of a column now. */
export const isSinceHandedOver = (at: RawBuilder<unknown>, leadId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`coalesce(${at} >= ${handedOverMoment(leadId)}, true)`;

/** The same of a moment that was read, and of when its lead went over, where that was. */
export const isSince = (at: Date, handedOver: Date | undefined): boolean =>
  handedOver === undefined || at >= handedOver;
