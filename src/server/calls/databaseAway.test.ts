import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CallName, Input } from '#src/api/call.ts';
import { services } from '#src/api/services.ts';
import { awayEngine } from '#src/server/testing/engines/engine.ts';
import { exampleConsent, exampleLead, examples } from '#src/server/testing/examples.ts';
import { openWorld } from '#src/server/testing/testServer.ts';

const slug = 'a-slug-of-somebody';
const site = { studySiteId: 'DEMO-1-01' };
const place = { postalCode: '60611', country: 'US' } as const;
const window = { to: 7, timezone: 'UTC' };

/** A good input to every call. */
const inputs: { [N in CallName]: Input<N> } = {
  ...examples,
  session: {},
  initialPayload: { query: { signup: 'ws10', language: 'en', studyId: '1' } },
  criteria: { params: { studyId: 1 }, query: {} },
  indicationCategories: { query: { locale: 'en' } },
  siteSearch: { query: { studyId: 1, ...place } },
  canCallNow: { query: { country: 'US' } },
  verifyPostalCode: { query: { postalCode: '60611', country: 'USA' } },
  createLead: { body: exampleLead() },
  updateLead: { params: { slug }, body: exampleLead() },
  sendConsent: { body: exampleConsent(slug) },
  screeningResult: { body: { slug, studyId: 1, passed: true } },
  updateIndications: { body: { slug, indications: [{ id: 101 }] } },
  availability: { query: window },
  siteSchedulingStatus: { params: site },
  siteAvailability: { params: site, query: window },
  studySearch: { query: { ...place, locale: 'en' } },
  directOffers: { params: place, query: {} },
  agentAvailability: {},
};

/** Calls that ask the database nothing. */
const without: readonly CallName[] = ['session', 'canCallNow', 'validatePhone', 'agentAvailability'];

const world = openWorld(awayEngine);

// The keys of the table are the calls.
test.each(Object.keys(services) as CallName[])('%s while the database is away', async (name) => {
  const visitor = await world().visitor();
  const response = await visitor.call(name, inputs[name], { 'idempotency-key': randomUUID() });
  if (without.includes(name)) return expect(response.statusCode).toBeLessThan(300);
  expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({ error: 'unavailable' }),
  ]);
});

test('a server whose database is away lives on without being ready, and shows its pages', async () => {
  const stranger = world().stranger();
  const statuses = [];
  for (const path of ['/readyz', '/healthz', '/privacy-policy'])
    statuses.push((await stranger.send('GET', path)).statusCode);
  expect(statuses).toEqual([503, 200, 200]);
});
