import { expect, test } from 'vitest';
import type { Effect, EffectContext } from '#src/kit/effect.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { effects } from './index.ts';
import { pageOf, type Handler } from './testing/pageOf.ts';

const visitor: ExampleFacts = {
  study: {},
  query: { utm_source: 'news' },
  answers: { firstName: 'Ana', phone: '+13125550123', postalCode: '60601', indicationIds: [5] },
};

/** The names of the answers that the effect reads, of the facts or of the state. */
async function readBy(effect: Effect): Promise<string[]> {
  const { context } = pageOf(() => Promise.resolve({ transactionId: 't', response: 'seen' }), visitor);
  context.change(({ saved }) => ({ saved: { ...saved, subjectSaved: true } }));
  const read: string[] = [];
  const noting = <T extends { answers: object }>(of: T): T => ({
    ...of,
    answers: new Proxy(of.answers, { get: (target, name) => (read.push(String(name)), Reflect.get(target, name)) }),
  });
  const noted: EffectContext = {
    ...context,
    facts: () => noting(context.facts()),
    state: () => noting(context.state()),
    keepPersonalInTab: () => undefined,
  };
  await effect.run(noted, {});
  return read;
}

const declared = Object.entries<Effect>(effects).filter(([, { reads }]) => reads);

test.each(declared)('%s reads no other answers than it says', async (_, effect) => {
  const may: readonly string[] = effect.reads ?? [];
  expect((await readBy(effect)).filter((name) => !may.includes(name))).toEqual([]);
});

const needing = Object.entries<Effect>(effects).flatMap(([name, effect]) =>
  effect.needs ? [[name, effect, effect.needs] as const] : [],
);
const everything = {
  ...visitor.answers,
  phoneValid: true,
  postalCodeValid: true,
  consents: { contact: true },
  responses: { 1: [2] },
};

test.each(needing)('%s sends nothing of who gave none of the answers that it needs', async (_, effect, needs) => {
  const sentBy = async (answers: object) => {
    const sent: unknown[] = [];
    const note = (...[name, input]: Parameters<Handler>) => {
      sent.push([name, input.query, Object.values(input.body ?? {}).flat()]);
      return Promise.resolve([]);
    };
    const { context } = pageOf(note, { ...visitor, study: { id: 1 }, answers });
    context.change(({ saved }) => ({ saved: { ...saved, slug: 's' } }));
    const queue = { last: Promise.resolve() };
    await effect.run({ ...context, sending: { lead: queue, consents: queue, latest: 0 } }, {});
    return sent;
  };
  const others = Object.entries(everything).filter(([name]) => !needs.some((one) => one === name));
  expect(await sentBy(Object.fromEntries(others))).toEqual(await sentBy({}));
});
