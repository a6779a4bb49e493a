import type { CodePage } from './page.ts';

/** Settings of a campaign that do not go with each other. */
export const settingCodes = {
  C109: {
    title: 'The type of the campaign is that of another flow',
    why: 'The type decides which consents visitors read: a screener would ask for those of a sign-up.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "campaignType": "signup"
}`,
    mend: 'Take the type that goes with `flowType`, or one that is made for a campaign, such as flare.',
  },
  C118: {
    title: 'Nobody is named as who asks',
    why: 'Visitors must know who wants to know of their health before they answer. The block that says so shows nothing where neither the campaign nor the study names anybody.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "oversight": null
}`,
    mend: 'Name the recruiter, or the sponsor of the study: `"oversight": { "recruiter": { "en": "...", "es": "..." } }`. Where every study names them, leave it: this only warns.',
    isWarning: true,
  },
} as const satisfies Readonly<Record<string, CodePage>>;
