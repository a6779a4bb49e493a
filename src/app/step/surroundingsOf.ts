import { bookingKey, leadMark } from '#src/domain/booking.ts';
import { addressOf } from '#src/flow/address.ts';
import type { ConsentType } from '#src/generated/api.ts';
import type { Surroundings } from '#src/kit/context.ts';
import type { Page } from '#src/app/page/page.ts';
import { studySearchOf } from '#src/app/page/studySearchOf.ts';
import { studySearchAccess } from './studySearchAccess.ts';

type Move = Pick<Surroundings, 'next' | 'skip' | 'navigate' | 'showProblems' | 'startOver'>;

const signed = 'medical_records_health_data' satisfies ConsentType;

const signatureIn = ({ store }: Page): Surroundings['signature'] => ({
  begin: () =>
    store.setState(({ saved }) => ({ saved: { ...saved, consentsSent: { ...saved.consentsSent, [signed]: true } } })),
  mayStand: () => store.getState().saved.consentsSent[signed] === true,
});

/** What widgets may use of a page: `next` and `skip` leave the open step, `showProblems` is about it, `navigate` and `startOver` open another. */
export function surroundingsOf(page: Page, move: Move): Surroundings {
  return {
    facts: page.facts,
    factsOfMarkup: () => page.factsOfMarkup ?? page.facts(),
    subscribe: page.store.subscribe,
    call: page.call,
    count: page.countEvents,
    report: page.reportMessage,
    leadSlug: () => page.store.getState().saved.slug,
    leadId: () => page.store.getState().saved.leadId,
    storeBooking: (booking) => {
      const key = bookingKey(page.facts());
      const { leadId } = page.store.getState().saved;
      const own = leadId ? { ...booking, customer: { ...booking.customer, lead: leadMark(leadId) } } : booking;
      page.store.setState(({ bookings }) => ({ bookings: { ...bookings, [key]: own } }));
      page.store.flush();
    },
    markOfferOpened: () => page.store.setState(({ journey }) => ({ journey: { ...journey, offerOpened: true } })),
    signature: signatureIn(page),
    recordFailedScreening: () => page.recordFailedScreening?.(page),
    links: {
      get studySearch() {
        return studySearchOf(page);
      },
      flow: (flow) => addressOf({ locale: page.locale, flow, step: 'home' }),
      step: (name) => page.addressOfStep(name),
      locale: (locale) => page.addressOfStep(page.step.current, locale),
      ...page.policies,
    },
    studySearch: studySearchAccess(page),
    directScreenerHosts: page.settings.directScreenerHosts ?? [],
    ...move,
    numbers: page.settings.numbers,
    callCenterIn: page.callCenterIn,
    healthyIndicationId: page.settings.healthyIndicationId,
    siteRadiusKm: page.settings.siteRadiusKm,
    brandName: page.brand.name,
    consentText: page.consentText,
  };
}
