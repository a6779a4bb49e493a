import type { Answers, CountryCode } from '#src/generated/answers.ts';
import type { Criterion, InitialPayload, LandingPageCopy, NamedId, Site, Study } from '#src/generated/api.ts';

export type Locale = 'en' | 'es';
export type FlowType = 'signup' | 'webScreener' | 'partnerScreener' | 'studySearch';
export type CaregiverType = 'parent_child' | 'adult';
/** Who the wording of a step speaks to. */
export type Relation = 'self' | 'parent' | 'child' | 'spouse' | 'friend' | 'caregiver';

/** What the flow knows besides the answers: from its document, the address and the initial payload. */
export type Path = {
  hasCaregiver: boolean;
  caregiverType?: CaregiverType;
  /** The condition that the visit is about. */
  indication?: NamedId;
  skipDiagnosis: boolean;
  /** The visitor must choose a gender before going on. */
  genderRequired: boolean;
  hotCall: boolean;
  /** Where a visitor who did not qualify may return to: the site that sent them. */
  affiliateReturnUrl?: string;
  /** The initial payload has not arrived yet. */
  loadingInitialPayload: boolean;
  /** The same in a visit about a study: what shows of the study holds its place. */
  loadingStudy: boolean;
  /** The initial payload could not be had. */
  failedInitialPayload: boolean;
};

/** Flags of screeners, as the campaign document names them. */
export type WebScreenerProps = {
  shouldNumberQuestions: boolean;
  shouldShowHeightWeight: boolean;
  shouldShowCallNumber: boolean;
  shouldUseYNUButtons: boolean;
  isSingleColumn: boolean;
  /** Added to the number of the first criterion. */
  criteriaQuestionOffset: number;
  twoColumnMultiSelect: boolean;
};

export type CampaignFacts = {
  name: string;
  flowType: FlowType;
  campaignType: string;
  /** Whether the criteria alone decide the outcome, or everything does. */
  outcome: 'full' | 'criteria';
  showCountrySelect: boolean;
  consent: { shown: boolean; onConditions: boolean };
  webScreenerProps: WebScreenerProps;
};

/** `none` is the answer that no site serves the postal code; `idle` that none was asked for. */
export type SiteSearch = 'idle' | 'searching' | 'found' | 'none';

export type Booking = {
  bookingDay: { date: string; id: string };
  bookingTime: { start: string; end: string; slot: string };
  customer: { name: string; email: string; phone: string; timezone: string };
  /** Where the appointment can be put into a calendar: a file, and a page of Google. */
  calendar?: { file: string; google: string };
};

/** Everything a rule, a check or a widget may know. Plain data: the same facts give the same outcome. */
export type Facts = {
  answers: Answers;
  campaign: CampaignFacts;
  /** The study's landing copy, else the campaign's, in the page's language. */
  landingPageCopy: LandingPageCopy;
  path: Path;
  study?: Study;
  criteria: readonly Criterion[];
  /** The screener shows the minimal set of questions. */
  minimal: boolean;
  siteSearch: SiteSearch;
  site?: Site;
  siteSchedulingEnabled: boolean;
  alreadyMatched: boolean;
  /** The server knows the visitor: by the link they came by, or by an earlier save. */
  isKnownLead: boolean;
  /** Bookings by study id; `default` where there was no study. */
  bookings: Readonly<Record<string, Booking>>;
  /** The query of the page without personal parameters. */
  query: Readonly<Record<string, string>>;
  /** The country whose formats and laws apply. */
  country: CountryCode;
  locale: Locale;
  /** The visitor's date, as YYYY-MM-DD. */
  today: string;
  /** The page is at most 768 px wide. */
  narrowScreen: boolean;
};

export type { Answers, CountryCode, Criterion, InitialPayload, LandingPageCopy, NamedId, Site, Study };
