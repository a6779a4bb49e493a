import { joinName } from '#src/domain/fullName.ts';
import type { Check } from '#src/kit/check.ts';

/** What fields that are typed as text say: as typed where it is no answer yet, else as stored. */
export const texts: Check<string>['on'] = {
  CaregiverName: ({ drafts, facts: { answers } }) =>
    drafts.caregiverName || joinName(answers.caregiver?.firstName, answers.caregiver?.lastName),
  Confirmation: ({ drafts, options }) => ('answer' in options ? drafts[`${String(options.answer)}Again`] : undefined),
  Email: ({ drafts, facts: { answers } }) => drafts.email || answers.email,
  FullName: ({ drafts, facts: { answers } }) => drafts.fullName || joinName(answers.firstName, answers.lastName),
  Phone: ({ drafts, facts: { answers } }) => drafts.phone || answers.phone,
  PostalCode: ({ facts: { answers } }) => answers.postalCode,
};

/** How many characters a text has for people: an accented letter is one, spaces around it are none. */
export const charactersIn = (text: string) => Array.from(text.normalize('NFC').trim()).length;
