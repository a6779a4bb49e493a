import { randomUUID } from 'node:crypto';
import type { Input } from '#src/api/call.ts';
import type { AdSecurityAnswer } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import { sealRow } from '#src/server/db/sealed/rows.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import type { PartnerCall } from './callPartner.ts';

/** What is told of a visit; its name stays with us. */
type AdEvent = { body: Input<'adClick'>['body']; visit: string | null };

const adCall = (kind: 'click' | 'conversion'): PartnerCall<AdEvent, AdSecurityAnswer> => ({
  partner: 'adSecurity',
  request: ({ body }) => ({ method: 'POST', path: `/${kind}`, body }),
  read(body) {
    const id = typeof body === 'object' && body !== null && 'transactionId' in body ? body.transactionId : undefined;
    const transactionId = typeof id === 'string' && id !== '' ? id.slice(0, 64) : randomUUID();
    return { transactionId, response: (typeof body === 'string' ? body : JSON.stringify(body)).slice(0, 500) };
  },
  standIn: (context, event) => saveAdEvent(context, kind, event),
  empty: { transactionId: 'none', response: '' },
});

/** A click on an ad, as the ad-security platform rates it. */
export const adClick = adCall('click');
/** A lead that came by an ad. */
export const adConversion = adCall('conversion');

/** Saves the event once per transaction; the response is `duplicate` for one that is there already. */
async function saveAdEvent({ db }: Pick<ServerContext, 'db'>, kind: 'click' | 'conversion', event: AdEvent) {
  const { body, visit } = event;
  const transactionId = body.transactionId ?? randomUUID();
  const ids = { kind, transaction_id: sealingOf(db).hash('key', transactionId) };
  const sealed = sealRow(db, 'ad_security_event', ids, { utm_source: body.utm_source, transaction_id: transactionId });
  const row = await db
    .insertInto('ad_security_event')
    .values({ ...ids, study_id: body.studyId, sealed, visit })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return { transactionId, response: row ? 'accepted' : 'duplicate' };
}
