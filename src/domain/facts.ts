import type { Answers, CountryCode, Locale } from '#src/generated/answers.ts';
import type { CampaignDocument, CampaignScreenerProps, FlowType } from '#src/generated/campaign.ts';
import type {
  ConsentType,
  Criterion,
  InitialPayload,
  LandingPageCopy,
  NamedId,
  Oversight,
  Site,
  Study,
} from '#src/generated/api.ts';

/** Whether a parent answers for a child, or somebody for an adult. */
export type CaregiverType = NonNullable<CampaignDocument['caregiverType']>;
/** What the visitor is to the participant; decides the wording of a step. */
export type Relation = 'self' | 'parent' | 'child' | 'spouse' | 'friend' | 'caregiver';

/** Properties of the visit from the campaign, the address and the initial payload. */
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
  /** The same in a visit about a study: space is reserved for what is shown of the study. */
  loadingStudy: boolean;
  /** Loading the initial payload failed. */
  failedInitialPayload: boolean;
};

/** The part of a campaign that rules, checks and widgets read, every default filled in. */
export type CampaignFacts = Required<Pick<CampaignDocument, 'name' | 'flowType' | 'outcome' | 'showCountrySelect'>> & {
  campaignType: string;
  /** The kind of the studies that the campaign is about, where it is about one. */
  studyType?: CampaignDocument['studyType'];
  consent: { shown: boolean; onConditions: boolean };
  webScreenerProps: Required<CampaignScreenerProps>;
  /** Status that every lead of the flow is saved with. */
  leadSpecialStatus?: string;
  /** The step at which visitors go on who have signed; without it the campaign has nothing signed. */
  signedStep?: string;
};

/**
 * State of the search for sites: `none` found no site for the postal code; `failed` had no reply: nobody knows whether there is
 * one; `idle` before any search.
 */
export type SiteSearch = 'idle' | 'searching' | 'found' | 'none' | 'failed';

/**
 * A booked appointment: ids and times alone, for a browser stores it until it is over. Moments are ISO 8601, `date` is
 * YYYY-MM-DD in the visitor's zone.
 */
export type Booking = {
  bookingDay: { date: string; id: string };
  bookingTime: { start: string; end: string; slot: string };
  /**
   * Who booked: the IANA zone in which they chose, and the beginning of the id of their lead, which is enough to know it
   * again, and of no use to anybody else. Either may be missing where an earlier release stored the booking.
   */
  customer: { timezone?: string; lead?: string };
  /** Addresses that add the appointment to a calendar: an iCalendar file, and a page of Google Calendar. */
  calendar?: { file: string; google: string };
  /** Address of the page on which it is moved or cancelled. */
  change?: string;
  /** It stood already as another time was asked for, which was not booked. */
  stoodAlready?: true;
  /** What has become of a change of it is not known yet. */
  isUnsettled?: true;
  /** It was cancelled on that page. */
  isCancelled?: boolean;
};

/** Types of consents; and `contact`, where one of those to be contacted is among them. */
export type WithdrawnElsewhere = Readonly<Partial<Record<ConsentType | 'contact', true>>>;

/** Everything a rule, a check or a widget may read. Plain data: the same facts give the same outcome. */
export type Facts = {
  answers: Answers;
  campaign: CampaignFacts;
  /** The study's landing copy, else the campaign's, in the page's language. */
  landingPageCopy: LandingPageCopy;
  /** Who answers for the study, and for the campaign where the study does not say. */
  oversight: Oversight;
  path: Path;
  study?: Study;
  criteria: readonly Criterion[];
  /** The screener shows the minimal set of questions. */
  minimal: boolean;
  siteSearch: SiteSearch;
  site?: Site;
  siteSchedulingEnabled: boolean;
  alreadyMatched: boolean;
  /** The visitor has a saved lead: from a personal link, or from an earlier save. */
  isKnownLead: boolean;
  /** The visitor came by a personal link, and what the open step does as it opens, such as to fetch the lead, is not done. */
  isLeadLoading: boolean;
  /** What the visitor last sent is not known to have arrived: its save is under way, still being tried, or has failed. */
  isLeadPending: boolean;
  /** Consents that the visitor withdrew elsewhere than in this tab: going on gives none of them again. */
  withdrawn?: WithdrawnElsewhere | undefined;
  /** Bookings by study id, `default` for none; see `bookingKey`. */
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
  /** Asked of what may still follow: rules about what is not answered yet hold wherever they may come to. */
  looksAhead?: true;
};

export type {
  Answers,
  CountryCode,
  Criterion,
  FlowType,
  InitialPayload,
  LandingPageCopy,
  Locale,
  NamedId,
  Oversight,
  Site,
  Study,
};
