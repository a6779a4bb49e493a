import type { CountryCode } from '#src/generated/answers.ts';
import type { Offer } from '#src/generated/api.ts';
import type { PartnerCall } from './callPartner.ts';
import { replyReader } from './replyReader.ts';

type Near = { country: CountryCode; postalCode: string; limit: number; excludedAdvertisers: string };

/** Offers of advertisers, as the service ranks them. */
export const offersNear: PartnerCall<Near, Offer[]> = {
  partner: 'offers',
  request: ({ country, postalCode, limit, excludedAdvertisers }) => ({
    method: 'GET',
    path: `/affiliates/${country}/${encodeURIComponent(postalCode)}`,
    query: { limit, excluded_advertisers: excludedAdvertisers || undefined },
  }),
  read: replyReader('directOffers'),
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
