import { expect, test, vi } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { EffectContext } from '#src/kit/effect.ts';
import type { State } from '#src/domain/state.ts';
import { createAppStore, type AppStore } from '#src/store/store.ts';
import { fetchKnownLead } from './fetchKnownLead.ts';

const info = {
  firstName: 'Ana',
  lastName: 'Perez',
  phone: '(312) 555-0123',
  postalCode: '60601',
  birthDate: '1980-02-03',
  email: 'x',
};

/** Enters by a link; `meanwhile` is what happens until the reply has come. */
async function enter(
  slug: string,
  answered: State['answers'] = {},
  reply: unknown = info,
  meanwhile: (store: AppStore) => void = () => undefined,
  before: Partial<State['saved']> = {},
) {
  const store = createAppStore({ local: undefined, session: undefined });
  store.setState(({ saved }) => ({ answers: answered, saved: { ...saved, ...before } }));
  const call = vi.fn(async () => {
    meanwhile(store);
    return reply;
  });
  const part: Partial<EffectContext> = {
    facts: () => exampleFacts({ query: { slug }, answers: store.getState().answers }),
    state: store.getState,
    change: (recipe) => store.setState(recipe),
    // Every call is answered alike.
    call: call as unknown as EffectContext['call'],
  };
  // The effect uses these parts of its context and no others.
  await fetchKnownLead.run(part as EffectContext, {});
  const { answers, saved } = store.getState();
  return { answers, slug: saved.slug, link: saved.link, asked: call.mock.calls.length };
}

test('what is known of the visitor is answered already, as far as it is valid', async () => {
  const { answers, slug } = await enter('demo-lead-link');
  expect(slug).toBe('demo-lead-link');
  expect(answers).toEqual({
    firstName: 'Ana',
    lastName: 'Perez',
    phone: '+13125550123',
    phoneCountry: 'US',
    postalCode: '60601',
    postalCodeCountry: 'US',
    birthDate: '1980-02-03',
    country: 'US',
  });
});

test('what the visitor has entered stays', async () => {
  expect((await enter('demo-lead-link', { firstName: 'Eva' })).answers.firstName).toBe('Eva');
});

/** What a page does of the link as its visitor clears their answers. */
const clear = (store: AppStore) =>
  store.setState(({ saved }) => ({ saved: { ...saved, link: { slug: 'demo-lead-link', is: 'left' } } }));

test('whoever clears their answers meanwhile is not shown the person of the link', async () => {
  expect(await enter('demo-lead-link', {}, info, clear)).toMatchObject({ answers: {}, slug: undefined, asked: 1 });
});

const followed = 'demo-lead-link';

test.each<[what: string, saved: Partial<State['saved']>, asked: number]>([
  ['that could not be followed before', { link: { slug: followed, is: 'open' } }, 1],
  ['of another lead than the one of before', { slug: 'another-lead', link: { slug: 'another-lead', is: 'open' } }, 1],
  ['whose lead is known', { slug: followed, link: { slug: followed, is: 'open' } }, 0],
  [
    'whose lead has another slug since',
    { slug: 'another-slug', link: { slug: followed, is: 'open', now: 'another-slug' } },
    0,
  ],
  ['that is lost', { link: { slug: followed, is: 'lost' } }, 0],
  ['that the visitor has left', { link: { slug: followed, is: 'left' } }, 0],
])('a link %s is followed where that is still to be done', async (_what, saved, asked) => {
  expect((await enter(followed, {}, info, undefined, saved)).asked).toBe(asked);
});

test('whoever comes without a link has none that is lost', async () => {
  expect((await enter('')).link).toBeUndefined();
});

test.each([
  ['without a slug nothing is asked', '', info, 0],
  ['with a slug that no link has nothing is asked', '../../x', info, 0],
  ['with a link that is not good nothing is known', 'demo-lead-link', null, 1],
])('%s', async (_, slug, reply, asked) => {
  expect(await enter(slug, {}, reply)).toMatchObject({ answers: {}, slug: undefined, asked });
});
