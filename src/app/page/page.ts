import type { Call } from '#src/api/call.ts';
import type { BrandProfile } from '#src/domain/brands/brand.ts';
import type { CountryCode, Facts, Locale } from '#src/domain/facts.ts';
import type { PageSettings } from '#src/domain/pageSettings.ts';
import type { PolicyName } from '#src/domain/policies.ts';
import type { splitQuery, Query } from '#src/domain/query.ts';
import type { Campaign, CampaignField } from '#src/flow/campaign.ts';
import type { Validators } from '#src/form/fieldDefinition.ts';
import type { Text, Texts } from '#src/i18n/texts.ts';
import type { EvaluateChecks } from '#src/kit/check.ts';
import type { ConsentTextName } from '#src/kit/context.ts';
import type { Sending } from '#src/kit/effect.ts';
import type { Widget } from '#src/kit/widget.ts';
import type { AppStore } from '#src/store/store.ts';
import type { CampaignBundle, ConsentWordings, ScreenedPage } from '#src/app/campaign/campaignBundle.ts';
import type { Reporting } from './reporting.ts';

/** What stays as it is for as long as a page is open. */
type Constants = Reporting & {
  settings: PageSettings;
  brand: BrandProfile;
  bundle: CampaignBundle;
  campaign: Campaign;
  /** It was opened with markup of the server. */
  hasMarkup: boolean;
  /** Whether the page shows a field that is asked: its widget, or until that is loaded the markup of the server. */
  shows: (field: CampaignField) => boolean;
  /** Whether some of these fields is asked by now and not shown yet. */
  lacks: (fields: readonly CampaignField[]) => boolean;
  locale: Locale;
  store: AppStore;
  texts: Texts;
  facts: () => Facts;
  call: Call;
  /** The address that the visitor came from; empty where the browser gives none. */
  referrer: string;
  consentText: (name: ConsentTextName) => Text;
  /** Address of a step of this flow, with the query. */
  addressOfStep: (step: string, locale?: Locale) => string;
  /** Addresses of the policies. */
  policies: Readonly<Record<PolicyName, string>>;
  /** Number of the call centre of a country, else the default one; and of the visitor's country. */
  callCenterIn: (country: CountryCode) => string;
  callCenter: () => string;
};

/** What of its address a page knows; `enterAddress.ts` alone changes it. */
export type PageAddress = {
  /** The query without personal parameters, as it goes into addresses. */
  search: string;
  query: Query;
  personal: ReturnType<typeof splitQuery>['personal'];
  /** The facts that its markup was rendered by, of a page that began without its address. */
  factsOfMarkup?: Facts;
};

/**
 * What of its campaign a page has loaded; `loadLaterWidgets.ts` alone adds to it.
 */
export type LoadedParts = {
  /** By kind: those that the first step always shows, and all others once they are loaded. */
  readonly widgets: Record<string, Widget>;
  /** Of the answers that these edit. */
  readonly validators: Validators;
  /** Wordings of the consents that these show. */
  consents: ConsentWordings;
  /** Of a campaign that puts checks on fields. */
  evaluateChecks?: EvaluateChecks | undefined;
  /** Records that the visitor did not qualify, once what later steps need is loaded. */
  recordFailedScreening?: ((page: ScreenedPage) => void) | undefined;
};

/** Name of the open step; `enterStep.ts` alone changes it. */
export type OpenStep = { step: { current: string } };

/** The saves that are under way, so that they run one after the other; `forgetVisitor.ts` alone begins them anew. */
export type PageSending = { sending: Sending };

/**
 * Everything of an open page but its markup: one campaign in one language for one visitor. It is to be read; what changes is
 * written by the modules that are named above, which ask for that part by its type.
 */
export type Page = Readonly<Constants & PageAddress & Omit<LoadedParts, 'widgets'> & PageSending> & {
  readonly widgets: Readonly<Record<string, Widget>>;
  readonly step: Readonly<OpenStep['step']>;
};
