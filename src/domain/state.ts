import type { Answers, Booking, Criterion, InitialPayload, Site, SiteSearch } from './facts.ts';

export type JourneyState = {
  /** Steps left forward, in order: a move to one of them is a move back. */
  finished: readonly string[];
  /** Name of the campaign the tab is in. */
  campaign?: string;
};

export type PayloadState = {
  loading: boolean;
  failed: boolean;
  payload?: InitialPayload;
  criteria: readonly Criterion[];
  minimal: boolean;
  siteSearch: SiteSearch;
  site?: Site;
  siteSchedulingEnabled: boolean;
  alreadyMatched: boolean;
};

export type SavedState = {
  /** UUID made before the first send; the lead keeps it for the tab. */
  leadId?: string;
  /** Given by the server with the first confirmed save. */
  slug?: string;
  subjectSaved: boolean;
  successSaved: boolean;
  /** Outcomes of screeners in this tab, oldest first. */
  screenings: readonly { studyId: number; passed: boolean }[];
};

/** The whole state of a tab. What follows from it (`Facts`, qualification) is computed, never stored. */
export type State = {
  answers: Answers;
  /** Texts as typed, by draft name: what is not an answer yet is not lost either. */
  drafts: Readonly<Record<string, string>>;
  journey: JourneyState;
  payload: PayloadState;
  saved: SavedState;
  bookings: Readonly<Record<string, Booking>>;
};
