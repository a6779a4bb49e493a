import { describe, expect, test } from 'vitest';
import { report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const { home, thanks } = soundCampaign.steps;
const adult = { rule: 'ageBetween', params: { min: 18 } };
const ill = { rule: 'hasIndication', params: { id: 5 } };
const knownLead = { rule: 'leadIsKnown' };
const save = { effect: 'saveLead' };
const age = { kind: 'Age' };
const conditions = { kind: 'OtherConditions' };

/** A text for those with the condition. */
const greeting = { kind: 'Heading', options: { text: { en: 'Hello', es: 'Hola' } }, when: ill };

type Step = { name: string; fields: readonly object[]; next?: unknown; [more: string]: unknown };

/** The sound campaign with these steps between its save and its last step, in their order; what a step says wins. */
function afterSave(...between: Step[]) {
  const names = [...between.map(({ name }) => name), 'thanks'];
  const steps = between.map(({ name, ...step }, index) => [name, { next: names[index + 1], ...step }] as const);
  const all = { home: { ...home, next: names[0] }, ...Object.fromEntries(steps), thanks };
  return { ...soundCampaign, copy: {}, people: [], steps: all };
}

/** Leads to the result those who meet the conditions. */
const toResult = (...when: object[]) => ({ cases: [{ when, to: 'result' }], otherwise: 'thanks' });
const result: Step = { name: 'result', fields: [], next: 'thanks' };

const asksAge = (more: object = {}): Step => ({ name: 'age', fields: [age], ...more });
const asksConditions = (more: object = {}): Step => ({ name: 'questions', fields: [conditions], ...more });

describe('a question on which nothing depends', () => {
  const inVain: [name: string, document: object, expected: RegExp][] = [
    ['after the last save', afterSave(asksAge()), /what "age" of the step "age" asks visitors: 1 question too many/],
    [
      'is counted with another one on the way',
      afterSave(asksAge(), asksConditions()),
      /what "otherConditions" of the step "questions" asks visitors: 2 questions too many/,
    ],
    [
      'is told with another one of its step',
      afterSave(asksAge({ fields: [age, conditions] })),
      /what "age", "otherConditions" of the step "age" ask visitors: 2 questions too many/,
    ],
    [
      'after it was certain where those of some age go on to',
      afterSave(asksAge(), asksConditions({ next: toResult(adult, ill) }), result),
      /"otherConditions" of the step "questions" asks visitors aged 17 or less: 1 question too many[^]*witness: home -> age -> questions/,
    ],
    [
      'whatever is evaluated first',
      afterSave(asksAge(), asksConditions({ next: toResult(ill, adult) }), result),
      /"otherConditions" of the step "questions" asks visitors aged 17 or less/,
    ],
    [
      'in the other order, for others',
      afterSave(asksConditions(), asksAge({ next: toResult(adult, ill) }), result),
      /"age" of the step "age" asks visitors .*without condition 5 chosen/,
    ],
    [
      'asked at once with what it decides by, only of those whose way the other one decides alone',
      afterSave(asksAge({ fields: [age, conditions], next: toResult(adult, ill) }), result),
      /^(?![^]*what "age")[^]*"otherConditions" of the step "age" asks visitors visiting about condition 5:/,
    ],
    [
      'where a case before was of others',
      afterSave(
        asksAge({
          fields: [age, conditions],
          next: {
            cases: [
              { when: [knownLead, adult], to: 'result' },
              { when: ill, to: 'result' },
            ],
            otherwise: 'thanks',
          },
        }),
        result,
      ),
      /what "age" of the step "age" asks visitors new to us, visiting about no condition:/,
    ],
    [
      'on a page that saved as it opened',
      afterSave(asksAge({ onEnter: [save] })),
      /"age" of the step "age" asks visitors:/,
    ],
    [
      'for those to whom what it decides is not shown',
      afterSave(asksAge(), {
        name: 'questions',
        fields: [
          { kind: 'Heading', options: { text: { en: 'Hello', es: 'Hola' } }, when: [{ rule: 'hasStudy' }, adult] },
        ],
      }),
      /"age" of the step "age" asks visitors without a study/,
    ],
  ];
  test('is told of those whose way is certain by what was known before it was asked', () => {
    const before = {
      name: 'age',
      fields: [],
      next: { cases: [{ when: ill, to: 'questions' }], otherwise: 'questions' },
    };
    const known = afterSave(before, asksConditions({ next: toResult(ill) }), result);
    expect(report({ sound: known }, 'sound').text).toMatch(/C056 .* asks visitors visiting about condition 5:/);
  });

  test.each(inVain)('%s', (_, document, expected) => {
    const { text, findings } = report({ sound: document }, 'sound');
    expect(text).toMatch(expected);
    expect(text).toContain('C056');
    expect(findings).toBe(0);
  });
});

describe('a question is not called vain', () => {
  const useful: [name: string, document: object][] = [
    ['before a save', afterSave(asksAge(), asksConditions({ saves: true }))],
    ['before a page that saves as it opens', afterSave(asksAge(), { ...result, fields: [], onEnter: [save] })],
    ['where its step saves', afterSave(asksAge({ saves: true }))],
    [
      'where a button may lead to a save',
      afterSave(
        asksAge({
          fields: [age, { kind: 'ScreenerThankYou', options: { healthQuestionsStep: 'result' } }],
          next: 'thanks',
        }),
        {
          ...result,
          saves: true,
        },
      ),
    ],
    ['that decides for everybody', afterSave(asksAge({ next: toResult(adult) }), result)],
    ['that a later kind shows', afterSave(asksAge(), { ...result, fields: [{ kind: 'ScreenerResult' }] })],
    [
      'before a kind that does not say what it reads',
      afterSave(asksAge(), { ...result, fields: [{ kind: 'ImageCapture', required: false }] }),
    ],
    ['whose answer starts an effect', afterSave(asksAge({ onAnswer: { age: [{ effect: 'checkAlreadyMatched' }] } }))],
    [
      'whose answer is checked',
      afterSave(asksAge({ fields: [{ ...age, checks: [{ check: 'min_value', params: { value: 18 } }] }] })),
    ],
  ];
  test.each(useful)('%s', (_, document) => {
    expect(report({ sound: document }, 'sound').text).not.toContain('C056');
  });

  test.each([
    ['asked at once', afterSave(asksAge({ fields: [age, conditions, greeting], next: toResult(adult, ill) }), result)],
    [
      'later',
      afterSave(asksAge(), asksConditions({ fields: [conditions, greeting], next: toResult(adult, ill) }), result),
    ],
  ])('by what was answered to a question that a text needed already, %s', (_, document) => {
    expect(report({ sound: document }, 'sound').text).not.toContain('what "age"');
  });

  test('by what was answered at once to a question with a check of its own', () => {
    const checked = { ...age, checks: [{ check: 'min_value', params: { value: 1 } }] };
    const document = afterSave(asksAge({ fields: [checked, conditions], next: toResult(adult, ill) }), result);
    expect(report({ sound: document }, 'sound').text).not.toMatch(/visitors .*aged/);
  });

  test('for nobody who has not given what they had to give', () => {
    const isBorn = { rule: 'ageBetween', params: { min: 0 } };
    const document = afterSave(asksAge(), asksConditions({ next: toResult(isBorn, ill) }), result);
    const { text } = report({ sound: document }, 'sound');
    expect(text).toMatch(/C043 "ageBetween" never fails for those who get here/);
    expect(text).toMatch(/C056 .* visiting about condition 5: 2 questions/);
  });
});
