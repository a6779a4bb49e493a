import type { CodePage } from './page.ts';

/** What can be wrong with how answers are taken. */
export const answerCodes = {
  C090: {
    title: 'A check refuses ordinary answers',
    why: 'People are called O’Brien, Ana-María or Li Wu, write to addresses of any ending, and have numbers of other countries: whom a check refuses cannot go on, and learns only that something is wrong with their name.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "home": { "changeFields": { "fullName": { "checks": [{ "check": "regex", "params": { "pattern": "[A-Za-z]+ [A-Za-z]+" } }] } } }
  }
}`,
    mend: 'Leave the check out: the kind itself knows what is no answer. Or write it so that it takes what the message names.',
  },
} as const satisfies Readonly<Record<string, CodePage>>;
