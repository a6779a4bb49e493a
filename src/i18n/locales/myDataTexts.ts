import type { ConsentType } from '#src/generated/api.ts';
import type { LeadState } from '#src/generated/leadStateEvent.ts';

type Words<K extends string> = Readonly<Record<K, string>>;

/** On which somebody sees, corrects and erases what is stored of them. Names in braces are filled in. */
export type MyDataTexts = {
  page: Words<
    | 'title'
    | 'intro'
    | 'home'
    | 'gone'
    | 'goneText'
    | 'calledHeading'
    | 'reportsHeading'
    | 'whoHeading'
    | 'storedBy'
    | 'passedOn'
    | 'passedOnBefore'
    | 'notPassedOn'
    | 'ends'
    | 'appointmentHeading'
    | 'noAppointment'
    | 'changeAppointment'
    | 'toldHeading'
    | 'handedOver'
    | 'agreedHeading'
    | 'agreedNothing'
    | 'agreedOn'
    | 'refusedOn'
    | 'withdrawnOn'
    | 'correctedOn'
    | 'covers'
    | 'read'
    | 'takeHeading'
    | 'takeText'
    | 'download'
  >;
  /** Withdrawing, correcting and erasing; each asks first. */
  change: Words<
    | 'correct'
    | 'correctTitle'
    | 'correctText'
    | 'optional'
    | 'save'
    | 'problems'
    | 'changed'
    | 'away'
    | 'corrected'
    | 'moved'
    | 'withdraw'
    | 'withdrawTitle'
    | 'withdrawText'
    | 'appointmentStays'
    | 'withdrawYes'
    | 'withdrawn'
    | 'eraseHeading'
    | 'eraseLink'
    | 'eraseTitle'
    | 'eraseText'
    | 'eraseStays'
    | 'eraseYes'
    | 'erasedTitle'
    | 'erasedText'
    | 'receipt'
    | 'erasedEnd'
    | 'back'
    | 'backUnsaved'
  >;
  /** On which a new link is asked for. */
  ask: Words<
    | 'title'
    | 'intro'
    | 'label'
    | 'example'
    | 'send'
    | 'invalid'
    | 'tooOften'
    | 'askedTitle'
    | 'asked'
    | 'askedNothing'
    | 'again'
    | 'link'
  >;
  /** With which the link is sent. */
  message: Words<'subject' | 'text' | 'ends' | 'mistaken'>;
  /** Labels of what was told that no kind has, and of the parts that it is shown in. */
  told: Words<
    | 'contact'
    | 'about'
    | 'study'
    | 'questions'
    | 'more'
    | 'answeredBy'
    | 'doctor'
    | 'conditions'
    | 'pictures'
    | 'height'
    | 'weight'
    | 'ethnicity'
    | 'centimeters'
    | 'feet'
    | 'kilograms'
    | 'pounds'
    | 'byPhone'
    | 'byEmail'
    | 'verified'
    | 'notVerified'
  >;
  relations: Words<'Self' | 'Child' | 'Parent' | 'Spouse' | 'Friend' | 'Caregiver' | 'Other'>;
  consents: Words<ConsentType>;
  /** Whether anybody has called: by the state that was reported last, else by what was decided. */
  called: Words<LeadState | 'expected' | 'notMatched' | 'undecided' | 'notAgreed'>;
  /** What was reported, as an entry of a list. */
  reports: Words<LeadState>;
};
