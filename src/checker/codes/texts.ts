import type { CodePage } from './page.ts';

/** What can be wrong with the texts of a campaign and their translations. */
export const textCodes = {
  C027: {
    title: 'The text replaces nothing',
    why: 'No kind, field or message has this name, or each field of the kind has a text of its own, so nobody would ever read this one.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "copy": { "en": { "Email.feildName": "Mail" }, "es": { "Email.feildName": "Correo" } }
}`,
    mend: 'Write `Kind.message`, `step.field.message`, `shell.message` or `common.message`; the message suggests the nearest, or lists all. Where each field has its own, leave that of the kind out.',
  },
  C028: {
    title: 'The text has a blank that nothing fills',
    why: 'Visitors would read the blank itself, with its braces.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "copy": { "en": { "Email.fieldName": "Mail of {name}" }, "es": { "Email.fieldName": "Correo" } }
}`,
    mend: 'Use only the blanks that the message shows. A replaced text has those of its default text; the title of a step may have `{campaign}`.',
  },
  C029: {
    title: 'A translation has other blanks than its English',
    why: 'A number or a name that English readers are told is missing in the other language, or stands there as a blank.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "home": { "title": { "en": "Questions of {campaign}", "es": "Preguntas" } }
  }
}`,
    mend: 'Write the same blanks in both; their order is free.',
  },
  C120: {
    title: 'A text leaves out when something is',
    why: 'The default text tells the day or the time of an appointment, or when the line opens. Visitors of this campaign would be told that there is one, and not when.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "copy": {
    "en": { "ScreenerThankYou.booked": "Your appointment is booked for {date}." },
    "es": { "ScreenerThankYou.booked": "Su cita está reservada: {date}" }
  }
}`,
    mend: 'Write the blank that the message names. This only warns: what is told at another place need not be told here.',
    isWarning: true,
  },
  C030: {
    title: 'A translation has other links than its English',
    why: 'Readers of one language could not open the policy that the others can.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "copy": {
    "en": { "QualificationQuestions.notice": "See our [privacy policy](privacy)." },
    "es": { "QualificationQuestions.notice": "Vea las [condiciones de uso](terms)." }
  }
}`,
    mend: 'Link the same policies in both.',
  },
  C077: {
    title: 'A translation has other numbers than its English',
    why: 'Readers of one language would be promised another amount, or other hours, than the others.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "Receive $1,200 for 6 visits", "es": "Reciba $2,100 por 6 visitas" }
}`,
    mend: 'Write the same numbers in both: in digits, or in words.',
    isWarning: true,
  },
  C031: {
    title: 'A text has no translation',
    why: 'Its readers see English; so they do where the translation is the English itself, and not only a name. It is a warning, and a finding with `--strict-es`.',
    breaks:
      '{ "name": "example", "extends": "ws10", "pageTitle": { "en": "Join a study", "es": "TODO: Join a study" } }',
    mend: 'Write it; `npm run campaigns -- missing-es` lists all that are missing. What a kind lacks is written with the kind, or in `copy`.',
    isWarning: true,
  },
  C084: {
    title: 'A text is in another language than it stands for',
    why: 'Its readers would read what they do not understand, and a screen reader would read it aloud in the wrong language. Its words are looked for among those that the texts of the product use in one language alone.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "Participe en un estudio", "es": "Join a study" }
}`,
    mend: 'Put each text under its language, and translate what is not translated yet.',
  },
  C064: {
    title: 'A text is still to be written',
    why: 'What a writer left in its place, such as TODO or [NAME], would be read by visitors, or nothing would.',
    breaks:
      '{ "name": "example", "extends": "ws10", "pageTitle": { "en": "Join a study (TBD)", "es": "Únase a un estudio" } }',
    mend: 'Write it. A translation that waits begins with `TODO:`; until it is there, visitors read English.',
  },
  C065: {
    title: 'A text has markup in it',
    why: 'Texts are shown as they are written: visitors would read the tags, entities or marks.',
    breaks:
      '{ "name": "example", "extends": "ws10", "pageTitle": { "en": "Join a <b>study</b>", "es": "Únase a un <b>estudio</b>" } }',
    mend: 'Leave the markup out, and write characters themselves: a dash instead of its entity.',
  },
  C076: {
    title: 'A text has broken letters',
    why: 'It was copied from a file of another encoding, or with marks that cannot be seen: visitors would read signs in place of letters, or words in another order.',
    breaks: '{ "name": "example", "extends": "ws10", "pageTitle": { "en": "Registration", "es": "InscripciÃ³n" } }',
    mend: 'Write the word again, with its letters.',
  },
  C032: {
    title: 'A translation is older than its English',
    why: 'Its readers are told what the English said before it was changed. What each translation was made from is remembered in `campaigns/translations`.',
    breaks: '{ "name": "example", "extends": "ws10", "pageTitle": { "en": "Join a study this spring" } }',
    mend: 'Translate the text again, or read both and find that they still say the same; then run `npm run campaigns -- translated NAME`.',
  },
  C098: {
    title: 'A text was cut short, or has a mark too many or too few',
    why: 'Visitors read half of what they should know, or what looks as if nobody had read it: a question in Spanish begins with a mark, what opens closes, one day is no days, and a translation ends as its English does.',
    breaks: '{ "name": "example", "extends": "ws10", "pageTitle": { "en": "Is it for you?", "es": "Es para usted?" } }',
    mend: 'Write the rest of it, or mend the marks that the message names.',
  },
  C091: {
    title: 'Nobody has said that a translation follows its English',
    why: 'It was written or changed after those of its campaign were remembered, or what was remembered of it is gone. Were its English changed next, it would not be found to be older.',
    mend: 'Read both; once they say the same, run `npm run campaigns -- translated NAME`.',
    isWarning: true,
  },
  C062: {
    title: 'A link leads nowhere, or elsewhere than it says',
    why: 'Consents, and texts that replace one with a link, link to policies by their names. Elsewhere visitors would read the brackets; a name that no policy has is a text without its link, and behind words that name another policy nobody looks for this one.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "Join, and read our [policy](privacy)", "es": "Participe y lea nuestra [política](privacy)" }
}`,
    mend: 'Write `[text](privacy)` with one of the names that the message lists, in a consent; leave the link out elsewhere.',
  },
} as const satisfies Readonly<Record<string, CodePage>>;
