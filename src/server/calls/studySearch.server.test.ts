import { expect, test } from 'vitest';
import type { Input, Reply } from '#src/api/call.ts';
import { testServer } from '#src/server/testing/testServer.ts';

type Search = Input<'studySearch'>['body'];

const server = testServer();

const ask = async (changes: Partial<Search>) => {
  const visitor = await server().visitor();
  return visitor.call('studySearch', { body: { postalCode: '60611', country: 'US', locale: 'en', ...changes } });
};

const ids = (studies: readonly { id: number }[]) => studies.map(({ id }) => id);

const search = async (changes: Partial<Search>) => {
  const results = (await ask(changes)).json<Reply<'studySearch'>>();
  return { ...results, far: ids(results.studies), near: ids(results.nearbyStudies) };
};

test('studies that serve the postal code come nearest first, the others of the country apart', async () => {
  const { near, far, nearbyStudies, nearbyTotal, place } = await search({});
  expect(place).toEqual({ name: 'Chicago', region: 'IL' });
  expect(near).toContain(1);
  expect(near).not.toContain(3);
  expect(new Set([...near, ...far]).size).toBe(near.length + far.length);
  expect(nearbyTotal).toBe(near.length);
  const known = nearbyStudies.map(({ distance }) => distance ?? Infinity);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  expect(nearbyStudies.find(({ id }) => id === 1)).toMatchObject({
    distance: 0,
    place: 'Chicago, IL',
    siteCount: 1,
    title: 'The Open Air Asthma Study (demo)',
  });
});

test('a study further away says where its nearest site is too', async () => {
  const { studies } = await search({});
  expect(studies.length).toBeGreaterThan(0);
  for (const { distance, place, siteCount } of studies)
    expect([distance, place, siteCount]).toEqual([expect.any(Number), expect.stringMatching(/\w+, \w\w$/), undefined]);
});

test('conditions, words and language narrow the search', async () => {
  expect(await search({ indicationIds: [401] })).toMatchObject({ near: [2], far: [] });
  expect(await search({ query: 'ASTHMA open' })).toMatchObject({ near: [1], far: [] });
  expect((await search({ query: 'migrana', locale: 'es' })).near).toEqual([2]);
  expect(await search({ query: 'nothing like it', realtime: true, nt: true })).toMatchObject({ near: [], far: [] });
});

test('who looks for a vaccine is shown studies for healthy volunteers too, on every page of the results', async () => {
  const { near, next } = await search({ indicationIds: [901], limit: 1 });
  const later = await search({ indicationIds: [901], ...(next !== undefined && { cursor: next }) });
  const vaccines = [...near, ...later.near];
  const both = (await search({ indicationIds: [900, 901] })).near;
  expect([vaccines.includes(8), vaccines.includes(11)]).toEqual([true, true]);
  expect(vaccines).toEqual(both);
  expect((await search({ indicationIds: [101] })).near).toEqual([1]);
});

test('studies that do not take a person of this age and gender are left out, near and far', async () => {
  const everybody = await search({ limit: 100 });
  const all = [...everybody.studies, ...everybody.nearbyStudies];
  const takes = (age: number, gender?: string) =>
    new Set(
      all
        .filter(({ minAge = 0, maxAge = 999 }) => minAge <= age && age <= maxAge)
        .filter((study) => gender === undefined || study.gender === 'any' || study.gender === gender)
        .map(({ id }) => id),
    );
  for (const suits of [{ age: 9 }, { age: 40, gender: 'male' }, { age: 40, gender: 'female' }] as const) {
    const { near, far, nearbyTotal } = await search({ limit: 100, suits });
    expect(new Set([...near, ...far])).toEqual(takes(suits.age, 'gender' in suits ? suits.gender : undefined));
    expect(nearbyTotal).toBe(near.length);
  }
  expect(takes(40, 'male')).not.toEqual(takes(40, 'female'));
});

test('a page of people of one age is none of people of another', async () => {
  const { next } = await search({ limit: 1, suits: { age: 40 } });
  const later = await ask({ limit: 1, suits: { age: 41 }, ...(next !== undefined && { cursor: next }) });
  expect([typeof next, later.statusCode]).toEqual(['string', 400]);
});

test('where no site is near, studies of the country are still told', async () => {
  const { near, far } = await search({ postalCode: '99762' });
  expect([near.includes(1), far.includes(1), near.includes(8)]).toEqual([false, true, true]);
});

test('a largest distance moves studies that are further to the others', async () => {
  const everywhere = await search({ postalCode: '60614' });
  const close = await search({ postalCode: '60614', maxKm: 0.1 });
  expect([everywhere.near.includes(1), close.near, close.far.includes(1)]).toEqual([true, [], true]);
});

test('pages that follow each other hold every study once, in the order of one page', async () => {
  const whole = await search({ limit: 100 });
  const pages: Awaited<ReturnType<typeof search>>[] = [];
  for (let next: string | undefined; pages.length === 0 || next !== undefined; next = pages.at(-1)?.next)
    pages.push(await search({ limit: 3, ...(next !== undefined && { cursor: next }) }));
  expect(pages.flatMap(({ near }) => near)).toEqual(whole.near);
  expect(pages.length).toBe(Math.ceil(whole.near.length / 3));
  expect(pages.map(({ far }) => far.length > 0)).toEqual(pages.map(({ next }) => next === undefined));
  expect(pages.map(({ nearbyTotal }) => nearbyTotal)).toEqual(pages.map(() => whole.near.length));
});

test('a postal code that is none finds nothing, and one that is not known finds no place', async () => {
  expect((await ask({ postalCode: 'nowhere' })).json()).toEqual({ studies: [], nearbyStudies: [], nearbyTotal: 0 });
  const { place, near, nearbyStudies } = await search({ postalCode: '00000' });
  expect([place, near.includes(1), near.includes(8)]).toEqual([undefined, false, true]);
  expect(nearbyStudies.find(({ distance }) => distance !== undefined)).toBeUndefined();
});

test('a cursor of another search is refused', async () => {
  const { next } = await search({ limit: 1 });
  for (const changes of [
    { cursor: next, postalCode: '60614' },
    { cursor: next, indicationIds: [101] },
    { cursor: `${next}x` },
    { cursor: 'WzAsMV0.' },
  ] as Partial<Search>[]) {
    const response = await ask(changes);
    expect([response.statusCode, response.json()]).toEqual([400, expect.objectContaining({ field: 'cursor' })]);
  }
});

test.each([
  [{ postalCode: undefined }, 'postalCode'],
  [{ realtime: 'maybe' }, 'realtime'],
  [{ maxKm: 0 }, 'maxKm'],
  [{ limit: 101 }, 'limit'],
])('%o is refused', async (changes, field) => {
  const visitor = await server().visitor();
  const body = { postalCode: '60611', country: 'US', locale: 'en', ...changes };
  const response = await visitor.send('POST', '/api/studies/search', body);
  expect([response.statusCode, response.json()]).toEqual([400, expect.objectContaining({ field })]);
});
