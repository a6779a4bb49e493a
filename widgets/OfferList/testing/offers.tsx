import type { Offer } from '#src/generated/api.ts';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { OfferList } from '#widgets/OfferList/OfferList.tsx';

/** An offer that says no more than each does. */
export const offer: Offer = {
  id: '1',
  title: 'A sleep diary',
  description: 'Write down how you slept.',
  url: 'https://offers.example/1?from=us',
};
/** Studies have been searched for. */
export const search = { status: 'found' } as const;
export const answers = { postalCode: '60611', postalCodeCountry: 'US', postalCodeValid: true } as const;
/** The list with these offers, beside studies that were found unless told otherwise. */
export const showing = (offers: Offer[], more: Situation = {}) =>
  renderWidget(OfferList, { answers, search, replies: { directOffers: offers }, ...more });
