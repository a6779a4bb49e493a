import type { CodePage } from './page.ts';

/** What can be wrong with the addresses, amounts, days and claims that texts tell. */
export const factCodes = {
  C100: {
    title: 'An address or a phone number in a text cannot be right',
    why: 'Visitors would be sent to a page that anybody on the way can change, or write and call where nobody is.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "See http://example.com", "es": "Vea http://example.com" }
}`,
    mend: 'Write web addresses with https:// and not in short, and the address or the number whole, in the place of what a template has; open or call it once.',
  },
  C101: {
    title: 'A translation tells something else than its English',
    why: 'Readers of one language would go to another page, be told another currency, day, time, frequency, measure, sex, number, country, condition, doctor, company or study, the most where the others read the least, or the opposite of what the others read; or the translation is that of another text.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "Join by March 31, 2099", "es": "Únase antes del 31 de mayo de 2099" }
}`,
    mend: 'Write the same in both. An address may differ in what follows its host, such as /es. Where another host, unit or word is meant, leave it: this only warns.',
    isWarning: true,
  },
  C102: {
    title:
      'A day in a text is over, in no calendar, or another day of the week, or an hour is on no clock, or either ends before it begins',
    why: 'Visitors would read of an offer that has ended, of a day that never comes, or of two days in one: some would come on the wrong one.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "Join us by March 31, 2020", "es": "Participe antes del 31 de marzo de 2020" }
}`,
    mend: 'Write the day or the hour that is meant, or leave it out. A day that is over is looked for behind words such as "by", "until" and "opens on" alone, a month or a year behind an offer as well.',
    isWarning: true,
  },
  C119: {
    title: 'A text claims what its campaign does not do',
    why: 'Whoever reads that nothing is saved, or not before some button, that no phone number is asked for, that three questions or one page are all, that one question is left, that the next page asks for a name, that a consent is below, that an answer does not change the result, that a time can be booked here, or that a button sends the answers, goes on for that reason, and finds it untrue; so does whoever reads that a text is for other ages or for another country than theirs, or is told of money or of a number for emergencies that their country does not have, or is refused by another number than the check has, or reads who answers for another campaign, or agrees to another company than asks.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "Take part. We do not save your answers.", "es": "Participe. No guardamos sus respuestas." }
}`,
    mend: 'Say what the campaign does, or let it do what the text says. Only what its steps decide is looked at; this only warns.',
    isWarning: true,
  },
  C129: {
    title: 'Two texts on one way promise different things',
    why: 'Whoever reads that we call within two days, and then within a week, of $50 for a visit and then of $75, or of a study of six months and then of nine, of a BMI of 25 to 35 and then of 30 to 40, does not know which is so, and was promised the better one. So it is with a study that is free and has a fee, that needs an insurance and needs none, that is for other ages or about another condition, that may be joined until another day, or whose line is open at other hours.',
    breaks: `{
  "name": "example",
  "extends": "flare",
  "steps": {
    "name": { "changeFields": { "heading": { "options": { "lead": { "en": "We call you within 2 days.", "es": "Le llamamos en 2 días." } } } } },
    "phone": { "changeFields": { "heading": { "options": { "lead": { "en": "We call you within 5 days.", "es": "Le llamamos en 5 días." } } } } }
  }
}`,
    mend: 'Write the same in both, or show each to those alone for whom it is so.',
    isWarning: true,
  },
  C125: {
    title: 'A text tells visitors that they qualify, or do not, and the rules say otherwise',
    why: 'Whoever reads "You qualify" waits for a call that does not come, and whoever reads that they do not is lost to the study.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "thanks": { "addFields": [{ "field": { "kind": "Heading", "options": {
    "text": { "en": "You qualify for the study", "es": "Usted califica para el estudio" }, "level": 2
  } } }] } }
}`,
    mend: 'Show it to those alone of whom it is true, by `"when": { "rule": "fullyQualified" }` or `"is": false`, or say that they may qualify. The kind `ScreenerResult` tells each visitor what is so.',
    isWarning: true,
  },
  C126: {
    title: 'A text names a button that is not there',
    why: 'Visitors look for it and do not find it: the button was given other words since, or has never been there; or the text tells to press Back on a page without it, or the Next or Submit of another page.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "aboutParticipant": { "options": {
    "lead": { "en": "Press “Submit” at the end.", "es": "Al final, pulse «Enviar formulario»." }
  } } } } }
}`,
    mend: 'Write the words that stand on the button: `npm run campaigns -- show NAME` has the `nextLabel` of each step; without one it is "Next".',
    isWarning: true,
  },
  C131: {
    title: 'A measure is told in two units that do not agree',
    why: 'Visitors who count in pounds and those who count in kilograms would be told another weight: some would leave whom the study looks for, and others come in vain.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "Over 110 lb (80 kg)", "es": "Más de 110 lb (80 kg)" }
}`,
    mend: 'Write in brackets what the message says, or leave the brackets out.',
    isWarning: true,
  },
  C134: {
    title: 'A height or a weight is told in a unit of something else',
    why: 'Nobody is 60 kilograms tall: visitors do not know whether the number or the unit is meant, and enter either.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "You weigh at least 50 cm", "es": "Usted pesa al menos 50 cm" }
}`,
    mend: 'Write a height in centimeters or in feet and inches, and a weight in kilograms or pounds.',
    isWarning: true,
  },
} as const satisfies Readonly<Record<string, CodePage>>;
