import type { CountryCode } from '#src/generated/answers.ts';
import type { Offer } from '#src/generated/api.ts';
import type { PartnerCall } from './callPartner.ts';
import { replyReader } from './replyReader.ts';
import type { Read } from './remote.ts';

type Near = { country: CountryCode; postalCode: string; limit: number; excludedAdvertisers: string };

const readOffers = replyReader('directOffers');

/** Reads each offer by itself: one that its advertiser spoiled does not cost the others. Throws where none can be read. */
const readableOffers: Read<Offer[]> = (body) => {
  const given: unknown[] = Array.isArray(body) ? body : [body];
  const offers = given.flatMap((one) => {
    try {
      return readOffers([one]);
    } catch {
      return [];
    }
  });
  if (offers.length === 0 && given.length > 0) throw new Error('No offers.');
  return offers;
};

/** Offers of advertisers, as the service ranks them. */
export const offersNear: PartnerCall<Near, Offer[]> = {
  partner: 'offers',
  request: ({ country, postalCode, limit, excludedAdvertisers }) => ({
    method: 'GET',
    path: `/affiliates/${country}/${encodeURIComponent(postalCode)}`,
    query: { limit, excluded_advertisers: excludedAdvertisers },
  }),
  read: readableOffers,
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

/** The address, where it is one of the web; undefined for a script or anything else. */
const webUrl = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined;
};

/** Pictures load from the given origins only: the policy of our pages would refuse others. */
const isPicture = (address: string, origins: readonly string[]) =>
  address.startsWith('data:image/') || origins.includes(webUrl(address)?.origin ?? '');

/** The offers that a page may show: those that lead to a page of the web, each without a picture that may not load. */
export function showableOffers(offers: readonly Offer[], imageOrigins: readonly string[]): Offer[] {
  return offers
    .filter(({ url }) => webUrl(url) !== undefined)
    .map(({ imageUrl, ...offer }) => ({
      ...offer,
      ...(imageUrl !== undefined && isPicture(imageUrl, imageOrigins) && { imageUrl }),
    }));
}
