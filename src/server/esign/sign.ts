import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { defaultCountry } from '#src/domain/countries/index.ts';
import { countryOfPhone, toE164 } from '#src/domain/phone.ts';
import { appendConsents, saveWording } from '#src/server/consents/ledger.ts';
import { publishWordings } from '#src/server/consents/wordings.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import { openRow, sealedPlace, sealColumn } from '#src/server/db/sealed/rows.ts';
import { lockLead } from '#src/server/leads/find.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { contactsAmong } from '#src/server/visitor/contact.ts';
import { stillGood } from '#src/server/visitor/endedSessions.ts';
import { provenAmong, type ProvenContact } from '#src/server/visitor/provenContact.ts';
import { authorization } from './texts.ts';

/** A session that is open, with the text that it is about. */
export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export async function findSession({ db, clock }: ServerContext, id: string) {
  const row = await db
    .selectFrom('esign_session')
    .select(['id', 'created_at', 'lead_id', 'sealed', 'language', 'decision', 'signature'])
    .select(['country', 'proof', 'session_sha256', 'text_sha256'])
    .where('id', '=', id)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (!row) return undefined;
  const session = openRow(db, 'esign_session', row);
  const country = session.country ?? countryOfPhone(session.phone) ?? defaultCountry;
  const signature = row.signature && sealingOf(db).open(sealedPlace('esign_session', row, 'signature'), row.signature);
  return { ...session, signature, ...authorization(country, session.language) };
}

/** Those of the contacts of a session that the visitor before it has proved. */
export const provenOf = (
  context: ServerContext,
  request: FastifyRequest,
  { phone, email }: Session,
): Promise<ProvenContact[]> => provenAmong(context, request, contactsAmong([toE164(phone) ?? phone], [email]));

/** Saves the decision with its exact wording; the first one is final. A signature is recorded in the consent ledger at once. */
export async function decide(
  { db, settings, clock }: ServerContext,
  session: Session,
  { signature, proven }: { signature?: string | undefined; proven: readonly ProvenContact[] },
): Promise<void> {
  const at = clock();
  await publishWordings(db, settings, at);
  await db.transaction().execute(async (tx) => {
    const { lead_id: leadId, proof, session_sha256: hash } = session;
    // Locked first, as an erasure does.
    if (leadId !== null) await lockLead(tx, leadId);
    // Then the end of the ledger, before the wording, as whoever adds a row does.
    await tx.selectFrom('consent_head').select('id').forUpdate().execute();
    const { numUpdatedRows } = await tx
      .updateTable('esign_session')
      .set({
        decision: signature === undefined ? 'declined' : 'signed',
        signature: signature === undefined ? null : sealColumn(tx, 'esign_session', session, 'signature', signature),
        text_sha256: await saveWording(tx, session.text, at),
        decided_at: at.toISOString(),
      })
      .where('id', '=', session.id)
      .where('decision', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n || signature === undefined) return;
    const tie = (await stillActsFor(tx, session, at))
      ? { leadId: leadId ?? undefined, proof: proof ?? 'none', session: hash ?? undefined }
      : { proof: 'none' as const, session: hash ?? undefined };
    await appendConsents(tx, [{ decision: signedConsent(session), entry: { tie, at, proven } }]);
  });
}

/** Whether what began the signature may decide for its lead now: whose sessions were ended since, the lead may be somebody else's. */
const stillActsFor = async (
  tx: Kysely<Database>,
  { lead_id: subject, created_at: at }: Session,
  now: Date,
): Promise<boolean> => subject === null || (await stillGood(tx, [{ subject, at }], now)).length > 0;

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
