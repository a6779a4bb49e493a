import { expect, test } from 'vitest';
import type { Input } from '#src/api/call.ts';
import type { Study } from '#src/generated/api.ts';
import { examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';

type Found = { studies: Study[]; nearbyStudies: Study[] };

const server = testServer();

const search = async (query: Partial<Input<'studySearch'>['query']>) => {
  const input = { query: { postalCode: '60611', country: 'US' as const, locale: 'en' as const, ...query } };
  const { studies, nearbyStudies } = (await server().stranger().call('studySearch', input)).json<Found>();
  return { studies, nearbyStudies, far: studies.map(({ id }) => id), near: nearbyStudies.map(({ id }) => id) };
};

test('studies that serve the postal code come nearest first, the others of the country apart', async () => {
  const { near, far, nearbyStudies } = await search({});
  expect(near).toContain(1);
  expect(near).not.toContain(3);
  expect([...near, ...far].toSorted((a, b) => a - b)).toEqual(
    [...new Set([...near, ...far])].toSorted((a, b) => a - b),
  );
  const known = nearbyStudies.map(({ distance }) => distance ?? Infinity);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  expect(nearbyStudies.find(({ id }) => id === 1)).toMatchObject({
    distance: 0,
    title: 'The Open Air Asthma Study (demo)',
  });
});

test('conditions, words and language narrow the search', async () => {
  expect(await search({ 'indicationIds[]': [401] })).toMatchObject({ near: [2], far: [] });
  expect(await search({ query: 'ASTHMA open' })).toMatchObject({ near: [1], far: [] });
  expect((await search({ query: 'migrana', locale: 'es' })).near).toEqual([2]);
  expect(await search({ query: 'nothing like it', realtime: true, nt: true })).toMatchObject({ near: [], far: [] });
});

test('where no site is near, studies of the country are still told', async () => {
  const { near, far } = await search({ postalCode: '99762' });
  expect([near.includes(1), far.includes(1), near.includes(8)]).toEqual([false, true, true]);
});

test.each([
  ['everything fits', {}, true],
  ['too young', { birthDate: '2015-01-01' }, false],
  ['no site is near', { postalCode: '99762' }, false],
  ['the body mass is outside', { studyId: 1, weightKg: 500 }, false],
])('the check of partners when %s', async (_sentence, changes, qualified) => {
  const visitor = await server().visitor();
  const response = await visitor.call('partnerCheck', { body: { ...examples.partnerCheck.body, ...changes } });
  expect(response.json()).toEqual({ qualified });
});

test.each([
  ['GET', '/api/studies/search?postalCode=nowhere&country=US&locale=en', undefined, 400, 'postalCode'],
  ['GET', '/api/studies/search?country=US&locale=en', undefined, 400, 'postalCode'],
  ['GET', '/api/studies/search?postalCode=60611&country=US&locale=en&realtime=maybe', undefined, 400, 'realtime'],
  ['POST', '/api/partner/bio_qualification', { studyId: 999 }, 404, 'studyId'],
  ['POST', '/api/partner/bio_qualification', { birthDate: '2030-01-01' }, 400, 'birthDate'],
  ['POST', '/api/partner/bio_qualification', { heightCm: 10 }, 400, 'heightCm'],
  ['POST', '/api/partner/bio_qualification', { postalCode: 'x' }, 400, 'postalCode'],
])('%s %s with %o is refused %i for %s', async (method, url, changes, status, field) => {
  const visitor = await server().visitor();
  const body = changes && { ...examples.partnerCheck.body, ...changes };
  const response = await visitor.send(method, url, body);
  expect([response.statusCode, response.json()]).toEqual([status, expect.objectContaining({ field })]);
});
