import type { ServerTexts } from '#src/i18n/locales/serverTexts.ts';
import { policies } from './policies.ts';

/** What the server writes itself. */
export const server: ServerTexts = {
  policies,
  policyPage: {
    skip: 'Skip to the text',
    home: 'Start page',
    more: 'More policies',
    placeholder:
      'This is placeholder text. Whoever runs this site must replace it with their own policy before real visitors use it.',
  },
  signingPage: {
    title: 'Sign your authorization',
    intro: 'Please read this. It is your choice: you can sign it or go on without it.',
    signer: 'For',
    label: 'To sign, type your full name',
    sign: 'Sign',
    decline: 'Do not sign',
    missing: 'Type your full name to sign, or choose “Do not sign”.',
    changed: 'This text has just changed. Please read it again before you sign.',
    gone: 'This signing page is no longer open',
    goneText: 'It was open for one day. You can close this page or go to the start page.',
    home: 'Start page',
  },
  appointmentPage: {
    title: 'Your appointment',
    movedTitle: 'Your appointment has a new time',
    cancelTitle: 'Cancel your appointment?',
    cancelledTitle: 'Your appointment is cancelled',
    byPhone: 'The appointment is by phone. We will call you from this number:',
    call: 'Do you have a question? Call us:',
    moveHeading: 'Choose another time',
    timeLabel: 'New time',
    choose: 'Choose a time',
    move: 'Move the appointment',
    noTimes: 'No other time is free in the next two weeks. Please call us.',
    timesAway: 'The free times cannot be shown at the moment. Please try again in a few minutes, or call us.',
    cancelHeading: 'You do not need it any more?',
    cancelText: 'The time will be free for somebody else, and we will not call you then.',
    cancel: 'Cancel the appointment',
    confirm: 'Yes, cancel it',
    keep: 'No, keep it',
    missing: 'Choose a time first.',
    taken: 'Somebody else has just taken this time. Please choose another one.',
    away: 'This did not work, and your appointment is as it was. Please try again in a few minutes, or call us.',
    cancelledText:
      'The time is free for somebody else, and we will not call you then. If you want another one, call us:',
    calendarNew: 'Put the new time into your calendar',
    calendarGone: 'Take it out of your calendar',
    gone: 'There is no appointment here',
    goneText: 'It is over, or the address is not complete. You can close this page or go to the start page.',
    home: 'Start page',
  },
  unknownPage: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
    link: 'Go to the start page',
  },
  errorPage: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Your answers are kept.',
    link: 'Please try again',
  },
  importedAnswers: { yes: 'Yes', no: 'No', unsure: "I'm not sure" },
};
