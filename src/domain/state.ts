import type { Consent } from '#src/generated/api.ts';
import type { Answers, Booking, CountryCode, Criterion, InitialPayload, Site, SiteSearch } from './facts.ts';

export type JourneyState = {
  /** Steps left forward, in order: a move to one of them is a move back. */
  finished: readonly string[];
  /** Where the visitor has gone back: the step that is open, and those that the browser's Forward leads over. */
  ahead?: readonly string[];
  /** Name of the campaign the tab is in. */
  campaign?: string;
  /** The campaign and the study that the consents of the tab are given for. */
  consentsFor?: string;
  /** The conditions of the address that were taken over; they never overwrite what was chosen since. */
  indicationIds?: string;
};

export type PayloadState = {
  status: 'loading' | 'ready' | 'failed';
  payload?: InitialPayload;
  /** By the language of the browser; counts where neither visitor nor server named a country. */
  fallbackCountry?: CountryCode;
  criteria: readonly Criterion[];
  minimal: boolean;
  siteSearch: SiteSearch;
  site?: Site;
  siteSchedulingEnabled: boolean;
  /** Whether a study site takes bookings, as far as it was asked. */
  siteScheduling?: Readonly<Record<string, boolean>>;
  alreadyMatched: boolean;
  /** The study that the site and the match are about, and the campaign that asked for the match. */
  studyId?: number;
  campaign?: string;
};

/** A consent that waits until its lead is saved. */
export type ConsentDue = Omit<Consent, 'slug'>;

export type SavedState = {
  /** UUID made before the first send; the lead keeps it for the tab. */
  leadId?: string;
  /** Given by the server with the first confirmed save. */
  slug?: string;
  subjectSaved: boolean;
  successSaved: boolean;
  /** A save was begun and not confirmed yet; its page may be gone. */
  isPending: boolean;
  /** The last save could not be brought to the server. */
  failed: boolean;
  /** What was last sent, by consent type: sent again only when it changed. */
  consentsSent: Readonly<Record<string, boolean>>;
  /** The number or address that each was last sent for: it says nothing of another. */
  consentsTo?: Readonly<Record<string, string>>;
  /** What was agreed to and could not be sent yet, as the visitor read it then. */
  consentsDue?: readonly ConsentDue[];
  /** Outcomes of screeners in this tab, oldest first. */
  screenings: readonly { studyId: number; passed: boolean }[];
};

/** What the ad-security platform was told of this visit and what it answered; `pixel`, that the traffic partner was. */
export type AdSecurityState = {
  transactionId?: string;
  responses: readonly string[];
  told: readonly ('click' | 'conversion' | 'pixel')[];
};

/** The whole state of a tab. What follows from it (`Facts`, qualification) is computed, never stored. */
export type State = {
  answers: Answers;
  /** Texts as typed, by draft name: what is not an answer yet is not lost either. */
  drafts: Readonly<Record<string, string>>;
  journey: JourneyState;
  payload: PayloadState;
  saved: SavedState;
  adSecurity: AdSecurityState;
  bookings: Readonly<Record<string, Booking>>;
};
