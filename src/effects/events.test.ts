import { expect, test } from 'vitest';
import type { Answers } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { EffectContext } from '#src/kit/effect.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { asthmaCriterion } from '#tests/support/criterion.ts';
import { countEvent, countOutcome } from './events.ts';

async function countedFor(params: Parameters<typeof countEvent.run>[1], answers: Answers): Promise<string[]> {
  const counted: string[] = [];
  const context = { facts: () => exampleFacts({ answers }), count: (code: string) => counted.push(code) };
  // Counting needs the facts and the counter alone.
  await countEvent.run(context as unknown as EffectContext, params);
  return counted;
}

test.each([
  ['is counted whatever was answered', { code: 'n' }, {}, ['n']],
  ['bound to an answer is counted when it is given', { code: 'em', ifAnswered: 'email' }, { email: 'a@b.co' }, ['em']],
  ['bound to an answer is not counted without it', { code: 'em', ifAnswered: 'email' }, {}, []],
  ['bound to a yes is counted after a yes', { code: 'doc', ifAnswered: 'diagnosed' }, { diagnosed: true }, ['doc']],
  ['bound to a yes is not counted after a no', { code: 'doc', ifAnswered: 'diagnosed' }, { diagnosed: false }, []],
] as const)('an event %s', async (_sentence, params, answers, expected) => {
  expect(await countedFor(params, answers)).toEqual(expected);
});

const criteria = [asthmaCriterion];
const suits: ExampleFacts = {
  study: { minAge: 18 },
  site: {},
  criteria,
  campaign: { flowType: 'webScreener' },
  answers: { age: 40, responses: { 1: [11] } },
};

const candidates: readonly [string, ExampleFacts, string[]][] = [
  ['who suits in everything', suits, ['site_found', 'criteria_qualified', 'bio_qualified', 'fully_qualified', 'fq']],
  ['without a site', { ...suits, site: undefined }, ['site_not_found', 'criteria_qualified', 'bio_qualified']],
  [
    'with a wrong answer',
    { ...suits, answers: { age: 40, responses: { 1: [12] } } },
    ['site_found', 'criteria_disqualified', 'bio_qualified'],
  ],
  [
    'who is too young',
    { ...suits, answers: { age: 17, responses: { 1: [11] } } },
    ['site_found', 'criteria_qualified', 'bio_disqualified'],
  ],
  [
    'for a study that a laboratory finds candidates for',
    { ...suits, study: { minAge: 18, partnerScreener: 'Lab Partner' }, site: undefined },
    ['site_not_found', 'criteria_qualified', 'bio_qualified', 'lab_partner'],
  ],
  ['of no study', { answers: { age: 40 } }, []],
];

test.each(candidates)('of a candidate %s is counted what was found', async (_sentence, facts, expected) => {
  const counted: string[] = [];
  const context = { facts: () => exampleFacts(facts), count: (...codes: string[]) => counted.push(...codes) };
  // Counting needs the facts and the counter alone.
  await countOutcome.run(context as unknown as EffectContext, {});
  expect(counted).toEqual(expected);
});
