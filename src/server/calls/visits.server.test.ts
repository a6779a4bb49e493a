import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { openedRow } from '#src/server/db/sealed/rows.ts';
import type { InitialPayload } from '#src/generated/api.ts';
import { examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';

const server = testServer();

const payload = async (query: Record<string, string>, headers: Record<string, string> = {}) => {
  const input = { query: { signup: 'ws10', language: 'en' as const, ...query } };
  return (await server().stranger().call('initialPayload', input, headers)).json<Record<string, unknown>>();
};

test('a visit without a study still has a landing parameter', async () => {
  expect(await payload({ signup: 's6', o: '12', 'indicationIds[]': '1,2' })).toEqual({
    leadLpParamId: 'organic-s6',
    leadLpParamsStudyIds: [],
    analytics: {},
    enableRecording: true,
  });
});

test('a visit for a study has the study and its condition in the language asked for', async () => {
  const found = await payload({ studyId: '1', language: 'es' });
  expect(found).toMatchObject({
    leadLpParamsStudyIds: [1],
    indication: { id: 101, name: 'Asma' },
    study: { id: 1, externalId: 'DEMO-0001', title: 'Estudio Aire Libre sobre el asma (demostración)' },
  });
});

test.each([['999'], ['one'], ['0'], ['99999999999999999999']])(
  'a study %s that is not there is left out',
  async (studyId) => {
    expect(await payload({ studyId })).not.toHaveProperty('study');
  },
);

test('a condition asked for stands above that of the study, and another name may be given to it', async () => {
  const found = await payload({ studyId: '1', indicationId: '202', indicationNameOverrideId: '201', pGroupId: 'g7' });
  expect(found).toMatchObject({
    indication: { id: 202, name: 'High cholesterol' },
    indicationOverride: { id: 201, name: 'High blood pressure' },
    participantGroup: 'g7',
  });
});

/** A server, and the statements that it sent since it started. */
async function startCounting() {
  const asked: string[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const own = await startTestServer({ db: server().db.withPlugin(counting) });
  asked.length = 0;
  return { own, asked };
}

test('what many visits tell of in the same moment is recorded at once', async () => {
  const { own, asked } = await startCounting();
  const visitors = await Promise.all([own.visitor(), own.visitor(), own.visitor()]);
  asked.length = 0;
  const replies = await Promise.all(
    visitors.flatMap((visitor) => [
      visitor.call('actions', examples.actions),
      visitor.call('actions', examples.actions),
      visitor.call('routerLog', examples.routerLog),
    ]),
  );
  await own.close();
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 204));
  expect(asked.toSorted()).toEqual(['InsertQueryNode', 'InsertQueryNode']);
});

test.each([
  ['nothing', {}, 0],
  ['a study', { studyId: '1' }, 1],
  ['a condition', { indicationId: '202' }, 1],
  [
    'a study, a condition and another name for it',
    { studyId: '1', indicationId: '202', indicationNameOverrideId: '201' },
    1,
  ],
  ['a study that is not there, and a condition', { studyId: '999', indicationId: '202' }, 1],
])('a visit about %s asks the database as seldom as it can', async (_, query, count) => {
  const { own, asked } = await startCounting();
  const input = { query: { signup: 'ws10', language: 'en' as const, ...query } };
  expect((await own.stranger().call('initialPayload', input)).statusCode).toBe(200);
  await own.close();
  expect(asked).toHaveLength(count);
});

test('a condition asked for without a study, or with one that is not there, is named', async () => {
  const indication = { id: 202, name: 'High cholesterol' };
  expect(await payload({ indicationId: '202' })).toMatchObject({ indication });
  expect(await payload({ indicationId: '202', studyId: '999' })).toMatchObject({ indication });
  expect(await payload({ indicationId: '99999' })).not.toHaveProperty('indication');
});

test.each([
  ['en-GB,en;q=0.9', 'GB'],
  ['en-US;q=0.5,en-AU', 'AU'],
  ['fr-FR,es-US;q=0.4', 'US'],
  ['fr', undefined],
])('the country is guessed from %s', async (header, country) => {
  expect((await payload({}, { 'accept-language': header }))['country']).toBe(country);
});

test('a session that ended is begun again without the visit', async () => {
  const visitor = server().stranger();
  await visitor.send('GET', '/api/session');
  expect((await visitor.call('actions', examples.actions)).statusCode).toBe(204);
});

test('counts, moves, redirects and faults become rows without identity', async () => {
  const visitor = await server().visitor();
  const query = { utm_source: 'news', email: 'a@example.org', x: 'me@example.org', slug: 'a-link-of-somebody' };
  const replies = [
    await visitor.call('actions', { body: { ...examples.actions.body, actions: ['l', 'phase2_email'], query } }),
    await visitor.call('routerLog', { body: { ...examples.routerLog.body, to: '/signup/ws10/thanks?dob=1', query } }),
    await visitor.call('redirectDebug', {
      body: { ...examples.redirectDebug.body, attemptedCampaign: 'me@example.org' },
    }),
    await visitor.call('reportError', {
      body: { severity: 'info', message: 'Lost me@example.org and +1 212 555 0123', history: ['home?a=1'], query },
    }),
  ];
  expect(replies.map(({ statusCode, body }) => `${statusCode}${body}`)).toEqual(['204', '204', '204', '204']);
  const { db } = server();
  const last = async (table: 'action' | 'router_log' | 'redirect_debug' | 'error_report') =>
    openedRow(
      db,
      table,
      await db.selectFrom(table).selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
  expect(await last('action')).toMatchObject({ codes: ['l', 'phase2_email'], signup: 'ws10' });
  expect(await last('router_log')).toMatchObject({ to_path: '/signup/ws10/thanks' });
  expect(await last('redirect_debug')).toMatchObject({
    referrer_url: 'https://example.org/a',
    attempted_campaign: '[email]',
  });
  expect(await last('error_report')).toMatchObject({
    message: 'Lost [email] and +[number]',
    history: ['home'],
  });
  for (const table of ['action', 'router_log', 'error_report'] as const)
    expect(await last(table)).toHaveProperty('query', { utm_source: 'news' });
});

test.each([
  ['all of it', { 'x-country': 'us', 'x-zip': '60611', 'x-region': 'IL', 'x-lat': '41.9', 'x-lon': '-87.6' }],
  ['nonsense', { 'x-country': 'XX', 'x-zip': '<b>', 'x-lat': 'north', 'x-lon': '1', 'accept-language': 'en-GB' }],
])('a proxy may tell where a visitor is: %s', async (sentence, headers) => {
  const proxied = await startTestServer(server(), {
    TRUST_PROXY: 'loopback',
    PLACE_HEADERS: 'country=X-Country,postalCode=X-Zip,region=X-Region,latitude=X-Lat,longitude=X-Lon',
    AFFILIATE_RETURN_URLS: '12=https://partner.example/back',
  });
  const query = { signup: 'ws10', language: 'en' as const, o: '12', referrerUrl: 'https://news.example/a?email=b' };
  const told = (await proxied.stranger().call('initialPayload', { query }, headers)).json<InitialPayload>();
  const untold = (await server().stranger().call('initialPayload', { query }, headers)).json<InitialPayload>();
  await proxied.close();
  expect(told).toMatchObject({
    affiliateReturnUrl: 'https://partner.example/back',
    referrerUrl: 'https://news.example/a',
  });
  const { country, region, postalCode, latlong } = told;
  expect({ country, region, postalCode, latlong }).toEqual(
    sentence === 'all of it'
      ? { country: 'US', region: 'IL', postalCode: '60611', latlong: '41.9,-87.6' }
      : { country: 'GB' },
  );
  expect(untold).not.toHaveProperty('region');
});

test('personal parameters leave the address and come back once with the payload', async () => {
  const visitor = server().stranger();
  const away = await visitor.send(
    'GET',
    '/signup/ws10/home?studyId=1&email=me%40example.org&firstName=Zo%C3%AB&phone=',
  );
  expect([away.statusCode, away.headers.location]).toEqual([303, '/signup/ws10/home?studyId=1']);
  expect(JSON.stringify(away.headers)).not.toContain('example.org');
  const input = { query: { signup: 'ws10', language: 'en' as const } };
  const first = await visitor.call('initialPayload', input);
  const second = await visitor.call('initialPayload', input);
  expect(first.json()).toHaveProperty('prePopFields', { email: 'me@example.org', firstName: 'Zoë', phone: '' });
  expect(second.json()).not.toHaveProperty('prePopFields');
});

test('prefill values that are old or made up are not handed out', async () => {
  const visitor = server().stranger();
  const input = { query: { signup: 'ws10', language: 'en' as const } };
  await visitor.send('GET', '/signup/ws10/home?age=40');
  server().setTime('2026-11-18T18:05:01Z');
  const late = await visitor.call('initialPayload', input);
  server().setTime();
  visitor.cookies.set('prefill', 'bWFkZSB1cCBieSBzb21lYm9keSB3aG8gaGFzIG5vIGtleQ');
  const forged = await visitor.call('initialPayload', input);
  expect([late.json(), forged.json()]).toEqual([
    expect.not.objectContaining({ prePopFields: expect.anything() }),
    expect.not.objectContaining({ prePopFields: expect.anything() }),
  ]);
});

test('two slashes do not send a visitor to another host', async () => {
  const away = await server().stranger().send('GET', '/signup//evil.example/home?age=40');
  expect(away.headers.location).toBe('/signup//evil.example/home');
  const root = await server().stranger().send('GET', '//evil.example?age=40');
  expect(root.headers.location).toBeUndefined();
});
