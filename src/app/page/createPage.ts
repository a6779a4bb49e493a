import { call } from './call.ts';
import type { Call } from '#src/api/call.ts';
import { brands, type BrandProfile } from '#src/domain/brands/index.ts';
import { countryOf } from '#src/domain/countries/index.ts';
import { isInternational } from '#src/domain/consentNeed.ts';
import { isoDate } from '#src/domain/dates.ts';
import type { Facts, Locale } from '#src/domain/facts.ts';
import type { PageSettings } from '#src/domain/pageSettings.ts';
import { splitQuery, type Query } from '#src/domain/query.ts';
import { policiesIn, type PolicyName } from '#src/domain/policies.ts';
import { addressOf } from '#src/flow/address.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { Judge } from '#src/kit/check.ts';
import type { Sending } from '#src/kit/effect.ts';
import type { Widget } from '#src/kit/widget.ts';
import type { Text, Texts } from '#src/i18n/texts.ts';
import type { ConsentTextName } from '#src/kit/context.ts';
import { createFacts } from '#src/store/createFacts.ts';
import type { AppStore } from '#src/store/store.ts';
import { createReporting, type Reporting } from './reporting.ts';
import type { CampaignBundle } from './campaignBundle.ts';
import { campaignFacts, landingCopyOf } from './landingCopy.ts';
import { consentTextOf } from './consentTextOf.ts';
import { pageTexts } from './pageTexts.ts';
import { isNarrowScreen } from './narrowScreen.ts';

export type PageParts = {
  settings: PageSettings;
  bundle: CampaignBundle;
  locale: Locale;
  /** The query of the address, personal parameters and all. */
  search: string;
  store: AppStore;
  referrer: string;
};

/** Everything of an open page but its markup: one campaign in one language for one visitor. */
export type Page = Reporting & {
  settings: PageSettings;
  brand: BrandProfile;
  bundle: CampaignBundle;
  campaign: Campaign;
  /** Those that the first step always shows, and once they are loaded all others too. */
  readonly widgets: Record<string, Widget>;
  /** Of a campaign that puts checks on fields, once it is loaded. */
  judge?: Judge | undefined;
  locale: Locale;
  /** The query without personal parameters, as it goes into addresses. */
  search: string;
  query: Query;
  personal: ReturnType<typeof splitQuery>['personal'];
  store: AppStore;
  texts: Texts;
  facts: () => Facts;
  call: Call;
  referrer: string;
  /** Name of the step that is open; told by the router. */
  step: { current: string };
  /** What sending to the server remembers. */
  sending: Sending;
  consentText: (name: ConsentTextName) => Text;
  /** Address of a step of this flow, the query kept. */
  addressOfStep: (step: string, locale?: Locale) => string;
  /** Addresses of the policies. */
  policies: Readonly<Record<PolicyName, string>>;
  callCenter: () => string;
};

/** Puts a page together. Nothing is asked of a server and nothing is read from a storage yet. */
export function createPage({ settings, bundle, locale, search: given, store, referrer }: PageParts): Page {
  const { campaign } = bundle;
  const { search, query, personal } = splitQuery(given);
  const brand = brands[settings.brand];
  const texts = pageTexts(locale, bundle);
  const factsOf = createFacts({
    campaign: campaignFacts(campaign),
    flags: campaign,
    landingPageCopy: landingCopyOf(campaign, texts),
    query,
    awaitsStudy: settings.awaitsStudy,
    locale,
    today: () => isoDate(new Date()),
    narrowScreen: isNarrowScreen,
  });
  const facts = () => factsOf(store.getState());
  const widgets = { ...bundle.widgets };
  const step = { current: campaign.home };
  const reporting = createReporting({
    call,
    campaign: campaign.name,
    query,
    referrerUrl: () => store.getState().payload.payload?.referrerUrl ?? referrer,
    step: () => step.current,
    hasQuestions: () => facts().criteria.length > 0,
    studyExternalId: () => facts().study?.externalId,
    leadLpParamId: () => store.getState().payload.payload?.leadLpParamId,
    history: () => store.getState().journey.finished,
  });
  return {
    ...reporting,
    settings,
    brand,
    bundle,
    campaign,
    widgets,
    locale,
    search,
    query,
    personal,
    store,
    texts,
    facts,
    call,
    referrer,
    step,
    sending: { lead: { last: Promise.resolve() }, consents: { last: Promise.resolve() }, latest: 0 },
    consentText: (name) => consentTextOf(bundle, name, isInternational(facts().country), locale, settings.numbers),
    addressOfStep: (name, other = locale) =>
      addressOf({ locale: other, flow: campaign.name, step: pathOf(campaign, name), search }),
    policies: policiesIn(locale),
    callCenter() {
      const { callCenter } = settings.numbers;
      return callCenter[countryOf(facts().country).alpha2] ?? callCenter.default;
    },
  };
}

/** The segment of a step in addresses; what is no step of the campaign is its own. */
function pathOf({ steps }: Campaign, name: string): string {
  return Object.values(steps).find((step) => step.name === name)?.path ?? name;
}
