import type { CodePage } from './page.ts';

/** What can be hard to read, or about something else. */
export const readingCodes = {
  C037: {
    title: 'A page is hard to read',
    why: 'Many visitors read less well than whoever writes for them, and most read on a phone, in a hurry or in pain. A page counts with all that it can say, and each text of twenty words or more by itself: in English by the Flesch-Kincaid grade, in Spanish by the ease of Fernández Huerta. Labels are left out, and what a study says is not known here.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "landingPageCopy": {
    "title": { "en": "Could a study be right for you?", "es": "¿Será un estudio adecuado para usted?" },
    "subtitle": {
      "en": "Determination of eligibility necessitates comprehensive consideration of individual circumstances, including previously administered medication, which participants are requested to communicate before participating.",
      "es": "Responda unas pocas preguntas y verá si el estudio es adecuado para usted. Puede dejarlo cuando quiera."
    }
  }
}`,
    mend: 'Write shorter sentences and shorter words; the message says which of the two are long. Where it cannot be said in easier words, set another limit with a reason: `"readingLevel": { "text": { "en": 13 }, "reason": "The name of the medicine." }`.',
  },
  C038: {
    title: 'A consent is hard to read',
    why: 'Who cannot read it does not agree to it.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "readingLevel": { "consent": { "en": 7 }, "reason": "Most visitors of this flow have gone to school for seven years." }
}`,
    mend: 'Write shorter sentences and shorter words, and have a lawyer review them. Where the law wants other words, set another limit with a reason: `"readingLevel": { "consent": { "en": 12 }, "reason": "..." }`.',
  },
  C039: {
    title: 'The words of a consent are not about what is sent',
    why: 'Whoever agrees must know to what: that they are called, written to or sent email where they are asked for a number or an address, that answers about their health are kept where some are asked for, and that their pictures are looked at where some are taken. What it says of pictures in a flow without any would frighten for nothing. It is looked at in English and Spanish. A consent that campaigns share must be about its own question, and none may have the words that were translated as those of another, nor tell its readers to check a box where a button gives it, or that a yes is needed to get care.',
    breaks: `{ "name": "example", "extends": "ws10", "consent": { "text": "imageCapture" } }`,
    mend: 'Choose the consent of a campaign that asks for the same, or have a lawyer write one. Where files were swapped, bring them back.',
    neverAccepted: true,
  },
  C080: {
    title: 'A part of a consent is missing, or there twice',
    why: 'Its file was cut short, or a paragraph was left out in one language: visitors would agree to less than they are told elsewhere, or without the policy that they agree under.',
    mend: 'Bring the text back as it was reviewed: it begins with three points, ends with a sentence, links to the privacy policy, says STOP and HELP where it names texts, and has the same paragraphs in each language, each once.',
    neverAccepted: true,
  },
} as const satisfies Readonly<Record<string, CodePage>>;
