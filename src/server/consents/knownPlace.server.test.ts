import { expect, test } from 'vitest';
import { brandNames } from '#src/domain/brands/index.ts';
import { givenConsent } from '#src/server/testing/consentRows.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Decision } from './decision.ts';
import { withKnownPlaces } from './knownPlace.ts';

const server = testServer();

async function placeKnownOf(changes: Partial<Decision>) {
  const [one] = await withKnownPlaces(server().db, [givenConsent(changes)]);
  if (!one) throw new Error('A decision was lost.');
  const { campaign, step, brand, clientTime, studySiteExternalId } = one.decision;
  return { campaign, step, brand, clientTime, studySiteExternalId };
}

test('places that exist are recorded, of a page the step that it is part of', async () => {
  const { ext_id: site } = await server().db.selectFrom('site').select('ext_id').executeTakeFirstOrThrow();
  const [brand = ''] = brandNames;
  const given = {
    brand,
    campaign: 'ws22',
    step: 'home-you-2',
    clientTime: '2026-11-18T18:00Z',
    studySiteExternalId: site,
  };
  expect(await placeKnownOf(given)).toEqual({ ...given, step: 'home' });
});

test('what a visitor makes up is not', async () => {
  const madeUp = { campaign: 'marker', step: 'marker', brand: 'marker', clientTime: 'x2026-11-18T18:00:00Z' };
  expect(await placeKnownOf({ ...madeUp, studySiteExternalId: 'marker' })).toEqual({});
  for (const clientTime of ['2026-11-18T18:00:00Zx', '2026-11-18', '2026-11-18T18:00:00.1234567890Z'])
    expect(await placeKnownOf({ clientTime })).not.toHaveProperty('clientTime', clientTime);
});

test('what was not said is nothing, and the other decisions keep their order', async () => {
  const nothing = { campaign: undefined, step: undefined, brand: undefined, clientTime: undefined };
  expect(await placeKnownOf(nothing)).toEqual({});
  const types = ['sms', 'clinic'] as const;
  const given = types.map((consentType) => givenConsent({ consentType }));
  const placed = await withKnownPlaces(server().db, given);
  expect(placed.map(({ decision }) => decision.consentType)).toEqual(types);
  expect(placed.map(({ entry }) => entry)).toEqual(given.map(({ entry }) => entry));
});
