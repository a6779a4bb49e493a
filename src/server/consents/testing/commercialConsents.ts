import { randomUUID } from 'node:crypto';
import type { Input } from '#src/api/call.ts';
import { consentsOfPhone } from '#src/server/testing/consentRows.ts';
import { examples } from '#src/server/testing/examples.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';

export type CommercialConsent = Input<'brandConnectConsent'>['body'];

/** What a page tells of itself with each decision. */
export const told = { locale: 'en', campaign: 'ws19', step: 'result', brand: 'trial-search' } as const;
export const atSecond = (seconds: number) => ({
  clientTime: new Date(1_795_000_000_000 + seconds * 1000).toISOString(),
});

let numbers = 0;
/** A number that no other test of the file has. */
export const newPhone = () => `+1312555${String((numbers += 1)).padStart(4, '0')}`;

export const bodyOf = (phone: string, changes: Partial<CommercialConsent> = {}): CommercialConsent => ({
  ...examples.brandConnectConsent.body,
  ...told,
  ...atSecond(0),
  phone,
  ...changes,
});

/** Sends commercial consents to a server, and reads what it has recorded. */
export function commercialConsents(server: () => TestServer) {
  const submit = async (body: CommercialConsent, key: string = randomUUID()) => {
    const visitor = await server().visitor();
    return visitor.call('brandConnectConsent', { body }, { 'idempotency-key': key });
  };
  const rowsOf = (phone: string) => consentsOfPhone(server().db, phone);
  const decisions = async (phone: string) => (await rowsOf(phone)).map((row) => row.has_consent);
  /** A visitor with a lead id, under which the tab decides so often. */
  const deciding = async () => {
    const [visitor, phone, leadId] = [await server().visitor(), newPhone(), randomUUID()];
    const decide = async (sequence: number, hasConsent: boolean, changes: Partial<CommercialConsent> = {}) => {
      const body = bodyOf(phone, { leadId, sequence, hasConsent, ...changes });
      return (await visitor.call('brandConnectConsent', { body }, { 'idempotency-key': randomUUID() })).statusCode;
    };
    return { visitor, phone, leadId, decide };
  };
  return { submit, rowsOf, decisions, deciding };
}
