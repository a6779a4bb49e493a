import { sha256 } from '#src/server/consents/chain.ts';
import { appendConsents } from '#src/server/consents/ledger.ts';
import type { ServerContext } from '#src/server/context.ts';
import { lockBySlug } from '#src/server/leads/find.ts';
import { isStillTheirs, type EarlierLead } from '#src/server/leads/earlier.ts';
import { agreedBy, type Agreed } from './agreed.ts';
import type { OpenedLead } from './link.ts';

/**
 * The decision of a type that stands in this place of the ledger; undefined once there is a later one, for one of before the
 * lead went over to somebody else, and for one since where it went over after the link was opened.
 */
export async function standing(
  { db }: Pick<ServerContext, 'db'>,
  { earlier, since }: Pick<OpenedLead, 'earlier' | 'since'>,
  { type, position }: { type: string; position: number },
): Promise<Agreed | undefined> {
  const agreed = await agreedBy(db, earlier.lead.leadId, since);
  if (!(await isStillTheirs(db, earlier))) return undefined;
  return agreed.find((one) => one.type === type && one.row.position === position);
}

/**
 * Withdraws what was agreed to, in the words in which it was. Withdrawn again it changes nothing, and neither once the lead has
 * another slug: it is somebody else's since.
 */
export async function withdraw(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { slug }: Pick<EarlierLead, 'slug'>,
  { row, text }: Agreed,
): Promise<void> {
  const decision = {
    consentType: row.consent_type,
    hasConsent: false,
    how: 'selfService' as const,
    text,
    country: row.country,
    isInternational: row.is_international,
    ...(row.locale !== null && { locale: row.locale }),
    ...(row.campaign !== null && { campaign: row.campaign }),
    ...(row.brand !== null && { brand: row.brand }),
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.email !== null && { email: row.email }),
    ...(row.postal_code !== null && { postal: row.postal_code }),
    ...(row.study_site_ext_id !== null && { studySiteExternalId: row.study_site_ext_id }),
  };
  await db.transaction().execute(async (tx) => {
    const leadId = await lockBySlug(tx, slug);
    if (leadId === undefined) return;
    const tie = { leadId, proof: 'link' as const };
    const idempotencyKey = sha256(`withdrawal of ${leadId} ${row.position}`);
    await appendConsents(tx, [{ decision, entry: { tie, at: clock(), idempotencyKey } }]);
  });
}
