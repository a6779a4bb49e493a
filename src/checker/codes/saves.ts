import type { CodePage } from './page.ts';

/** What can be wrong with what is saved and sent on the ways of visitors, and with the consent to it. */
export const saveCodes = {
  C046: {
    title: 'A lead is saved without what it needs',
    why: 'Without a name, a phone number and a postal code nobody can be called about a study near them, and the save fails.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "phone": { "when": { "rule": "hasStudy" } } } } }
}`,
    mend: 'Ask those whom the message names for it before the step saves, and require an answer.',
    neverAccepted: true,
  },
  C047: {
    title: 'Consent is not asked for before a save',
    why: 'What a visitor did not agree to must not be sent.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "home": {
      "changeFields": { "genericConsent": { "when": { "rule": "ageBetween", "params": { "min": 18 } } } }
    }
  }
}`,
    mend: 'Show the consent to those whom the message names, on the step that saves or before it.',
    neverAccepted: true,
  },
  C121: {
    title: 'A consent that is free must be given',
    why: 'Advertising, medical records and alerts are agreed to freely or not at all: nobody may be kept from going on for a no, and a yes that was forced counts for nothing.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "medicalRecordsConsent": { "required": true } } } }
}`,
    mend: 'Leave `"required": true` out.',
    neverAccepted: true,
  },
  C099: {
    title: 'A study that collects medical records asks for none',
    why: 'Records may be collected of those alone who have agreed to it: of these visitors the sponsor gets none, or somebody asks for them without a yes.',
    breaks:
      '{ "name": "example", "extends": "ws10", "steps": { "home": { "changeFields": { "medicalRecordsConsent": null } } } }',
    mend: 'Show a `MedicalRecordsConsent` before a step saves, under no other condition than `asksForMedicalRecords`.',
    neverAccepted: true,
  },
  C103: {
    title: 'A study asks for something, and its screener does not',
    why: 'A study says that it wants to know about risks of infection, or has a question about a CT scan: nobody would be asked for them, and its team would miss it.',
    breaks:
      '{ "name": "example", "extends": "ws10", "steps": { "home": { "changeFields": { "riskAssessment": null } } } }',
    mend: 'Show the kind that the message names. It asks only those whose study wants it, so it may stay in every screener.',
    isWarning: true,
  },
  C104: {
    title: 'Whoever answers for somebody else is not asked who they are',
    why: 'An address or a study may say that a parent or a carer answers: all questions are then about the participant. Their own name is lost, and nobody knows whom to call.',
    breaks:
      '{ "name": "example", "extends": "ws10", "steps": { "home": { "changeFields": { "caregiverName": null } } } }',
    mend: 'Show `CaregiverName` under `caregiverIsParent` and `CaregiverChoice` under `caregiverIsAdult` before a step saves; or say `"hasCaregiver": false`, and nobody answers for somebody else.',
  },
  C048: {
    title: 'Nobody can give the consent that is needed',
    why: 'Outside the US a visitor must tick a box before anything of theirs is sent; this campaign shows none. In the US going on agrees to what a page shows, and this campaign says that it shows nothing: no consent is recorded.',
    breaks: '{ "name": "example", "extends": "ws10", "consent": { "shown": false } }',
    mend: 'Show the consent: `"consent": { "shown": true }`, with `onConditions` where the page of conditions carries it.',
    neverAccepted: true,
  },
  C049: {
    title: 'Visitors reach an end without being saved',
    why: 'These visitors were asked who they are, or how they are reached, and answered in vain: nobody will ever call them. Whoever is turned away before that need not be saved.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "home": {
      "saves": false,
      "next": { "cases": [{ "when": { "rule": "hasStudy" }, "to": "indications" }], "otherwise": "thankyou" }
    },
    "thankyou": { "fields": [{ "kind": "ScreenerThankYou" }], "onEnter": [{ "effect": "keepPersonalInTab" }] }
  }
}`,
    mend: 'Let a step on their way save, before the last one.',
  },
  C111: {
    title: 'An answer is not saved',
    why: 'The lead was saved before the question, and nothing saves after it: pages may show the answer, and nobody who works with the lead ever sees it.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "indications": { "saves": false } }
}`,
    mend: 'Let the step of the question save: `"saves": true`. Or ask on a step before one that everybody comes to and that saves.',
  },
  C081: {
    title: 'A consent is asked for and not sent, or sent and not asked for',
    why: 'What a visitor decides stays in the tab, and nobody learns of it: a save sends what was decided before it, and advertising has an effect of its own. An effect that sends what nothing asks for sends nothing.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "addFields": [{ "field": { "kind": "CommercialConsent" } }] } }
}`,
    mend: 'Ask before a step that saves. With `CommercialConsent` name `submitCommercialConsent` under the `onAnswer` of `consents`, or under the `onLeave` of its step.',
    neverAccepted: true,
  },
  C083: {
    title: 'A flow for agents and one for visitors are mixed',
    why: 'Visitors would read what only agents may, or an agent could save a candidate who was not checked, or was not asked for permission as it is done on the phone; or agents are told of a call that no page passes on.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "addFields": [{ "field": { "kind": "AgentPanel" } }] } }
}`,
    mend: 'Extend `ps1` or `ps2` for agents, and leave what is for agents out of other flows.',
    neverAccepted: true,
  },
  C086: {
    title: 'A picture is asked for before anything is saved',
    why: 'A picture belongs to a visitor who is saved, and who has agreed to it: until then its step sends them back to the first one.',
    breaks: `{
  "name": "example",
  "extends": "image-capture",
  "steps": { "home": { "saves": false }, "pictures": { "saves": true } }
}`,
    mend: 'Let an earlier step save.',
  },
} as const satisfies Readonly<Record<string, CodePage>>;
