import type { Condition } from './conditions.ts';
import type { InputMethod } from './inputMethod.ts';
import type { Page } from './test.ts';
import type { Language } from './texts.ts';

/** What a screener shows of its outcome. */
export type Outcome = 'congratulations' | 'special' | 'disqualified' | 'noSite';

/** A step after the first page of a screener, and what the visitor does on it. */
export type ScreenerStep =
  | {
      name: 'indications' | 'result';
      outcome: Outcome;
      /** The answer to the question about health data; a signature where there is one to give. */
      healthData?: 'yes' | 'no' | 'signed';
      texts?: true;
      condition?: Condition;
      /** Whether a caregiver reads it. */
      isAboutAnother?: boolean;
      /** Whether the visitor goes to the study search in place of the thanks. */
      searches?: true;
    }
  | {
      name: 'calendarBooking' | 'secondaryScreeningScheduling' | 'siteScheduling';
      /** Start of the time that the visitor books, such as 9:30; without it none suits. */
      at?: string;
      /** Index of its workday among those to come; 0 when absent. */
      day?: number;
      /** What goes wrong: nothing is free, or the time cannot be booked. */
      failure?: 'full' | 'refused';
    }
  | { name: 'calendar-booking-thank-you' }
  | {
      name: 'thanks';
      /** Opened by another page, so that the focus is at its top. */
      isLoaded?: true;
    }
  | { name: 'health-questions' }
  | { name: 'health-thank-you' };

/** A step that shows an outcome. */
export type OutcomeStep = Extract<ScreenerStep, { outcome: Outcome }>;
/** A step that offers appointments. */
export type BookingStep = Extract<ScreenerStep, { at?: string }>;

/** A step that is open in the page, and how its visitor works. */
export type OpenStep = {
  page: Page;
  language: Language;
  input: InputMethod;
  step: ScreenerStep;
  /** Called when the page for the signature opens. */
  onSigning?: () => Promise<void>;
};

/** Whether the step shows an outcome. */
export const isOutcome = (step: ScreenerStep): step is OutcomeStep => 'outcome' in step;
/** Whether the step offers appointments. */
export const isBooking = (step: ScreenerStep): step is BookingStep => /calendarBooking|Scheduling/.test(step.name);
