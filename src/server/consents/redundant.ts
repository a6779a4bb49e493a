import type { Selectable, Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import type { ConsentTable } from '#src/server/db/tables/consents.ts';
import { reusedKey } from '#src/server/http/idempotency.ts';
import { personalHash, sha256 } from './chain.ts';
import type { Decision, Entry } from './decision.ts';

type Tx = Transaction<Database>;
type Row = Selectable<ConsentTable>;

/** Longer than one request can be late: a page tries no longer. A clock that was set back by more is no sign of that. */
const LATE_MS = 120_000;

/**
 * Whether the ledger needs no row for a decision: it has been recorded, the same visitor has decided again since, or a
 * page reports a signature that this server took itself. The caller has locked the head of the ledger. Throws 422 when
 * the key was used for another decision.
 */
export async function isRedundant(tx: Tx, decision: Decision, entry: Entry): Promise<boolean> {
  if (await isRepeated(tx, decision, entry)) return true;
  const last = await lastOf(tx, decision, entry);
  if (!last) return false;
  if (entry.isSignature !== true && isEcho(decision, last)) return true;
  return (
    isOvertaken(decision, last, entry) || (entry.isChange === true && last.salt !== null && isUnchanged(last, decision))
  );
}

/** Throws 422 when the key was used for something else. */
async function isRepeated(tx: Tx, decision: Decision, { leadId, idempotencyKey }: Entry): Promise<boolean> {
  if (idempotencyKey === undefined) return false;
  const row = await tx
    .selectFrom('consent')
    .selectAll()
    .where('lead_id', leadId === undefined ? 'is' : '=', leadId ?? null)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (row && !(isUnchanged(row, decision) && row.client_time === (decision.clientTime ?? null))) throw reusedKey();
  return row !== undefined;
}

/** Whether a row has the same decision on the same wording. Of an erased row the person cannot be compared. */
function isUnchanged(row: Row, decision: Decision): boolean {
  const { phone = null, email = null, postal: postalCode = null } = decision;
  const isOfSame =
    row.salt === null || personalHash(row.salt, { phone, email, postal_code: postalCode }) === row.personal_sha256;
  return (
    isOfSame &&
    row.consent_type === decision.consentType &&
    row.has_consent === decision.hasConsent &&
    row.how === decision.how &&
    row.text_sha256 === sha256(decision.text)
  );
}

/** The last decision of the same type. A signature may have been given before the lead of the phone number was saved. */
function lastOf(tx: Tx, { consentType, how, phone }: Decision, { leadId }: Entry): Promise<Row | undefined> {
  const isByPhone = how === 'esign' && phone !== undefined;
  return tx
    .selectFrom('consent')
    .selectAll()
    .where('consent_type', '=', consentType)
    .where((where) =>
      where.or([
        ...(leadId === undefined ? [] : [where('lead_id', '=', leadId)]),
        ...(isByPhone ? [where.and([where('lead_id', 'is', null), where('phone', '=', phone)])] : []),
      ]),
    )
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A lead belongs to one tab, so its decisions are in the order of one clock, whatever the network makes of them. */
function isOvertaken({ clientTime }: Decision, last: Row, { leadId }: Entry): boolean {
  if (leadId === undefined || last.lead_id !== leadId || last.client_time === null || clientTime === undefined)
    return false;
  const late = Date.parse(last.client_time) - Date.parse(clientTime);
  return late > 0 && late <= LATE_MS;
}

/** Only the signing page knows the very text that was signed. */
function isEcho({ how, hasConsent }: Decision, last: Row): boolean {
  return how === 'esign' && hasConsent && last.how === 'esign' && last.has_consent;
}
