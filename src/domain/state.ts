import type { Api, Consent, Lead, SearchedPlace } from '#src/generated/api.ts';
import type {
  Answers,
  Booking,
  CountryCode,
  Criterion,
  InitialPayload,
  Site,
  SiteSearch,
  Study,
  WithdrawnElsewhere,
} from './facts.ts';
import type { SearchFilters } from './studySearch.ts';

/** The steps finished, and what decides when consents and conditions start over. */
export type JourneyState = {
  /** Steps left forward, in order: opening one of them is a move back. */
  finished: readonly string[];
  /** After a move back: the open step, and those that the browser's Forward reopens. */
  ahead?: readonly string[];
  /** Name of the campaign that the tab has open. */
  campaign?: string;
  /** The campaign and the study that the consents of the tab are given for. */
  consentsFor?: string;
  /** An offer of an advertiser was opened in the tab. */
  offerOpened?: boolean;
  /** The conditions of the address that were applied already, so that they never overwrite a later choice. */
  indicationIds?: string;
  /** Those of them that the visitor has not confirmed: shown as chosen, but not yet theirs. */
  presetConditions?: readonly number[];
};

/** The initial payload, and what effects have found out about the study, its sites and the visitor. */
export type PayloadState = {
  status: 'loading' | 'ready' | 'failed';
  initial?: InitialPayload;
  /** The study that came with the page; counts until the initial payload has come, which knows better. */
  study?: Study | undefined;
  /** From the language of the browser; applies where neither the visitor nor the server has named a country. */
  fallbackCountry?: CountryCode;
  criteria: readonly Criterion[];
  minimal: boolean;
  siteSearch: SiteSearch;
  site?: Site;
  siteSchedulingEnabled: boolean;
  /** Whether a study site takes bookings, by site, for the sites requested so far. */
  siteScheduling?: Readonly<Record<string, boolean>>;
  alreadyMatched: boolean;
  /** A step has opened for the visitor's link: its lead is there, or will not come. Never stored. */
  linkAsked?: boolean;
  /** The study that the site and the match are about, and the campaign that asked for the match. */
  studyId?: number;
  campaign?: string;
};

/** A consent to be sent with its lead, or once that is saved. Its place in the count of the tab tells it from others. */
export type ConsentDue = Omit<Consent, 'slug' | 'tabId'>;

/** A consent to commercial texts to be sent, which needs no lead, and the key under which it is sent each time. */
export type CommercialDue = { body: Api['brandConnectConsent']['body']; key: string };

/** A lead as it was when the visitor pressed, and whether it qualified. Its consents are those that wait. */
export type UnconfirmedLead = { lead: Lead; isQualified: boolean };

/** What the server has confirmed of the lead and its consents. */
export type SavedState = {
  /** UUID created before the first send; identifies the lead for the life of the tab. */
  leadId?: string;
  /** Given by the server with the first confirmed save, or by the link that the visitor came by. */
  slug?: string | undefined;
  /**
   * The link to a lead that the visitor came by: its lead is changed while it is `open`; it is `lost` once it is known to
   * have none, and `left` once the visitor has chosen to start anew. `now` is the slug that leads
   * to the lead since the visitor saved it: the link may lead to it no more.
   */
  link?: { slug: string; is: 'open' | 'lost' | 'left'; now?: string };
  subjectSaved: boolean;
  /** The study that had closed when the lead was last saved. */
  closedStudyId?: number | undefined;
  successSaved: boolean;
  /** A save was started and is not confirmed; its page may have been closed since. */
  isPending: boolean;
  /** What was to be saved then: one for each campaign and study in which the visitor has pressed, in their order. */
  unconfirmed?: readonly UnconfirmedLead[];
  /** The last save failed or is still being retried. */
  failed: boolean;
  /** The decision last sent, by consent type; true for a signature that was begun on another page and may have been given. */
  consentsSent: Readonly<Record<string, boolean>>;
  /** The phone number or email address that each was last sent for; the consent covers no other. */
  consentsTo?: Readonly<Record<string, string>>;
  /** Decisions not sent yet, with the wording shown when they were made. */
  consentsDue?: readonly ConsentDue[];
  /** The same for campaigns and studies that the tab had open before. */
  consentsOwed?: readonly ConsentDue[];
  /** The last decision about commercial texts that the server may not have, of this campaign and study and of earlier ones. */
  commercialDue?: CommercialDue | undefined;
  commercialOwed?: CommercialDue | undefined;
  /** Consents that the visitor withdrew elsewhere than in this tab: going on gives none of them again. */
  withdrawn?: WithdrawnElsewhere | undefined;
  /** How often the visitor has decided about a consent in this tab: the server orders decisions by it. */
  decisions?: number;
  /** Outcomes of screeners in this tab, oldest first. */
  screenings: readonly { studyId: number; passed: boolean }[];
};

/**
 * Events reported (`told`) to the ad-security platform, `pixel` to the traffic partner, and the responses of the
 * platform.
 */
type AdSecurityState = {
  transactionId?: string;
  responses: readonly string[];
  told: readonly ('click' | 'conversion' | 'pixel')[];
};

/** The search for studies of this page. It is never stored: a page that is opened again searches again. */
export type SearchState = {
  status: 'idle' | 'searching' | 'found' | 'failed';
  /** Results are not shown, nor searched for, until a field of the step asks for them. */
  isHeld?: boolean;
  /** The filters that the visitor set on this page; before that those of the address apply. */
  filters?: SearchFilters;
  /** What the results were searched by, as JSON of `StudiesSought`. */
  sought?: string;
  /** What the postal code was read as; none once studies are found for one that is not known. */
  place?: SearchedPlace | undefined;
  /** Nearest first. */
  nearby: readonly Study[];
  /** How many there are near, also beyond those loaded. */
  nearbyTotal: number;
  /** Where the next part begins; absent after the last one. */
  next?: string | undefined;
  /** How loading that next part goes. */
  more?: 'loading' | 'failed' | undefined;
  /** In the country, without a site near. */
  elsewhere: readonly Study[];
  /** Name of the flow that screens for the studies; absent where the address names none. */
  prescreen?: string | undefined;
  /** Events counted on this page. */
  counted: readonly string[];
};

/** The whole state of a tab. What can be computed from it (`Facts`, qualification) is never stored. */
export type State = {
  answers: Answers;
  /** Texts as typed, by draft name, where they differ from the formatted answer or are none. */
  drafts: Readonly<Record<string, string>>;
  journey: JourneyState;
  payload: PayloadState;
  saved: SavedState;
  adSecurity: AdSecurityState;
  bookings: Readonly<Record<string, Booking>>;
  search: SearchState;
  /** Studies that the visitor keeps for later, in this tab only. */
  shortList: readonly Study[];
  /** What the visitor had entered was just removed, because it was not used for long; never stored. */
  isExpired: boolean;
  /** The query asked for a flow that does not exist, and this one opened in its place; never stored. */
  isReplacement: boolean;
};
