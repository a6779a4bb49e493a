import type { CodePage } from './page.ts';

/** What can be wrong with what steps say that they ask, and whom. */
export const questionCodes = {
  C112: {
    title: 'A landing page or a button opens a step that does not ask what it says',
    why: 'An advertisement or a button leads to it as the page of a question that is not there: visitors look for it.',
    breaks: `{
  "name": "example",
  "extends": "s15",
  "landings": { "age": "postal" }
}`,
    mend: 'Name the step that asks for it, or leave the landing page, or the field with the button, out.',
  },
  C113: {
    title: 'A field is shown just where it is not wanted',
    why: 'The rule says of whom it is asked, or the kind for whom it is, and the field is shown to all others: a study never hears the height of those whose height it looks at.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "countrySelect": { "when": { "rule": "showsCountrySelect", "is": false } } } } }
}`,
    mend: 'Leave `"is": false` out. Where nobody should be asked, take the field away: `null`.',
  },
  C114: {
    title: 'A question speaks to another reader',
    why: 'Caregivers answer for somebody else, and must read whose name or age is meant: otherwise they give their own, and it is saved as that of the participant.',
    breaks: `{
  "name": "example",
  "extends": "flare",
  "steps": { "postal": { "changeFields": { "postalCode": { "options": { "label": "participant" } } } } }
}`,
    mend: 'Write the text for caregivers about the participant: a heading that asks for what is theirs needs one. Leave `label` out where both kinds of visitors come: the words are chosen by who answers.',
    isWarning: true,
  },
  C115: {
    title: 'A heading or a label asks for something else than its page or its box',
    why: 'It was copied from another step: visitors read one question and find the box of another.',
    breaks: `{
  "name": "example",
  "extends": "flare",
  "steps": { "phone": { "changeFields": { "heading": { "options": {
    "text": { "en": "What is your email address?", "es": "¿Cuál es su correo electrónico?" }
  } } } } }
}`,
    mend: 'Ask in the heading for what the page asks for, and name in a label what its box is for.',
    isWarning: true,
  },
  C116: {
    title: 'A text lets visitors leave out what they must answer',
    why: 'They leave it out as they were told, press Next, and are told that it is wrong.',
    breaks: `{
  "name": "example",
  "extends": "flare",
  "replaces": ["people"],
  "people": [],
  "steps": { "email": { "changeFields": { "email": { "required": true } } } }
}`,
    mend: 'Write `"required": false` at the field, or change the text.',
    isWarning: true,
  },
  C117: {
    title: 'An event or a status goes under the name of another, or under a slip of its own',
    why: 'Reports add up events by their codes, and leads are looked for by their status: what goes under another one is missing there, and adds to what it is not.',
    breaks: `{
  "name": "example",
  "extends": "flare",
  "steps": { "email": { "onLeave": [{ "effect": "countEvent", "params": { "code": "eml", "ifAnswered": "email" } }] } }
}`,
    mend: 'Take the code or the status that the message names, or for one of your own a name that is like none of the others.',
    isWarning: true,
  },
  C122: {
    title: 'Two pages in a row have the same heading',
    why: 'Whoever presses Next and reads the same heading again, or hears it, believes that nothing has happened: it was copied, or one of the two asks for something else.',
    breaks: `{
  "name": "example",
  "extends": "flare-code",
  "steps": { "contactCode": { "changeFields": { "heading": { "options": {
    "text": { "en": "Your number", "es": "Su número" }
  } } } }, "phone": { "changeFields": { "heading": { "options": {
    "text": { "en": "Your number", "es": "Su número" }
  } } } } }
}`,
    mend: 'Say in each heading what its own page asks for.',
    isWarning: true,
  },
  C130: {
    title: 'The numbers of questions leave one out, go back, or give one twice',
    why: 'Questions behind those of the study are numbered by their `position`: visitors who read 5 and then 8 look for what they missed, and whoever talks with them about question 5 may mean another one.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "ctScanDate": { "options": { "position": 4 } } } } }
}`,
    mend: 'Count on in the order of the page: the first has the position 1, the next one 2. Two that nobody sees both may have one number, under conditions of which one is the opposite of the other.',
    isWarning: true,
  },
} as const satisfies Readonly<Record<string, CodePage>>;
