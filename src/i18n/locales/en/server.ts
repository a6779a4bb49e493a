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
