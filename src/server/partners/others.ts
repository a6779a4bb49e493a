import { randomUUID } from 'node:crypto';
import { isAdvisorLineOpen } from '#src/domain/advisorLine.ts';
import { toE164 } from '#src/domain/phone.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { AdSecurityAnswer, Offer } from '#src/generated/api.ts';
import type { Input, Reply } from '#src/api/call.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Question } from './callPartner.ts';
import { fitting } from './replyReader.ts';

type Near = { country: CountryCode; postalCode: string; limit: number; excludedAdvertisers: string };

/** Offers of advertisers, as the service ranks them. */
export const offersNear: Question<Near, Offer[]> = {
  partner: 'offers',
  request: ({ country, postalCode, limit, excludedAdvertisers }) => ({
    method: 'GET',
    path: `/affiliates/${country}/${encodeURIComponent(postalCode)}`,
    query: { limit, excluded_advertisers: excludedAdvertisers || undefined },
  }),
  read: fitting('directOffers'),
  async standIn({ db }, { country, limit, excludedAdvertisers }) {
    const excluded = excludedAdvertisers.split(',').filter((name) => name !== '');
    const rows = await db
      .selectFrom('offer')
      .select(['id', 'details'])
      .where('country', '=', country)
      .$if(excluded.length > 0, (query) => query.where('advertiser', 'not in', excluded))
      .orderBy('position')
      .limit(limit)
      .execute();
    return rows.map(({ id, details }) => ({ ...details, id }));
  },
  empty: [],
};

/** Whether somebody answers the chat. Ours is answered in the hours of the advisors. */
export const agents: Question<object, Reply<'agentAvailability'>> = {
  partner: 'chat',
  request: () => ({ method: 'GET', path: '/availability' }),
  read(body) {
    const said = typeof body === 'object' && body !== null && 'status' in body ? body.status : body;
    return { status: typeof said === 'string' && said.trim().toLowerCase() === 'online' ? 'online' : 'offline' };
  },
  standIn: ({ clock }) => Promise.resolve({ status: isAdvisorLineOpen(clock()) ? 'online' : 'offline' }),
  empty: { status: 'offline' },
};

/** The form in which a number can be dialled from anywhere, if it can be dialled. */
export const phoneCheck: Question<Input<'validatePhone'>['body'], Reply<'validatePhone'>> = {
  partner: 'phones',
  request: (body) => ({ method: 'POST', path: '/phone/validate', body }),
  read: fitting('validatePhone'),
  standIn: (_context, { phone, country }) => Promise.resolve(checkedByPattern(phone, country)),
  empty: { valid: false },
};

/** What is known of a number without asking anybody. */
export function checkedByPattern(phone: string, country: CountryCode): Reply<'validatePhone'> {
  const e164 = toE164(phone, country);
  return e164 === undefined ? { valid: false } : { valid: true, e164 };
}

type AdEvent = Input<'adClick'>['body'];

const adQuestion = (kind: 'click' | 'conversion'): Question<AdEvent, AdSecurityAnswer> => ({
  partner: 'adSecurity',
  request: (body) => ({ method: 'POST', path: `/${kind}`, body }),
  read(body) {
    const said = typeof body === 'object' && body !== null && 'transactionId' in body ? body.transactionId : undefined;
    const transactionId = typeof said === 'string' && said !== '' ? said.slice(0, 64) : randomUUID();
    return { transactionId, response: (typeof body === 'string' ? body : JSON.stringify(body)).slice(0, 500) };
  },
  standIn: (context, event) => keepAdEvent(context, kind, event),
  empty: { transactionId: 'none', response: '' },
});

export const adClick = adQuestion('click');
export const adConversion = adQuestion('conversion');

/** Keeps the event once per transaction; says `duplicate` for one that is there already. */
async function keepAdEvent({ db }: ServerContext, kind: 'click' | 'conversion', event: AdEvent) {
  const transactionId = event.transactionId ?? randomUUID();
  const row = await db
    .insertInto('ad_security_event')
    .values({ kind, study_id: event.studyId, utm_source: event.utm_source, transaction_id: transactionId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return { transactionId, response: row ? 'accepted' : 'duplicate' };
}
