import type { CodePage } from './page.ts';

/** What can be wrong with what a campaign names and asks: steps, addresses, checks, pictures. */
export const nameCodes = {
  C017: {
    title: 'The campaign has no such step',
    why: 'A visitor who is sent there would find nothing.',
    breaks: '{ "name": "example", "extends": "ws10", "steps": { "indications": { "next": "thankyou" } } }',
    mend: 'Name a step of this campaign, or add the step.',
  },
  C018: {
    title: 'Two fields of a step have one name',
    why: 'Texts, changes and problems are given to a field by its name; two of one name cannot be told apart.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "addFields": [{ "field": { "kind": "Email", "required": false } }] } }
}`,
    mend: 'Give one of them an `id` of its own, or remove the one that was inherited.',
  },
  C019: {
    title: 'Two steps have one address',
    why: 'Only the first of them could be opened.',
    breaks: '{ "name": "example", "extends": "ws10", "steps": { "thanks": { "path": "indications" } } }',
    mend: 'Give one of the steps another `path`, or leave the alias out.',
  },
  C020: {
    title: 'This address is taken already',
    why: 'Visitors of one of the two would get to the other: of two campaigns, or of a campaign and what stands at the beginning of addresses, such as a language.',
    breaks: '{ "name": "example", "extends": "ws10", "aliases": ["ws11"] }',
    mend: 'Remove the alias here or there, or take another name.',
  },
  C021: {
    title: 'A type of flow has two defaults, or none',
    why: 'Addresses that name no flow, or one that there is not, open the default of a type: with two nobody knows which, with none another flow opens.',
    breaks: '{ "name": "example", "extends": "ws10", "isDefault": true }',
    mend: 'Remove `isDefault` here or there; where no campaign of the type has it, give it to one.',
  },
  C075: {
    title: 'A campaign to which this one leads does not exist, or is another one',
    why: 'Visitors who press the button would find nothing, or not what it says: a search of studies has the type `studySearch`, and flows for agents are none for visitors.',
    breaks: '{ "name": "example", "extends": "ws10", "studySearch": { "flow": "study-serch" } }',
    mend: 'Take a name that `npm run campaigns -- list` shows, and a step of that campaign; the message suggests the nearest.',
  },
  C022: {
    title: 'The check does not suit the kind',
    why: 'A check of a number has nothing to look at in a text, so it would never refuse anything.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "email": { "checks": [{ "check": "min_value", "params": { "value": 1 } }] } } } }
}`,
    mend: 'Put it on one of the kinds that the message lists, or take another check.',
  },
  C023: {
    title: 'The check has an impossible parameter',
    why: 'It would refuse every answer, or none: nobody could go on, or the check is in vain.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "fullName": { "checks": [{ "check": "length", "params": { "length": 0 } }] } } } }
}`,
    mend: 'Write a number of characters of at least 1, or an expression that some answer of this kind matches as a whole: a zip code has five digits, an email address an `@`, a full name two words.',
  },
  C066: {
    title: 'In some countries no answer passes a check',
    why: 'A visitor who is there, or chooses that country, cannot go on whatever is typed: a postal code of five digits is one in the US alone.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "postalCode": { "checks": [{ "check": "regex", "params": { "pattern": "60[0-9]{3}" } }] } } } }
}`,
    mend: 'Let the expression take the codes of the other countries too, ask the field with `when` in its country alone, or accept it where nobody else is sent here.',
    isWarning: true,
  },
  C024: {
    title: 'Nothing compares the repeated answer',
    why: 'The visitor is asked to enter the same twice, and a difference would not be noticed.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "addFields": [{ "after": "email", "field": { "kind": "Confirmation", "options": { "answer": "email" } } }] } }
}`,
    mend: 'Add `"checks": [{ "check": "confirmed" }]` to the field.',
  },
  C025: {
    title: 'What a field is about was never asked',
    why: 'There is no first answer that a second could be compared with, no number that a code could be sent to, or no place near which to search, so nobody can go on or sees anything.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "home": {
      "changeFields": { "email": null },
      "addFields": [
        { "field": { "kind": "Confirmation", "options": { "answer": "email" }, "checks": [{ "check": "confirmed" }] } }
      ]
    }
  }
}`,
    mend: 'Ask for the answer before, or remove the field.',
  },
  C033: {
    title: 'Texts cannot be read on the background',
    why: 'Below a contrast of 4.5 many people cannot read a text, and the law asks for it in most countries.',
    breaks: '{ "name": "example", "extends": "ws10", "mainBgColor": "#778899" }',
    mend: 'Take a lighter background, written as `#rrggbb`.',
  },
  C034: {
    title: 'A regular expression can run away',
    why: 'It can read one text in so many ways that refusing a few dozen characters takes hours: the page, or the server, stands still.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "email": { "checks": [{ "check": "regex", "params": { "pattern": "([a-z]+ ?)+" } }] } } } }
}`,
    mend: 'Let nothing that repeats stand in something that repeats without a sign between, no two choices begin alike, and at most three counts in a row take the same characters: `[a-z]+( [a-z]+)*`.',
  },
  C035: {
    title: 'A consent text is missing',
    why: 'Visitors would be asked to agree to nothing.',
    breaks: '{ "name": "example", "extends": "ws10", "consent": { "text": "spring" } }',
    mend: 'Write the files that the message names in `campaigns/consents`, and have a lawyer review them.',
    neverAccepted: true,
  },
  C036: {
    title: 'Pictures are asked for and not kept',
    why: 'The server refuses pictures of a campaign that does not say how long it keeps them.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "indications": {
      "addFields": [{ "field": { "kind": "ImageCapture", "options": { "shot": "skin", "title": { "en": "Your skin", "es": "Su piel" } } } }]
    }
  }
}`,
    mend: 'Say it: `"pictures": { "keptDays": 90 }`.',
  },
  C053: {
    title: 'The effects of an answer never run',
    why: 'They wait for an answer that no field of the step asks for: a field was moved or removed.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "thanks": { "onAnswer": { "postalCode": [{ "effect": "findNearestSite" }] } } }
}`,
    mend: 'Move them to the step that asks, or remove them.',
  },
  C078: {
    title: 'A step that ends says what is done as it is left',
    why: 'Nobody leaves a step without `next`: what it would save is not saved, and its effects never run.',
    breaks: `{
  "name": "example",
  "extends": "flare",
  "steps": { "thankyou": { "onLeave": [{ "effect": "countEvent", "params": { "code": "thanked" } }] } }
}`,
    mend: 'Say what comes `next`, move it to the step before, or put effects under `onEnter`.',
  },
  C085: {
    title: 'A verdict hangs on what is never asked',
    why: 'Whether a visitor suits a study is told by their age, gender, body mass, answers and site, and whether they may book an appointment by their taking part already. Where the campaign never asks for one of these, asks only visitors of one country or only those who answer for themselves, lets it be left out, has it checked too early for visitors outside the US, or never looks for a site, many are told what is not true of them.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "qualificationQuestions": null } } }
}`,
    mend: 'Ask for what the message names before the verdict, ask everybody with a study, and require it, or run the effect as the step opens and after the answer that it needs. A campaign that leaves out the body mass asks for neither height nor weight, and sets `shouldShowHeightWeight` to false.',
  },
  C087: {
    title: 'A field needs another that its page does not have',
    why: 'A link to a part of the page does nothing when pressed, and a list that waits for a choice is never shown.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "testimonials": null } } }
}`,
    mend: 'Add a field of the kind that the message names to the page, or set the option that leads there to false.',
  },
} as const satisfies Readonly<Record<string, CodePage>>;
