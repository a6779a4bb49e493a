import type { CodePage } from './page.ts';

/** What can be wrong with what people who work with a campaign go by: its example visitors, and what things are called. */
export const peopleCodes = {
  C123: {
    title: 'Something is called as another one is',
    why: 'Two pictures of one title on a page are mixed up by those who take them, two example visitors by those who read a finding, two campaigns of one description by those who choose from the list. One of the two was copied and not renamed.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "description": "The web screener: one page of questions about a study, the outcome, other conditions and thanks."
}`,
    mend: 'Say in each what is particular about it.',
    isWarning: true,
  },
  C124: {
    title: 'An example visitor contradicts themselves',
    why: 'Their address names another study or condition than their facts, or their phone number is of another country than the one that is chosen beside it: the check walks one visitor, and whoever opens the address meets with another.',
    breaks: `{
  "name": "example",
  "extends": "study-search",
  "replaces": ["people"],
  "people": [{ "name": "looks around", "query": { "studyId": "2" }, "facts": { "study": { "id": 1 } }, "path": ["home"] }]
}`,
    mend: 'Write the same in both places that the message names.',
  },
  C054: {
    title: 'An example visitor goes another way',
    why: 'The way that the document states is not the one that visitors take: one of the two is wrong.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "replaces": ["people"],
  "people": [{ "name": "qualifies", "path": ["home", "thanks"] }]
}`,
    mend: 'Mend `next`, or the `path` of the visitor. Where the visitor is inherited, write `people` of your own, with `"replaces": ["people"]`.',
  },
} as const satisfies Readonly<Record<string, CodePage>>;
