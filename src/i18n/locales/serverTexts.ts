import type { MyDataTexts } from './myDataTexts.ts';
import type { Policies } from './policy.ts';

type Words<K extends string> = Readonly<Record<K, string>>;

/** Texts of the pages that the server renders. A locale has all texts of a page or none; then the page is English. */
export type ServerTexts = {
  policies: Policies;
  /** Around each policy; `placeholder` is the note that no lawyer wrote it. */
  policyPage: Words<'skip' | 'home' | 'more' | 'placeholder'>;
  /** Around the authorization that is signed. */
  signingPage: Words<
    | 'title'
    | 'intro'
    | 'signer'
    | 'phone'
    | 'email'
    | 'verified'
    | 'notVerified'
    | 'label'
    | 'sign'
    | 'decline'
    | 'missing'
    | 'changed'
    | 'signedTitle'
    | 'signed'
    | 'signedText'
    | 'signedWords'
    | 'goOn'
    | 'gone'
    | 'goneText'
    | 'home'
  >;
  /** On which a visitor moves or cancels an appointment. */
  appointmentPage: Words<
    | 'title'
    | 'movedTitle'
    | 'cancelTitle'
    | 'cancelledTitle'
    | 'byPhone'
    | 'moveHeading'
    | 'timeLabel'
    | 'choose'
    | 'move'
    | 'noTimes'
    | 'timesAway'
    | 'cancelHeading'
    | 'cancelText'
    | 'cancel'
    | 'confirm'
    | 'keep'
    | 'missing'
    | 'taken'
    | 'unknown'
    | 'often'
    | 'cancelledText'
    | 'calendarNew'
    | 'calendarGone'
    | 'back'
    | 'gone'
    | 'goneText'
    | 'home'
  >;
  /** What calendars call an appointment, by whose it is. They are shared: it names no study. */
  calendarEntry: Words<'secondary' | 'site'>;
  /** That visitors are sent about an appointment; a time, a number or a link follows. */
  appointmentMessage: Words<
    | 'bookedSubject'
    | 'movedSubject'
    | 'cancelledSubject'
    | 'booked'
    | 'moved'
    | 'cancelled'
    | 'byPhone'
    | 'change'
    | 'again'
    | 'data'
    | 'mistaken'
  >;
  /** With a code that proves a contact; the code follows `code`. */
  codeMessage: Words<'subject' | 'code' | 'rest'>;
  /** To somebody who asked for new studies; a link stands between. */
  alertMessage: Words<'subject' | 'text' | 'stop'>;
  /** On which they see what was found, and stop the messages. */
  alertPage: Words<
    | 'title'
    | 'intro'
    | 'closed'
    | 'old'
    | 'changed'
    | 'stopHeading'
    | 'stopText'
    | 'stop'
    | 'stopped'
    | 'gone'
    | 'goneText'
    | 'home'
  >;
  myData: MyDataTexts;
  /** For an unknown address (404). */
  unknownPage: Words<'title' | 'text' | 'link'>;
  /** Ends every page that the server writes for one visitor; the number follows. */
  help: Words<'call'>;
  /** For a page that failed to render (500). */
  errorPage: Words<'title' | 'text' | 'link'>;
  /** For a form that was not taken, or only perhaps. */
  unsentPage: Words<'title' | 'text' | 'link'>;
  /** For a page that the server has no time for at the moment (503). */
  busyPage: Words<'title' | 'text' | 'link'>;
  tooManyPage: Words<'title' | 'text' | 'link'>;
  /** For an address that is too long, or a browser that sends too many cookies. */
  tooLongPage: Words<'title' | 'text' | 'link'>;
  /** Responses of the questions built from imported criteria. */
  importedAnswers: Words<'yes' | 'no' | 'unsure'>;
};
