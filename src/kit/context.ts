import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Call, CallName, Input, Reply } from '#src/api/call.ts';
import type { Booking, Facts, Locale } from '#src/domain/facts.ts';
import type { PageSettings } from '#src/domain/pageSettings.ts';

/** Consent wordings: the one to be contacted, the two about medical records, and automated commercial texts. */
export type ConsentTextName = 'contact' | 'clinic' | 'medicalRecords' | 'medicalRecordsHealthData' | 'commercial';

/** What surrounds a step: the facts, the way through, the server and the site. */
export type Surroundings = {
  facts: () => Facts;
  subscribe: (listener: () => void) => () => void;
  call: Call;
  /** Leaves the step forward as the Next button does. */
  next: () => void;
  /** Does the same for a step that has nothing to ask; its place in the history goes to the step that follows. */
  skip: () => void;
  /** Counts an event by its short code. */
  count: (code: string) => void;
  /** Tells the operators of a fault. Never an identity, never a health answer. */
  report: (severity: 'error' | 'warning' | 'info', message: string) => void;
  /** Keeps the appointment of this visit, for its study. */
  keepBooking: (booking: Booking) => void;
  /** Records that the visitor leaves the screener of the study without having qualified. Once per study. */
  recordFailedScreening: () => void;
  links: {
    /** The study search, with the query kept. */
    studySearch: string;
    /** The address of another step of this flow, with the query kept. */
    step: (name: string) => string;
    /** The address of this page in another language, with the query kept. */
    locale: (locale: Locale) => string;
    privacy: string;
    terms: string;
    healthData: string;
    hipaa: string;
    cookies: string;
  };
  /** Moves inside the application without a page load. */
  navigate: (href: string) => void;
  /** The call centre is that of the visitor's country. */
  numbers: Omit<PageSettings['numbers'], 'callCenter'> & { callCenter: string };
  brandName: string;
  /** Wording of the consent that goes with this campaign, audience and language. Paragraphs, links as `[text](privacy)`. */
  consentText: (name: ConsentTextName) => { text: string; lang?: string };
};

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** What surrounds the step. Throws outside a form. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('useSurroundings is called outside <SurroundingsContext>.');
  return surroundings;
}

/** One value out of the facts; renders again only when it changes. `select` must give equal values for equal facts. */
export function useFacts<T>(select: (facts: Facts) => T): T {
  const { facts, subscribe } = useSurroundings();
  const read = () => select(facts());
  return useSyncExternalStore(subscribe, read, read);
}

export type Loaded<T> =
  { status: 'loading' | 'failed'; retry: () => void } | { status: 'ready'; data: T; retry: () => void };

/** Calls the server when the widget appears and when the input changes. Late replies to older inputs are dropped. */
export function useCall<N extends CallName>(name: N, input: Input<N>): Loaded<Reply<N>> {
  const { call } = useSurroundings();
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ of: string; data?: Reply<N> }>();
  const content = JSON.stringify(input);
  const of = `${name} ${content} ${attempt}`;
  useEffect(() => {
    let current = true;
    // `content` was made of an input of this very call.
    call(name, JSON.parse(content) as Input<N>).then(
      (data) => current && setHeld({ of, data }),
      () => current && setHeld({ of }),
    );
    return () => {
      current = false;
    };
  }, [call, name, content, of]);
  const retry = () => setAttempt((n) => n + 1);
  if (held?.of !== of) return { status: 'loading', retry };
  if (held.data === undefined) return { status: 'failed', retry };
  return { status: 'ready', data: held.data, retry };
}
