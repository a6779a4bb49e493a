import type { CodePage } from './page.ts';

/** How texts speak to those who read them. */
export const toneCodes = {
  C105: {
    title: 'A text promises what no study can',
    why: 'Nobody knows before a study ends whether its treatment helps or harms. Ethics committees refuse a notice that says so, and who was promised a cure has not agreed freely.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "A treatment that will cure asthma", "es": "Un tratamiento que curará el asma" }
}`,
    mend: 'Say what the study looks for: "We want to find out if this medicine helps". This only warns: that nothing is guaranteed may be said.',
    isWarning: true,
  },
  C135: {
    title: 'A text calls what is studied approved',
    why: 'An agency that lets a study go on has approved neither the study nor what it tests. Who reads that it has takes part in something else than they believe, and in most countries nobody may say so.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "An FDA-approved study", "es": "Un estudio aprobado por la FDA" }
}`,
    mend: 'Leave it out, or say what was approved: "This drug is approved by the FDA for adults. We want to find out if it helps children". That an ethics committee has approved the study may be said, and so may a drug with which the one that is tested is compared.',
    isWarning: true,
  },
  C127: {
    title: 'A text says that a consent cannot be taken back',
    why: 'An agreement that nobody may take back is none: the law of most countries gives everybody the right to, and an ethics committee refuses a study that denies it.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "aboutParticipant": { "options": { "lead": {
    "en": "You cannot withdraw your consent later.", "es": "Después no puede retirar su consentimiento."
  } } } } } }
}`,
    mend: 'Say how they take it back, or leave the sentence out. Where something else cannot be changed later, such as an appointment, name that.',
    isWarning: true,
  },
  C132: {
    title: 'A text hurries its readers',
    why: 'Who is told that few places are left, or little time, has not agreed freely. Ethics committees refuse a notice that says so.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "Only 5 spots left", "es": "Solo quedan 5 lugares" }
}`,
    mend: 'Leave it out. A day until which a study looks for people may be named: "You can join until March 31, 2099".',
    isWarning: true,
  },
  C106: {
    title: 'A text speaks to its readers otherwise than the others do',
    why: 'All Spanish texts address readers politely, with usted. One page with both reads as if two had written it.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "Your study", "es": "Tu estudio" }
}`,
    mend: 'Write it with usted: "su estudio", "usted puede". What somebody is quoted with, in quotation marks, may stay as it was said.',
    isWarning: true,
  },
  C107: {
    title: 'A day in numbers can be read as two',
    why: 'For readers in the United States 03/04/2027 is in March, for those in other countries in April.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "Join by 03/04/2099", "es": "Únase antes del 03/04/2099" }
}`,
    mend: 'Write the month as a word: March 4, 2099. Beside a form such as MM/DD/YYYY it may stay.',
    isWarning: true,
  },
  C108: {
    title: 'A text is in capitals',
    why: 'Words in capitals have no shape: they are hard to read for many, and a screen reader may spell them.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "pageTitle": { "en": "JOIN OUR STUDY NOW", "es": "ÚNASE A NUESTRO ESTUDIO AHORA" }
}`,
    mend: 'Write it in small letters. Names in short, such as FDA, may stay.',
    isWarning: true,
  },
} as const satisfies Readonly<Record<string, CodePage>>;
