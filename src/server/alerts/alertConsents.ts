import { sql, type RawBuilder } from 'kysely';
import type { ConsentType } from '#src/generated/api.ts';
import type { Channel } from '#src/domain/channel.ts';
import { isSinceHandedOver } from '#src/server/db/handedOverMoment.ts';

/** The consent to be told of new studies by each way. */
export const alertConsents = { email: 'alert_email', text: 'alert_text' } as const satisfies Record<
  Channel,
  ConsentType
>;

/**
 * Whether the ledger has one of these consents in force, for the lead of a column: given by who has the lead now, and not by
 * whom it has gone over from.
 */
export const hasAlertConsent = (leadId: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from unnest(array[${sql.join(Object.values(alertConsents))}]::text[]) as one (type), lateral (
    select has_consent, at from consent where lead_id = ${leadId} and consent_type = one.type and not is_overtaken
    order by position desc limit 1) as last
  where last.has_consent and ${isSinceHandedOver(sql`last.at`, leadId)})`;
