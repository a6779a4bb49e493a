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
} as const satisfies Readonly<Record<string, CodePage>>;
