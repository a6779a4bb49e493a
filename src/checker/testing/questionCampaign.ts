import { boolean, constant, constantFrom, oneof, option, record, type Arbitrary } from 'fast-check';
import type { RuleCondition } from '#src/rules/index.ts';
import { nextBy } from './generatedCampaign.ts';
import { soundCampaign } from './soundCampaign.ts';

/** The ages at which conditions of these campaigns change: whoever walks them has one of the ages beside them. */
export const ageCuts = [18, 50] as const;
/** The conditions of health that they name. */
export const namedConditions = [1, 2] as const;

const [young, old] = ageCuts;
const early: readonly RuleCondition[] = [
  { rule: 'hasStudy' },
  { rule: 'leadIsKnown' },
  { rule: 'caregiverIsAdult' },
  { rule: 'countryIs', params: { country: 'US' } },
];
const aboutAge: readonly RuleCondition[] = [
  { rule: 'ageBetween', params: { min: young } },
  { rule: 'ageBetween', params: { min: young, max: old - 1 } },
  { rule: 'ageBetween', params: { max: old - 1 } },
];
const aboutHealth = namedConditions.map((id): RuleCondition => ({ rule: 'hasIndication', params: { id } }));

type Asks = 'age' | 'health' | 'both';
/** What conditions may be about once this was asked. */
const about = (...asked: Asks[]) => [
  ...early,
  ...(asked.some((one) => one !== 'health') ? aboutAge : []),
  ...(asked.some((one) => one !== 'age') ? aboutHealth : []),
];

const conditionOf = (rules: readonly RuleCondition[]): Arbitrary<RuleCondition> =>
  record({ one: constantFrom(...rules), is: boolean() }).map(({ one, is }) => ({ ...one, is }));

const text = { en: 'Hello', es: 'Hola' };
const none = { nil: undefined, freq: 2 };

/** Fields that ask nothing: some show what was answered, or perhaps do. */
const shown = (rules: readonly RuleCondition[]): Arbitrary<readonly object[]> =>
  oneof(
    { weight: 4, arbitrary: constant([]) },
    { weight: 2, arbitrary: conditionOf(rules).map((when) => [{ kind: 'Heading', options: { text }, when }]) },
    option(conditionOf(rules), none).map((when) => [{ kind: 'ScreenerResult', ...(when && { when }) }]),
    option(conditionOf(rules), none).map((when) => [{ kind: 'ImageCapture', required: false, ...(when && { when }) }]),
  );

const count = { effect: 'count' };
/** What a step does besides: it may save, when it is entered or left, or only count. */
const deeds = oneof(
  { weight: 8, arbitrary: constant({}) },
  constantFrom({ saves: true }, { onEnter: [{ effect: 'saveLead' }] }, { onEnter: [count], onLeave: [count] }),
);

/** What an answer starts, or is held against. */
const uses = oneof({ weight: 5, arbitrary: constant('nothing') }, constantFrom('counts', 'matches', 'checks'));
const started = { counts: [count], matches: [{ effect: 'checkAlreadyMatched' }] };

/** A step that asks for one or two answers, of some visitors or of all. */
const asking = (asks: Asks, known: readonly RuleCondition[], then: readonly RuleCondition[], to: readonly string[]) =>
  record({
    required: boolean(),
    when: option(conditionOf(known), none),
    use: uses,
    others: shown(then),
    more: deeds,
    next: nextBy(conditionOf(then), to),
  }).map(({ required, when, use, others, more, next }) => {
    const checks = [{ check: 'min_value', params: { value: 1 } }];
    const age = { kind: 'Age', required, ...(when && { when }), ...(use === 'checks' && { checks }) };
    const health = { kind: 'OtherConditions', ...(asks === 'health' && { required, ...(when && { when }) }) };
    const effects = use === 'counts' || use === 'matches' ? started[use] : undefined;
    return {
      fields: [...(asks === 'health' ? [] : [age]), ...(asks === 'age' ? [] : [health]), ...others],
      next,
      ...more,
      ...(effects && { onAnswer: { [asks === 'health' ? 'indicationIds' : 'age']: effects } }),
    };
  });

/**
 * Documents that save first and ask then: for an age and for conditions, in either order or at once, of all or of some, and
 * what follows is decided by rules at random, about what was asked by then.
 */
export const questionCampaign = constantFrom<[Asks, Asks]>(
  ['age', 'health'],
  ['health', 'age'],
  ['both', 'both'],
).chain(([first, second]) =>
  record({
    ofHome: nextBy(conditionOf(early), ['age', 'questions', 'result', 'thanks']),
    one: asking(first, about(), about(first), ['questions', 'result', 'thanks']),
    // Where both are asked at once, the second step asks nothing.
    two: asking(second, about(first), about(first, second), ['result', 'thanks']),
    result: shown(about(first, second)),
    more: deeds,
  }).map(({ ofHome, one, two, result, more }) => ({
    ...soundCampaign,
    pictures: { keptDays: 90 },
    consent: { text: 'imageCapture' },
    people: [],
    copy: {},
    steps: {
      home: { ...soundCampaign.steps.home, next: ofHome },
      age: one,
      questions: first === 'both' ? { next: two.next, fields: result } : two,
      result: { fields: result, next: 'thanks', ...more },
      thanks: soundCampaign.steps.thanks,
    },
  })),
);
