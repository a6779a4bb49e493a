import type { Transaction } from 'kysely';
import { defaultCountry } from '#src/domain/countries/index.ts';
import { countryOfPhone, toE164 } from '#src/domain/phone.ts';
import { appendConsent, saveWording } from '#src/server/consents/ledger.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import { leadOfPhone, lockLead } from '#src/server/leads/find.ts';
import { authorization } from './texts.ts';

/** A session that is open, with the text that it is about. */
export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export async function findSession({ db, clock }: ServerContext, id: string) {
  const session = await db
    .selectFrom('esign_session')
    .select(['id', 'lead_id', 'first_name', 'last_name', 'phone', 'email', 'return_to', 'language', 'decision'])
    .select(['campaign', 'step', 'brand', 'country'])
    .where('id', '=', id)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (!session) return undefined;
  const country = session.country ?? countryOfPhone(session.phone) ?? defaultCountry;
  return { ...session, ...authorization(country, session.language) };
}

/** Saves the decision with its exact wording; the first one is final. A signature is recorded in the consent ledger at once. */
export async function decide({ db, clock }: ServerContext, session: Session, signature?: string): Promise<void> {
  const at = clock();
  await db.transaction().execute(async (tx) => {
    const leadId = session.lead_id ?? (await findLeadOf(tx, session.phone));
    // Locked first, as an erasure does.
    if (leadId !== undefined) await lockLead(tx, leadId);
    const { numUpdatedRows } = await tx
      .updateTable('esign_session')
      .set({
        lead_id: leadId ?? null,
        decision: signature === undefined ? 'declined' : 'signed',
        signature: signature ?? null,
        text_sha256: await saveWording(tx, session.text, at),
        decided_at: at.toISOString(),
      })
      .where('id', '=', session.id)
      .where('decision', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n && signature !== undefined)
      await appendConsent(tx, signedConsent(session), { leadId, at, isSignature: true });
  });
}

async function findLeadOf(tx: Transaction<Database>, phone: string): Promise<string | undefined> {
  const row = await tx.selectNoFrom(leadOfPhone(phone).as('id')).executeTakeFirst();
  return row?.id ?? undefined;
}

/** The page has no script, so there is no time of the browser. */
function signedConsent({ phone, email, language, campaign, step, brand, ...session }: Session) {
  return {
    text: session.text,
    country: session.country,
    isInternational: session.isInternational,
    consentType: 'medical_records_health_data' as const,
    hasConsent: true,
    how: 'esign' as const,
    locale: language,
    phone: toE164(phone) ?? phone,
    email,
    ...(campaign !== null && { campaign }),
    ...(step !== null && { step }),
    ...(brand !== null && { brand }),
  };
}
