import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeDifferences } from './describeDifferences.ts';
import { differencesBetween } from './testing/comparing.ts';
import { generatedCampaign } from './testing/generatedCampaign.ts';
import { home, homeFields, withSteps } from './testing/planting.ts';
import { soundCampaign } from './testing/soundCampaign.ts';

const aged = (min: number, max: number, is = true) => ({ rule: 'ageBetween', params: { min, max }, is });
const changed = (kind: string, change: object) =>
  homeFields((fields) =>
    fields.map((field) => ('kind' in field && field.kind === kind ? { ...field, ...change } : field)),
  );
const { steps } = soundCampaign;

describe('what a change does is said, to whom and with an example', () => {
  const changes: [what: string, after: object, expected: string][] = [
    [
      'a consent that some ages in a country are no longer asked for',
      homeFields((fields) => [
        ...fields.filter((field) => !('kind' in field && field.kind === 'GenericConsent')),
        { kind: 'GenericConsent', when: aged(41, 44, false) },
        {
          kind: 'GenericConsent',
          id: 'abroad',
          when: [aged(41, 44), { rule: 'countryIs', params: { country: 'CA' }, is: false }],
        },
      ]),
      `Visitors aged 41 to 44
  - no longer see the consent *genericConsent* on *home*
  for example {"answers":{"age":41}}

Visitors aged 41 to 44, not in Canada
  - now see the consent *abroad* on *home*
  for example {"answers":{"age":41},"country":"AU"}`,
    ],
    [
      'a question that need not be answered any more',
      changed('Phone', { required: false }),
      `All visitors
  - are asked another *phone* on *home*: required: \`false\` instead of \`true\`
  for example {}`,
    ],
    [
      'a text of a question that only some are asked',
      {
        ...soundCampaign,
        copy: { en: { ...soundCampaign.copy.en, 'Email.short': 'Your mail' }, es: soundCampaign.copy.es },
      },
      `Visitors with a study
  - are asked another *email* on *home*: texts.en.short: \`"Your mail"\` instead of \`"Short"\`
  for example {"study":{}}`,
    ],
    [
      'what those see who are not of some ages, none of whom leaves their age open',
      homeFields((fields) => [{ kind: 'Age' }, ...fields, { kind: 'HowHeard', id: 'rest', when: aged(18, 44, false) }]),
      `Visitors not aged 18 to 44
  - now are asked *rest* on *home*
  for example {"answers":{"age":17}}`,
    ],
    [
      'how long pictures are kept',
      { ...soundCampaign, campaignType: 'imageCapture', pictures: { keptDays: 30 } },
      'pictures.keptDays: now `30`',
    ],
    [
      'a flow that ends sooner',
      withSteps({ indications: { fields: steps.indications.fields }, thanks: null }),
      `All visitors
  - now end at *indications*
  - go on from *indications* to *an end* instead of *thanks*
  - find another *indications*: saves: \`false\` instead of \`true\`
  - no longer end at *thanks*
  - no longer see *screenerThankYou* on *thanks*
  for example {}`,
    ],
    [
      'questions in another order',
      home({ fields: [...steps.home.fields].toReversed() }),
      'meet with *genericConsent* before *fullName* on *home*',
    ],
    [
      'questions that are asked later, and others no more',
      withSteps({
        home: {
          ...steps.home,
          fields: steps.home.fields.filter(({ kind }) => kind === 'GenericConsent' || kind === 'Phone'),
        },
        indications: { ...steps.indications, fields: [...steps.indications.fields, { kind: 'FullName' }] },
      }),
      `All visitors
  - are no longer asked *postalCode* on *home*
  - are asked *fullName* on *indications* instead of *home*
  for example {}

Visitors with a study
  - are no longer asked *email* on *home*`,
    ],
    ['a page that no longer saves', home({ saves: false }), 'find another *home*: saves: `false` instead of `true`'],
    ['a title', { ...soundCampaign, pageTitle: { en: 'Join', es: 'Registro' } }, 'pageTitle.en: `"Join"` instead of'],
    [
      'a consent that is shown no more',
      { ...soundCampaign, consent: { shown: false } },
      'see another consent *genericConsent* on *home*: consent.given: `"by going on"` instead of `"by ticking a box"`',
    ],
  ];
  test.each(changes)('%s', (_, after, expected) => {
    const text = describeDifferences(differencesBetween({ sound: soundCampaign }, { sound: after }));
    expect(text).toContain(expected);
  });
});

type Next = { cases: { when: object[]; to: string }[]; otherwise: string } | string;
type Generated = { steps: { home: { next: Next; fields: object[] }; result: { next: Next } } };

/** The cases the other way round: the one that was second first, without those whom the first one takes. */
function turned(next: Next): Next {
  if (typeof next === 'string') return next;
  const [first, second, ...more] = next.cases;
  if (!first || !second || more.length > 0 || first.when.length !== 1) return next;
  const [when] = first.when;
  const opposite = { ...when, is: !(when && 'is' in when && when.is) };
  return { ...next, cases: [{ ...second, when: [...second.when, opposite] }, first] };
}

/** Each case once for those who meet a further condition, and once for those who do not. */
function halved(next: Next): Next {
  if (typeof next === 'string') return { cases: [{ when: [aged(20, 30)], to: next }], otherwise: next };
  const cases = next.cases.flatMap(({ when, to }) =>
    [aged(20, 30), aged(20, 30, false)].map((one) => ({ when: [...when, one], to })),
  );
  return { ...next, cases };
}

const withNext = (document: Generated, change: (next: Next) => Next): Generated => ({
  ...document,
  steps: {
    ...document.steps,
    home: { ...document.steps.home, next: change(document.steps.home.next) },
    result: { ...document.steps.result, next: change(document.steps.result.next) },
  },
});

const nobodyGetsTo = (name: string) => (document: Generated) => ({
  ...document,
  steps: { ...document.steps, [name]: { fields: [{ kind: 'Age' }], next: 'thanks' } },
});

/** Two ways to write one campaign: nobody who visits can tell them apart. */
type Refactoring = (document: Generated) => [before: Record<string, object>, after: Record<string, object>];
const refactorings: [what: string, refactor: Refactoring][] = [
  [
    'cases that exclude each other in another order',
    (document) => [{ sound: document }, { sound: withNext(document, turned) }],
  ],
  ['cases in two halves', (document) => [{ sound: document }, { sound: withNext(document, halved) }]],
  [
    'the name of a step that nobody gets to',
    (document) => [{ sound: nobodyGetsTo('questions')(document) }, { sound: nobodyGetsTo('diagnosis')(document) }],
  ],
  [
    'inherited instead of written',
    (document) => [
      { sound: document },
      { base: { ...document, name: 'base' }, sound: { name: 'sound', extends: 'base' } },
    ],
  ],
  [
    'properties in another order',
    (document) => [{ sound: document }, { sound: Object.fromEntries(Object.entries(document).toReversed()) }],
  ],
  [
    'defaults that are written out, and another description',
    (document) => [
      { sound: document },
      { sound: { ...document, description: 'Other words', consent: { shown: true }, outcome: 'full', home: 'home' } },
    ],
  ],
];

describe('a thousand refactorings report nothing', () => {
  test.each(refactorings)('%s', (_, refactor) => {
    assert(
      property(generatedCampaign, (document) => {
        const [before, after] = refactor(document);
        expect(differencesBetween(before, after)).toEqual([]);
      }),
      { numRuns: Math.ceil(1000 / refactorings.length), seed: 1000 },
    );
  });
});
