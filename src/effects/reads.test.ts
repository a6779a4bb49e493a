import { expect, test } from 'vitest';
import type { Effect, EffectContext } from '#src/kit/effect.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { criterion } from '#tests/support/criterion.ts';
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
  email: 'ana@example.org',
  phoneValid: true,
  postalCodeValid: true,
  consents: { medicalRecords: true },
  responses: { 1: [11] },
};

/** What the effect sends or counts of a visitor who is saved and has answered this. */
async function sentBy(effect: Effect, answers: ExampleFacts['answers']): Promise<unknown[]> {
  const sent: unknown[] = [];
  const note = (...[name, { query, body = {} }]: Parameters<Handler>) => {
    sent.push([name, query, { ...body, consentedAt: '', sequence: 0 }]);
    return Promise.resolve([]);
  };
  const facts = { ...visitor, study: { id: 1 }, criteria: [criterion], campaign: { consent: { shown: false } } };
  const { context } = pageOf(note, { ...facts, ...(answers && { answers }) });
  context.change(({ saved }) => ({ saved: { ...saved, slug: 's' } }));
  const queue = { last: Promise.resolve() };
  const sending = { lead: queue, consents: queue, latest: 0 };
  await effect.run({ ...context, sending, count: (...codes) => void sent.push(codes) }, {});
  return sent;
}

test.each(needing)('%s says the same of all who gave none of the answers that it needs', async (_, effect, needs) => {
  const others = Object.entries(everything).filter(([name]) => !needs.some((one) => one === name));
  const ofNothing = await sentBy(effect, {});
  expect(await sentBy(effect, Object.fromEntries(others))).toEqual(ofNothing);
  expect(await sentBy(effect, everything), `"everything" above has a value for ${needs.join(', ')}`).not.toEqual(
    ofNothing,
  );
});
