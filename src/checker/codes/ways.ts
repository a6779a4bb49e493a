import type { CodePage } from './page.ts';

/** What can be wrong with the ways of visitors through a campaign: found by walking every one of them. */
export const wayCodes = {
  C040: {
    title: 'Nobody gets to a step',
    why: 'Whatever stands on it is never read or answered.',
    breaks: '{ "name": "example", "extends": "ws10", "steps": { "questions": { "fields": [], "next": "thanks" } } }',
    mend: 'Let a `next` lead to it, or remove it with `null`.',
  },
  C041: {
    title: 'Nobody gets from a step to an end',
    why: 'Visitors go round and are never done.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "healthQuestionsThankYou": { "nav": { "next": true }, "next": "webScreenerHealth" } }
}`,
    mend: 'Leave out the `next` of the last step, or lead one of the steps to an end.',
  },
  C042: {
    title: 'Some visitors go round without being able to change anything',
    why: 'Others leave the circle, but these have no question in it whose answer could let them out.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "indications": { "next": { "cases": [{ "when": { "rule": "hasStudy" }, "to": "result" }], "otherwise": "thanks" } },
    "result": { "fields": [{ "kind": "ThankYou" }], "next": "checkAgain" },
    "checkAgain": { "fields": [{ "kind": "ThankYou" }], "next": { "cases": [{ "when": { "rule": "fullyQualified" }, "to": "thanks" }], "otherwise": "result" } }
  }
}`,
    mend: 'Lead them to an end, or ask something in the circle that decides.',
  },
  C043: {
    title: 'A condition always has the same outcome',
    why: 'It looks like a choice and is none: a number or a rule is not the one that was meant.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "home": {
      "addFields": [{ "field": { "kind": "HowHeard", "when": { "rule": "ageBetween", "params": { "min": 90, "max": 20 } } } }]
    }
  }
}`,
    mend: 'Mend the condition. Where everybody or nobody is meant, leave the condition or the field out.',
  },
  C133: {
    title: 'A condition stands twice in one list',
    why: 'All conditions of a list must hold, so the second time it says nothing: another one was meant, or a copy was left.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "home": { "changeFields": { "email": { "when": [{ "rule": "hasStudy" }, { "rule": "hasStudy" }] } } } }
}`,
    mend: 'Write the condition that was meant, or leave the second one out.',
  },
  C044: {
    title: 'No visitor takes a case',
    why: 'The cases before it take everybody who would.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "indications": {
      "next": {
        "cases": [
          { "when": { "rule": "hasStudy" }, "to": "thanks" },
          { "when": { "rule": "fullyQualified" }, "to": "healthQuestionsThankYou" }
        ],
        "otherwise": "webScreenerHealth"
      }
    }
  }
}`,
    mend: 'Put the narrower case first, or remove it.',
  },
  C045: {
    title: 'Nobody is left for `otherwise`',
    why: 'The cases take everybody, so its step is not meant for anybody.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "indications": {
      "next": {
        "cases": [
          { "when": { "rule": "hasStudy" }, "to": "thanks" },
          { "when": { "rule": "hasStudy", "is": false }, "to": "webScreenerHealth" }
        ],
        "otherwise": "healthQuestionsThankYou"
      }
    }
  }
}`,
    mend: 'Make the last case the `otherwise`.',
  },
  C050: {
    title: 'A condition is about something that is asked only later',
    why: 'When it decides, the answer is not there yet, unless the visitor has come back: most get what those get who have not answered. A field that shows above the question that it hangs on pushes it away under the finger of whoever answers.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "home": {
      "addFields": [{ "field": { "kind": "HowHeard", "when": { "rule": "hasIndication", "params": { "id": 5 } } } }]
    }
  }
}`,
    mend: 'Ask earlier, or decide later: below the question on the step that asks, or after it.',
  },
  C051: {
    title: 'Visitors are asked for the same twice',
    why: 'Each question that need not be asked costs some of the visitors, and two answers may differ; words to agree to that come twice are read by nobody.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": { "indications": { "addFields": [{ "field": { "kind": "Email" } }] } }
}`,
    mend: 'Ask once, or ask the second time only those who were not asked before. To have an answer confirmed use the kind `Confirmation`.',
  },
  C089: {
    title: 'A choice leads to one step',
    why: 'Visitors of whom the cases say that they differ are all sent to the same step: one of the steps is not the one that was meant.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "indications": { "next": { "cases": [{ "when": { "rule": "fullyQualified" }, "to": "thanks" }], "otherwise": "thanks" } }
  }
}`,
    mend: 'Name another step in one of them, or write the step as `next` itself.',
  },
  C088: {
    title: 'A screener does not tell how it ended',
    why: 'Whoever answers the questions of a study waits to hear whether it may suit them: these visitors read the same whether they qualify or not.',
    breaks: `{
  "name": "example",
  "extends": "ws10",
  "steps": {
    "indications": {
      "changeFields": { "screenerResult": null },
      "addFields": [{ "field": { "kind": "Heading", "options": { "text": { "en": "One more question", "es": "Una pregunta más" } } } }]
    },
    "thanks": { "fields": [{ "kind": "ThankYou" }], "next": null },
    "webScreenerHealth": null,
    "healthQuestionsThankYou": null
  }
}`,
    mend: 'Show a `ScreenerResult` or a `ScreenerThankYou` to everybody, or lead those who qualify to another step than the others.',
  },
  C055: {
    title: 'The campaign has more ways than can be walked',
    why: 'Nothing is promised of a campaign of which not every way was walked, so the check fails.',
    mend: 'Make fewer conditions of it, or read fewer facts in them; join steps that ask about independent things.',
  },
  C063: {
    title: 'Nobody can go on from a step',
    why: 'The step says what is next, but for these visitors its page has no button Next, and no field that leads on by itself, such as the choice of a gender or the time of an appointment: they stay there.',
    breaks: `{
  "name": "example",
  "extends": "flare",
  "steps": { "email": { "nav": { "next": false } } }
}`,
    mend: 'Show Next: leave `"next": false` out, or let `nextWhen` hold for everybody whom no field leads on. A step that is meant to be the last has no `next`.',
  },
  C110: {
    title: 'A step is not for visitors who are led to it',
    why: 'It opens for those of one verdict alone, such as whoever may book an appointment: others are sent back to the first step, and answer all of it again in vain. Or what it says is true of those alone who are led elsewhere, such as thanks for an appointment.',
    breaks: `{
  "name": "example",
  "extends": "ws18",
  "steps": {
    "home": {
      "next": {
        "cases": [{ "when": { "rule": "fullyQualified" }, "to": "calendarBooking" }],
        "otherwise": "indications"
      }
    }
  }
}`,
    mend: 'Lead those whom the message names to another step: a booking is for those for whom `mayBook` holds, and with `"scheduler": "site"` for those of them for whom `siteSchedulingEnabled` holds. Where a condition was turned round, turn it back.',
  },
  C056: {
    title: 'A question is asked on whose answer nothing depends',
    why: 'On the way of these visitors nothing saves the answer, sends it or shows it, and no choice could still hang on it when they were asked: it costs them, and is of use to nobody.',
    breaks: `{
  "name": "example",
  "extends": "flare",
  "steps": { "thankyou": { "addFields": [{ "field": { "kind": "HowHeard" } }] } }
}`,
    mend: 'Ask before the step that saves, ask only those whose way it decides, or leave the question out. Where the order of two questions decides, ask first what ends the way of more visitors.',
    isWarning: true,
  },
} as const satisfies Readonly<Record<string, CodePage>>;
