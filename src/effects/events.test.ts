import { expect, test } from 'vitest';
import type { Answers } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { EffectContext } from '#src/kit/effect.ts';
import { countEvent } from './events.ts';

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
