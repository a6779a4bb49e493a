import { bookingKey } from '#src/domain/booking.ts';
import type { Surroundings } from '#src/kit/context.ts';
import { addressOf } from '#src/flow/address.ts';
import { recordFailedScreening } from '#src/app/journey/leaveStep.ts';
import type { Page } from '#src/app/page/createPage.ts';

const studySearchFlow = 'study-search';

/** Product constant: whoever comes to the search from this campaign is screened by the usual screener. */
const CAMPAIGN_WITHOUT_RETURN = 'sa';

/** Address of the study search: the query goes along without its study, with the campaign that sends by name. */
function studySearchOf({ search, campaign, locale }: Page): string {
  const query = new URLSearchParams(search);
  query.delete('studyId');
  if (campaign.name !== CAMPAIGN_WITHOUT_RETURN) query.set('ps', campaign.name);
  return addressOf({ locale, flow: studySearchFlow, step: 'home', search: `?${query}` });
}

type Move = Pick<Surroundings, 'next' | 'skip' | 'navigate'>;

/** What widgets get to see of a page: `next` and `skip` leave the open step; `navigate` follows an address. */
export function surroundingsOf(page: Page, move: Move): Surroundings {
  return {
    facts: page.facts,
    subscribe: page.store.subscribe,
    call: page.call,
    count: page.count,
    report: page.report,
    keepBooking: (booking) => {
      const key = bookingKey(page.facts());
      page.store.setState(({ bookings }) => ({ bookings: { ...bookings, [key]: booking } }));
      page.store.flush();
    },
    recordFailedScreening: () => recordFailedScreening(page),
    links: {
      studySearch: studySearchOf(page),
      step: (name) => page.addressOfStep(name),
      locale: (locale) => page.addressOfStep(page.step.current, locale),
      ...page.policies,
    },
    ...move,
    numbers: {
      ...page.settings.numbers,
      get callCenter() {
        return page.callCenter();
      },
    },
    brandName: page.brand.name,
    consentText: page.consentText,
  };
}
