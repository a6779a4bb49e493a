import type { CodePage } from './page.ts';

/** What can be wrong with what a document accepts for a while. */
export const acceptedCodes = {
  C060: {
    title: 'What was accepted has ended',
    why: 'A finding was left out until a day that is over. It is still left out, so that no build fails on a date, but the check fails.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "Join a study", "es": "TODO: Join a study" },
  "accepted": [{ "code": "C031", "reason": "The translation was ordered.", "until": "2026-01-31" }]
}`,
    mend: 'Mend what the finding is about and remove the entry; if it must stay, set another day.',
  },
  C061: {
    title: 'What is accepted is not found',
    why: 'The entry, or a limit of `readingLevel` that is much wider than anything here needs, would hide the next finding of its code, which nobody has looked at.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "accepted": [{ "code": "C031", "reason": "The translation was ordered.", "until": "2027-01-31" }]
}`,
    mend: 'Remove the entry, or set the limit that the message names.',
    fix: 'The entry goes.',
  },
  C082: {
    title: 'It may not be accepted, or not for so long',
    why: 'What is accepted for decades is never looked at again, and what visitors agree to, or a lead without a phone number, cannot wait for a day.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "Join a study", "es": "TODO: Join a study" },
  "accepted": [{ "code": "C031", "reason": "The translation was ordered.", "until": "2099-01-31" }]
}`,
    mend: 'Set a day within a year; mend what cannot be accepted, and remove the entry.',
  },
} as const satisfies Readonly<Record<string, CodePage>>;
