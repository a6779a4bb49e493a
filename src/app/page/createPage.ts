import { brands } from '#src/domain/brands/index.ts';
import { isInternational } from '#src/domain/consentNeed.ts';
import { countryOf } from '#src/domain/countries/countryOf.ts';
import { isoDate } from '#src/domain/dates.ts';
import type { CountryCode, Facts, Locale } from '#src/domain/facts.ts';
import type { PageSettings } from '#src/domain/pageSettings.ts';
import { policiesIn } from '#src/domain/policies.ts';
import { splitQuery, type Query } from '#src/domain/query.ts';
import { addressOf } from '#src/flow/address.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { campaignFacts } from '#src/flow/campaignFacts.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { createFacts } from '#src/store/createFacts.ts';
import type { AppStore } from '#src/store/store.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { call } from './call.ts';
import type { CampaignBundle } from '#src/app/campaign/campaignBundle.ts';
import { consentTextOf } from '#src/app/campaign/consentTextOf.ts';
import { newSending } from './forgetVisitor.ts';
import { landingCopyOf, oversightOf } from '#src/app/campaign/landingCopy.ts';
import { isNarrowScreen } from '#src/app/browser/narrowScreen.ts';
import type { Page } from './page.ts';
import { pageTexts } from '#src/app/campaign/pageTexts.ts';
import { createReporting, type Reporting } from './reporting.ts';

type Parts = {
  settings: PageSettings;
  bundle: CampaignBundle;
  locale: Locale;
  /** The query of the address, with personal parameters; of a page that begins without it, it is entered later. */
  search: string;
  store: AppStore;
  referrer: string;
  /** Whether it is opened with markup of the server; without it, it is not. */
  hasMarkup?: boolean;
};

/** Creates a page. It calls no server and reads no storage. */
export function createPage(parts: Parts): Page {
  const { settings, bundle, locale, store, referrer, hasMarkup = false } = parts;
  const { campaign } = bundle;
  const { search, query, personal } = splitQuery(parts.search);
  const texts = pageTexts(locale, bundle);
  const facts = factsOf(parts, () => page.query, texts);
  const step = { current: campaign.home };
  const { callCenter } = settings.numbers;
  const callCenterIn = (country: CountryCode) => callCenter[countryOf(country).alpha2] ?? callCenter.default;
  const page: Page = {
    ...reportingOf(parts, () => page.query, facts, step),
    settings,
    brand: brands[settings.brand],
    hasMarkup,
    shows: (field) =>
      field.kind in page.widgets || (hasMarkup && !field.live && isAsked(field, page.factsOfMarkup ?? facts())),
    lacks: (fields) => fields.some((field) => !page.shows(field) && isAsked(field, facts())),
    bundle,
    campaign,
    widgets: { ...bundle.widgets },
    validators: { ...bundle.validators },
    consents: { ...bundle.consents },
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
    sending: newSending(),
    consentText: (name) =>
      consentTextOf(page.consents, name, {
        isInternational: isInternational(facts().country),
        locale,
        numbers: settings.numbers,
      }),
    addressOfStep: (name, other = locale) =>
      addressOf({ locale: other, flow: campaign.name, step: segmentOf(campaign, name), search: page.search }),
    policies: policiesIn(locale),
    callCenterIn,
    callCenter: () => callCenterIn(facts().country),
  };
  return page;
}

function factsOf({ bundle, settings, locale, store }: Parts, query: () => Query, texts: Texts): () => Facts {
  const { campaign } = bundle;
  const ofState = createFacts({
    campaign: campaignFacts(campaign),
    flags: campaign,
    landingPageCopy: landingCopyOf(campaign, texts),
    oversight: oversightOf(campaign, texts),
    query,
    awaitsStudy: settings.awaitsStudy,
    locale,
    today: () => isoDate(new Date()),
    narrowScreen: isNarrowScreen,
  });
  return () => ofState(store.getState());
}

function reportingOf(
  { bundle, store, referrer }: Parts,
  query: () => Query,
  facts: () => Facts,
  step: Page['step'],
): Reporting {
  return createReporting({
    call,
    campaign: bundle.campaign.name,
    query,
    referrerUrl: () => store.getState().payload.initial?.referrerUrl ?? referrer,
    step: () => step.current,
    hasQuestions: () => facts().criteria.length > 0,
    studyExternalId: () => facts().study?.externalId,
    leadLpParamId: () => store.getState().payload.initial?.leadLpParamId,
    history: () => store.getState().journey.finished,
  });
}

/** The path segment of a step in addresses. A name that is no step of the campaign is its own path. */
function segmentOf({ steps }: Campaign, name: string): string {
  return Object.values(steps).find((step) => step.name === name)?.path ?? name;
}
