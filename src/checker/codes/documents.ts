import type { CodePage } from './page.ts';

/** What can be wrong with a file, with the documents that it extends, and with the shape of a document. */
export const documentCodes = {
  C001: {
    title: 'This is not JSON',
    why: 'Nothing of a document can be read while its grammar is broken; editors underline the same place.',
    breaks: '{ "name": "example", "extends": "ws10", }',
    mend: 'Look just before the place: a comma too many or missing, a quote that does not close. Comments are not allowed.',
  },
  C002: {
    title: 'A name is written twice in one object',
    why: 'Only the second one counts, silently; what stands under the first one is lost.',
    breaks: '{ "name": "example", "extends": "ws10", "progress": "bar", "progress": "counter" }',
    mend: 'Remove one of the two, or join what stands under them. The message names the place of the first.',
    fix: 'The second one goes where both say the same.',
  },
  C003: {
    title: 'The name is not that of the file',
    why: 'Addresses, other campaigns and reports find a document by its file and call it by its name.',
    breaks: '{ "name": "spring", "extends": "ws10" }',
    mend: 'Write the name of the file without `.json`, or rename the file.',
    fix: 'The name becomes that of the file.',
  },
  C004: {
    title: 'The campaign that this one extends does not exist',
    why: 'Without its base nothing of the campaign is known.',
    breaks: '{ "name": "example", "extends": "ws1O" }',
    mend: 'Take a name that `npm run campaigns -- list` shows; the message suggests the nearest.',
    fix: 'A name that can only be a slip of one that is known here becomes that one.',
  },
  C005: {
    title: 'A campaign extends itself',
    why: 'In a circle of documents none comes first.',
    breaks: '{ "name": "example", "extends": "example" }',
    mend: 'Extend a campaign that does not extend this one; the message shows the circle.',
  },
  C006: {
    title: 'The step inherits no such field',
    why: 'The change or the neighbour of a field was meant for a question that is not there, so nothing would change.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "mail": { "required": true } } } }
}`,
    mend: 'Take one of the fields that the message lists. A field is called by its `id`, else by its kind with a small first letter.',
    fix: 'A name that can only be a slip of one that is known here becomes that one.',
  },
  C007: {
    title: 'An inherited list is replaced',
    why: 'Lists of effects and of example visitors are replaced as a whole: what is not repeated is gone, such as a count or a search for a site.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "onLeave": [{ "effect": "countOutcome" }] } }
}`,
    mend: 'Repeat the entries that should stay, or say that it is meant: `"replaces": ["onLeave"]`.',
    isWarning: true,
  },
  C008: {
    title: '`replaces` has no effect',
    why: 'It says that an inherited list is replaced, and none is: a list was renamed or removed since.',
    breaks: '{ "name": "example", "extends": "ws10", "replaces": ["people"] }',
    mend: 'Remove the name from `replaces`.',
    fix: 'The name goes.',
    isWarning: true,
  },
  C079: {
    title: 'A condition is a mix of two',
    why: 'Named parts are changed one by one, also those of a condition: what it says of the inherited one stays, such as that the opposite is asked for.',
    breaks: `{
  "name": "example",
  "extends": "ws16",
  "steps": { "result": { "nav": { "nextWhen": { "rule": "hasStudy" } } } }
}`,
    mend: 'Write `is` and each parameter, as the message says; or put the condition in a list of its own, `[{ "rule": "hasStudy" }]`, which replaces the inherited one.',
  },
  C009: {
    title: 'The file cannot be read as a document',
    why: 'It is empty, a folder, not UTF-8, begins with a byte order mark, or is larger or deeper than any campaign.',
    mend: 'Save it as UTF-8 text without a byte order mark; the message says what is wrong.',
  },
  C010: {
    title: 'A name is not known here',
    why: 'A property, step or option that nothing reads would be left out silently: mostly a typing error.',
    breaks: '{ "name": "example", "extends": "ws10", "pagetitle": { "en": "Join", "es": "Participe" } }',
    mend: 'Take the name that the message suggests; your editor completes the names that are known.',
    fix: 'A name that can only be a slip of one that is known here becomes that one.',
  },
  C011: {
    title: 'Something is missing',
    why: 'The part cannot work without it.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "next": { "cases": [{ "when": { "rule": "hasStudy" }, "to": "thanks" }] } } }
}`,
    mend: 'Add what the message names. A choice of next steps always needs `otherwise`.',
  },
  C012: {
    title: 'A value has the wrong type',
    why: 'A number in quotes, or a text where a list belongs, would not do what was meant.',
    breaks: '{ "name": "example", "extends": "ws10", "studyId": "7" }',
    mend: 'Write the type that was expected: numbers and `true` without quotes, texts with them, lists in brackets.',
  },
  C013: {
    title: 'The value is none of those that are allowed',
    why: 'Only these values have a meaning.',
    breaks: '{ "name": "example", "extends": "ws10", "progress": "counted" }',
    mend: 'Take one of the values that the message or your editor lists.',
    fix: 'A value that can only be a slip of one that is allowed becomes that one.',
  },
  C014: {
    title: 'The kind, rule, check or effect is not registered',
    why: 'Documents use these by name; there is nothing under this one.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "addFields": [{ "field": { "kind": "HowHerd" } }] } }
}`,
    mend: 'Take the name that the message suggests. What no campaign can say yet is a task for a developer.',
    fix: 'A name that can only be a slip of one that is known here becomes that one.',
  },
  C015: {
    title: 'The effect cannot run at this moment',
    why: 'An effect is made for entering a step, for leaving it, or for an answer; elsewhere it would not have what it needs.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "onAnswer": { "phone": [{ "effect": "saveLead" }] } } }
}`,
    mend: 'Move it to one of the moments that the message names.',
  },
  C016: {
    title: 'The value does not have the right form',
    why: 'It has the right type, but is too short, too small, or written in another way than a page can use.',
    breaks: '{ "name": "example", "extends": "ws10", "mainBgColor": "rgb(255, 255, 255)" }',
    mend: 'Write it as the message says; the description in your editor shows the form.',
  },
} as const satisfies Readonly<Record<string, CodePage>>;
