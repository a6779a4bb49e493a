import type { CodePage } from './page.ts';

/** What can be wrong with how answers are taken, and what is done with them. */
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
  C128: {
    title: 'An answer may be left out, and must be given once more',
    why: 'Whoever leaves it out, as they may, is told that its confirmation is missing, and has nothing to confirm: they cannot go on.',
    breaks: `{
  "name": "example",
  "extends": "flare",
  "steps": { "email": { "addFields": [{ "field": {
    "kind": "Confirmation", "options": { "answer": "email" }, "checks": [{ "check": "confirmed" }]
  } }] } }
}`,
    mend: 'Give the confirmation `"required": false`: whoever gives the answer is still asked whether both are the same. Or let both be required.',
  },
  C093: {
    title: 'An effect has nothing to work with',
    why: 'On its step there is no answer yet that it needs, or nobody who is saved; or it has just done the same. Nothing is counted or reported, and who reads the figures believes otherwise.',
    breaks: `{
  "name": "example",
  "extends": "flare",
  "steps": { "name": { "onLeave": [{ "effect": "countEvent", "params": { "code": "em", "ifAnswered": "email" } }] } }
}`,
    mend: 'Move it behind the question that the message names, or behind the step that saves; or leave it out.',
  },
  C094: {
    title: 'Who a visitor is outlives their tab',
    why: 'Many share a phone or a computer. Until `keepPersonalInTab` runs, name, number and date of birth stay on the device after the visit, and fill in the form of the next person.',
    breaks: '{ "name": "example", "extends": "flare", "steps": { "thankyou": { "onEnter": [] } } }',
    mend: 'Name `keepPersonalInTab` under the `onEnter` of the step that thanks.',
  },
  C092: {
    title: 'A setting has no effect',
    why: 'It promises what no field of the campaign brings, such as a choice of the country: a field was removed, or the setting is not the one that was meant.',
    breaks: '{ "name": "example", "extends": "flare", "showCountrySelect": true }',
    mend: 'Add the field that the message names, or leave the setting out.',
  },
  C096: {
    title: 'A condition is about what nothing asks for',
    why: 'Nobody has told it when the condition decides: it never holds, but for the few whose address says it, and what it shows or leads to is not met with.',
    breaks: `{
  "name": "example",
  "extends": "flare",
  "steps": { "thankyou": { "addFields": [{ "field": {
    "kind": "Heading", "id": "adults", "when": { "rule": "ageBetween", "params": { "min": 18 } },
    "options": { "level": 2, "text": { "en": "Studies for adults", "es": "Estudios para adultos" } }
  } }] } }
}`,
    mend: 'Ask for what the message names on an earlier step, or leave the condition out.',
  },
  C097: {
    title: 'A page has no heading, or more than one',
    why: 'Whoever hears a page read learns by its heading that another one is open, and goes by the levels of headings from part to part: two at the top, or a level that is left out, lead astray.',
    breaks: `{
  "name": "example",
  "extends": "flare",
  "steps": { "name": { "changeFields": { "heading": null } } }
}`,
    mend: 'Give each page one field that heads it, such as a `Heading`; those of sections below it have `"level": 2`, those of their parts 3.',
  },
  C095: {
    title: 'A choice reads like another one',
    why: 'The texts of two choices were swapped, or are the same, in the words that are shipped or in others: visitors would answer the opposite of what they mean, in one language perhaps, and nobody would notice.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "copy": { "es": { "Gender.male": "Femenino" } }
}`,
    mend: 'Give each choice its own words again.',
  },
} as const satisfies Readonly<Record<string, CodePage>>;
