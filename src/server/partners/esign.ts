import type { Locale } from '#src/generated/answers.ts';
import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Input, Reply } from '#src/api/call.ts';
import { defaultCountry } from '#src/domain/countries/index.ts';
import { countryOfPhone } from '#src/domain/phone.ts';
import type { PartnerCall } from './callPartner.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { ConsentProof } from '#src/server/db/tables/consents.ts';
import { sealRow } from '#src/server/db/sealed/rows.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { normalPhone } from '#src/server/visitor/normalPhone.ts';

type SignerTie = { leadId?: string | undefined; proof: ConsentProof; session?: string | undefined };

/** Who signs, and where the visitor goes on. */
export type Signer = {
  body: Input<'startEsign'>['body'];
  /** Address on one of our origins where the visitor goes on after the signature. */
  returnUrl: string;
  language: Locale;
  /** The step of the page that began; absent where its address does not name it. */
  campaign?: string;
  step?: string;
  brand: string;
  /** The lead that the session saved or will save, and by what that is known, until the transaction ends. */
  lockedTie: (tx: Transaction<Database>) => Promise<SignerTie>;
};

/** How long a session waits for its signature. */
const SESSION_MS = 24 * 60 * 60 * 1000;

export const esignPath = '/esign';

/** Begins an e-signature. Ours is a page of this server. */
export const esignSession: PartnerCall<Signer, Reply<'startEsign'>> = {
  partner: 'esign',
  request: ({ body: { leadId: _leadId, slug: _slug, ...signer }, returnUrl }) => ({
    method: 'POST',
    path: '/consents/lightico/start-session',
    body: { ...signer, returnUrl },
  }),
  read(body) {
    const url = typeof body === 'object' && body !== null && 'customerURL' in body ? body.customerURL : undefined;
    if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      throw new Error('No address to go on at.');
    return { customerURL: url };
  },
  standIn: openSession,
  empty: { customerURL: '' },
};

async function openSession({ db, clock }: ServerContext, signer: Signer) {
  const id = randomBytes(24).toString('base64url');
  await db.transaction().execute(async (tx) => {
    await insertSession(tx, { id, now: clock(), tie: await signer.lockedTie(tx) }, signer);
  });
  return { customerURL: `${esignPath}/${id}` };
}

type Opening = { id: string; now: Date; tie: SignerTie };

async function insertSession(tx: Transaction<Database>, { id, now, tie }: Opening, signer: Signer): Promise<void> {
  const { body, returnUrl, language, campaign, step, brand } = signer;
  const { pathname, search } = new URL(returnUrl);
  const phone = normalPhone(body.phone);
  const sealing = sealingOf(tx);
  const content = {
    first_name: body.firstName,
    last_name: body.lastName,
    phone,
    email: body.email,
    return_to: pathname + search,
    campaign: campaign ?? null,
    step: step ?? null,
    brand,
  };
  await tx
    .insertInto('esign_session')
    .values({
      id,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_MS).toISOString(),
      lead_id: tie.leadId ?? null,
      proof: tie.proof,
      session_sha256: tie.session ?? null,
      sealed: sealRow(tx, 'esign_session', { id }, content),
      phone_hash: sealing.hash('phone', phone),
      email_hash: sealing.hashOrNull('email', body.email),
      by_sms: body.type === 'SMS',
      language,
      country: sql`coalesce(
        (select country from lead where id = ${tie.leadId ?? null}::uuid),
        ${countryOfPhone(phone) ?? defaultCountry})`,
    })
    .execute();
}
