import type { FastifyBaseLogger } from 'fastify';
import { isEmail } from '#src/domain/email.ts';
import { isFullName, joinName, splitFullName } from '#src/domain/fullName.ts';
import { countryOfPhone } from '#src/domain/phone.ts';
import { maskedPhone } from '#src/domain/phoneDigits.ts';
import { normalPostalCode } from '#src/domain/postalCode.ts';
import type { Lead, LeadCaregiver } from '#src/generated/api.ts';
import { tellKept } from '#src/server/bots/hold.ts';
import { watchOfUpdate } from '#src/server/bots/suspicion.ts';
import type { ServerContext } from '#src/server/context.ts';
import { contentHash } from '#src/server/http/idempotency.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import type { EarlierLead } from '#src/server/leads/earlier.ts';
import { newSlug } from '#src/server/leads/newSlug.ts';
import { attemptSaving } from '#src/server/leads/saveAttempt.ts';
import { storedName } from '#src/server/leads/storedName.ts';
import { callPartner } from '#src/server/partners/callPartner.ts';
import { checkedByPattern, phoneCheck } from '#src/server/partners/phones.ts';
import { writeAlongside } from '#src/server/saving/writeAlongside.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { isKnownPostalCode } from '#src/server/studies/postalAreas.ts';

/** What can be corrected, in the order of the form. */
export const correctable = ['name', 'phone', 'email', 'postalCode'] as const;
export type Correctable = (typeof correctable)[number];
/** The fields of the form as they were typed. */
export type Typed = Readonly<Record<Correctable, string>>;

/** As people of the lead's country write it; one of another country keeps its calling code, without which it is not known again. */
const written = ({ phone1, country }: Lead) =>
  countryOfPhone(phone1) === country ? maskedPhone(phone1, country) : phone1;

/** What the form begins with. */
export const typedOf = (lead: Lead): Typed => ({
  name: joinName(lead.firstName, lead.lastName),
  phone: written(lead),
  email: lead.email ?? '',
  postalCode: lead.postalCode,
});

/** The corrected lead, or the fields that are wrong. */
export type Checked = { lead: Lead } | { wrong: readonly Correctable[] };

/** Checks what was typed as the fields of a campaign check it; what stands as it did is not asked about again. */
export async function checkTyped(
  context: ServerContext,
  { lead, typed }: { lead: Lead; typed: Typed },
  log: Log,
): Promise<Checked> {
  const before = typedOf(lead);
  const isSame = (field: Correctable) => typed[field] === before[field];
  const name = storedName(typed.name);
  const phone = isSame('phone') ? lead.phone1 : await dialable(context, { phone: typed.phone, lead }, log);
  const postalCode = isSame('postalCode') ? lead.postalCode : await existing(context, typed.postalCode, lead);
  const email = typed.email === '' || isEmail(typed.email) ? typed.email : undefined;
  const isRight = {
    name: isSame('name') || isFullName(name),
    phone: phone !== undefined,
    email: isSame('email') || email !== undefined,
    postalCode: postalCode !== undefined,
  };
  const wrong = correctable.filter((field) => !isRight[field]);
  if (wrong.length > 0 || phone === undefined || postalCode === undefined) return { wrong };
  const { email: _email, caregiver, ...rest } = lead;
  const now = {
    ...rest,
    ...(!isSame('name') && splitFullName(name)),
    phone1: phone,
    postalCode,
    ...(typed.email !== '' && { email: typed.email }),
  };
  return { lead: { ...now, ...(caregiver && { caregiver: following(caregiver, lead, now) }) } };
}

async function dialable(
  context: ServerContext,
  { phone, lead: { country } }: { phone: string; lead: Lead },
  log: Log,
): Promise<string | undefined> {
  const found = await callPartner(context, log, phoneCheck, { phone: phone.slice(0, 40), country }).catch(
    (error: unknown) => {
      // A service that is down must not stop anybody.
      if (error instanceof Refusal) return checkedByPattern(phone, country);
      throw error;
    },
  );
  return found.valid ? found.e164 : undefined;
}

async function existing({ db }: ServerContext, typed: string, { country }: Lead): Promise<string | undefined> {
  const code = normalPostalCode(typed, country);
  return (await isKnownPostalCode(db, code, country)) ? code : undefined;
}

/** Whoever answered for somebody gave their own number: what was the same before stays the same. */
function following(caregiver: LeadCaregiver, before: Lead, now: Lead): LeadCaregiver {
  const { phone1, email, postalCode, ...rest } = caregiver;
  const [newPhone, newEmail, newCode] = [
    phone1 === before.phone1 ? now.phone1 : phone1,
    email === before.email ? now.email : email,
    postalCode === before.postalCode ? now.postalCode : postalCode,
  ];
  return {
    ...rest,
    ...(newPhone !== undefined && { phone1: newPhone }),
    ...(newEmail !== undefined && { email: newEmail }),
    ...(newCode !== undefined && { postalCode: newCode }),
  };
}

/** Under which a correction is known, once for each version of a lead. */
export const correctionScope = 'correctLead';
export const correctionKey = ({ leadId }: Pick<Lead, 'leadId'>, version: number): string => `${leadId} ${version}`;

type Correction = { earlier: EarlierLead; lead: Lead; version: number; seenSlug: string };
type Log = Pick<FastifyBaseLogger, 'warn'>;

/**
 * Saves corrected leads, each as the next version of the one that was seen, and marks what consents cover no more. Gives
 * false where somebody else has corrected that version, or has the lead now.
 */
export function correcting(context: ServerContext) {
  const { db, clock } = context;
  const saveAttempt = attemptSaving(writeAlongside);
  return async ({ earlier: { qualification }, lead, version, seenSlug }: Correction, log: Log): Promise<boolean> => {
    const outcome = await saveAttempt(db, {
      scope: correctionScope,
      key: correctionKey(lead, version),
      contentHash: contentHash({ lead }, sealingOf(db)),
      newSlug: newSlug(),
      visit: null,
      lead,
      qualification,
      at: clock(),
      consents: [],
      isByLink: true,
      seenSlug,
      watch: await watchOfUpdate(context, lead),
    });
    if (outcome.kind !== 'saved') return false;
    tellKept(log, outcome.kept);
    return true;
  };
}
