import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import type { Call } from '#src/api/call.ts';
import type { ProductEvent } from '#src/domain/eventCodes.ts';
import type { Answers, Booking, CountryCode, Facts, Locale, Study } from '#src/domain/facts.ts';
import type { PageSettings } from '#src/domain/pageSettings.ts';
import type { SearchState } from '#src/domain/state.ts';
import { createFactsReader } from './factsWatch.ts';

/** Consent wordings: the one to be contacted, the two about medical records, automated commercial texts, and word of new studies. */
export type ConsentTextName =
  'contact' | 'clinic' | 'medicalRecords' | 'medicalRecordsHealthData' | 'commercial' | 'studyAlerts';

/** The search for studies of the page; widgets use it by `useStudySearch` and `useSearchFilters`. */
export type StudySearchAccess = {
  read: () => SearchState;
  change: (part: Partial<SearchState>) => void;
  /** Studies whose screener the visitor did not pass in this tab. */
  isFailed: (studyId: number) => boolean;
  /** Writes a query without personal parameters into the address of the page and of its links. */
  setAddress: (search: string) => void;
  /** Studies that the visitor keeps for later, and how to change them. */
  shortList: () => readonly Study[];
  keep: (studies: readonly Study[]) => void;
  /** The query of the page now, without personal parameters. */
  address: () => string;
  /** Name of the flow that screens for what is found: that of the parameter `ps`, else the default one. */
  prescreen: () => Promise<string | undefined>;
};

/** A problem of the open step as a link to its control; languages are set where they differ from the page's. */
export type ProblemLink = { href: string; name: string; nameLang?: string; text: string; lang?: string };

/** What a widget may use beside its own props: the facts, navigation, the server and settings of the page. */
export type Surroundings = {
  facts: () => Facts;
  /** The facts that markup of the server shows, where it may be taken over later than facts change. */
  factsOfMarkup?: () => Facts;
  subscribe: (listener: () => void) => () => void;
  call: Call;
  /** Leaves the step forward, as the Next button does. */
  next: () => void;
  /** The same for a step without questions: the next step replaces it in the browser history. */
  skip: () => void;
  /**
   * Waits for what follows from the answers entered so far, then shows the problems of the fields that edit one of these
   * and resolves with them, in the order of the fields.
   */
  showProblems: (answers: readonly (keyof Answers)[]) => Promise<readonly ProblemLink[]>;
  /**
   * Removes everything entered and opens the first step, for the next person. Returns false, and does nothing, where
   * something would be lost that is not saved, unless `discards`.
   */
  startOver: (discards: boolean) => boolean;
  /** Counts an event by its short code. */
  count: (code: ProductEvent) => void;
  /** Reports an error to the operators. The message must name no identity and no health answer. */
  report: (severity: 'error' | 'warning' | 'info', message: string) => void;
  /** The secret by which the saved lead of this tab is known to the server; undefined before its first save. */
  leadSlug: () => string | undefined;
  /** The id under which this tab saves its lead; undefined before a save was begun. */
  leadId: () => string | undefined;
  /** Stores the booking of this visit under its study. */
  storeBooking: (booking: Booking) => void;
  /** An offer of an advertiser was opened in this tab: the number of the call centre leaves the header. */
  markOfferOpened: () => void;
  /** A signature on another page, which does not say whether it was given: once begun it may stand, until a no takes it back. */
  signature: { begin: () => void; mayStand: () => boolean };
  /** Records the screening of the study as not passed. Once per study. */
  recordFailedScreening: () => void;
  links: {
    /** Address of the study search, with the query of the page. */
    studySearch: string;
    /** Address of the home of another flow in this language, without a query. */
    flow: (name: string) => string;
    /** Address of another step of this flow, with the query of the page. */
    step: (name: string) => string;
    /** Address of this step in another language, with the query of the page. */
    locale: (locale: Locale) => string;
    privacy: string;
    terms: string;
    healthData: string;
    hipaa: string;
    cookies: string;
  };
  studySearch: StudySearchAccess;
  /** Hosts of screeners that open as they are, in a tab of their own. */
  directScreenerHosts: readonly string[];
  /** Opens an address of the application without a page load. */
  navigate: (href: string) => void;
  /** Phone numbers as they are set; for one that the visitor can call see `useNumber` and `callCenterIn`. */
  numbers: PageSettings['numbers'];
  /** Number of the call centre of a country, else the default one. */
  callCenterIn: (country: CountryCode) => string;
  /** The condition that stands for healthy volunteers, where the deployment has one. */
  healthyIndicationId: number | undefined;
  /** How far from the visitor a site may be in studies that recruit by distance; undefined where that is not known. */
  siteRadiusKm: number | undefined;
  brandName: string;
  /**
   * Wording of a consent for this campaign, audience and language, as `linkedText` reads it; `lang` where it is not
   * that of the page.
   */
  consentText: (name: ConsentTextName) => { text: string; lang?: string };
};

/** Provided by the step page; read it with `useSurroundings`. */
export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** The surroundings of the widget. Throws outside a form. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('There is no SurroundingsContext.');
  return surroundings;
}

/**
 * One value of the facts; re-renders only when it changes. `select` must return identical values for the same facts.
 */
export function useFacts<T>(select: (facts: Facts) => T): T {
  const surroundings = useSurroundings();
  const [reader] = useState(createFactsReader);
  const read = () => reader.read(select, surroundings.facts());
  const readOfMarkup = () => reader.read(select, (surroundings.factsOfMarkup ?? surroundings.facts)());
  const subscribe = useCallback((call: () => void) => reader.watch(surroundings, call), [surroundings, reader]);
  return useSyncExternalStore(subscribe, read, readOfMarkup);
}

/**
 * The links of the page, for what a first step shows of them: rendered again once their query is known, which the markup
 * of a first step does not have.
 */
export function useLinks(): Surroundings['links'] {
  useFacts((facts) => facts.query);
  return useSurroundings().links;
}
