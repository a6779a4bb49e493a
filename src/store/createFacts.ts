import { bookingsOfLead } from '#src/domain/booking.ts';
import { defaultCountry } from '#src/domain/countries/index.ts';
import type { CampaignFacts, CountryCode, Facts, LandingPageCopy, Locale, Oversight } from '#src/domain/facts.ts';
import { pathOf, type PathFlags } from '#src/domain/path.ts';
import type { Query } from '#src/domain/query.ts';
import type { State } from '#src/domain/state.ts';

/** The facts of a page that do not change while it is open, and readers for those that may. */
export type PageFacts = {
  campaign: CampaignFacts;
  flags: PathFlags;
  /** The campaign's own landing copy, in the page's language. */
  landingPageCopy: LandingPageCopy;
  /** Who answers for the campaign, in the page's language. */
  oversight: Oversight;
  query(): Query;
  /** Whether the page was rendered for a visit about a study; without it the query decides. */
  awaitsStudy?: boolean | undefined;
  locale: Locale;
  /** The visitor's date, as YYYY-MM-DD. */
  today(): string;
  /** Whether the page is at most 768 px wide. A change of it must be followed by a change of the state. */
  narrowScreen(): boolean;
};

/** The country the visitor chose, else the server's guess, else that of the browser's language, else the default. */
export function countryOfState({ answers, payload }: State): CountryCode {
  return answers.country ?? payload.initial?.country ?? payload.fallbackCountry ?? defaultCountry;
}

/** The facts that answers have no part in: a key press leaves them as they are. */
type Settled = Omit<Facts, 'answers' | 'country' | 'today' | 'narrowScreen'>;

/** Computes facts from a state; returns the same object for the same state, so that selections compare by identity. */
export function createFacts(page: PageFacts): (state: State) => Facts {
  let cached: { of: State; facts: Facts } | undefined;
  let last: { of: readonly object[]; settled: Settled } | undefined;
  let known: { of: Oversight | undefined; oversight: Oversight } | undefined;
  /** The same object as long as the study says the same, so that what shows it rests. */
  const oversightWith = (ofStudy: Oversight | undefined) => {
    if (!known || known.of !== ofStudy) known = { of: ofStudy, oversight: { ...page.oversight, ...ofStudy } };
    return known.oversight;
  };
  const settledOf = (state: State) => {
    const of = [state.payload, state.saved, state.bookings, page.query()];
    if (!last?.of.every((part, at) => part === of[at]))
      last = { of, settled: settledFacts(state, page, oversightWith) };
    return last.settled;
  };
  return (state) => {
    if (cached?.of !== state) cached = { of: state, facts: { ...settledOf(state), ...changingFacts(state, page) } };
    return cached.facts;
  };
}

const changingFacts = (state: State, page: PageFacts) => ({
  answers: state.answers,
  country: countryOfState(state),
  today: page.today(),
  narrowScreen: page.narrowScreen(),
});

function settledFacts(
  state: State,
  page: PageFacts,
  oversightWith: (ofStudy: Oversight | undefined) => Oversight,
): Settled {
  const { initial, criteria, minimal, siteSearch, site, siteSchedulingEnabled, alreadyMatched, status } = state.payload;
  const { study } = initial ?? state.payload;
  const query = page.query();
  return {
    campaign: page.campaign,
    landingPageCopy: study?.webScreener?.landingPageCopy ?? page.landingPageCopy,
    oversight: oversightWith(study?.oversight),
    path: pathOf({ ...page, query }, initial ?? (study && { study }), status),
    ...(study && { study }),
    criteria,
    minimal,
    siteSearch,
    ...(site && { site }),
    siteSchedulingEnabled,
    alreadyMatched,
    isKnownLead: state.saved.slug !== undefined,
    isLeadLoading: 'slug' in query && !state.payload.linkAsked,
    isLeadPending: state.saved.failed || state.saved.isPending,
    withdrawn: state.saved.withdrawn,
    bookings: bookingsOfLead(state.bookings, state.saved.leadId),
    query,
    locale: page.locale,
  };
}
