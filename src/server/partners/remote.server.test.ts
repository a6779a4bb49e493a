import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Input } from '#src/api/call.ts';
import { examples } from '#src/server/testing/examples.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { startTestServer, type TestServer } from '#src/server/testing/startTestServer.ts';
import type { Answer } from '#src/server/partners/testing/partnerServer.ts';
import { partnerCases } from '#src/server/partners/testing/partnerCases.ts';
import api from '#schemas/api.schema.json' with { type: 'json' };
import { callRemote } from './remote.ts';
import { ours, remotePartners } from './testing/remotePartners.ts';

const { partner, environment, server, visitor } = remotePartners();
const site = { studySiteId: 'DEMO-1-01' };
const window = { to: 7, timezone: 'America/Chicago' };

/** The answer for a partner that is away, of which the log has no word. */
function expectAway(reply: Awaited<ReturnType<Visitor['call']>>, { lines }: TestServer): void {
  expect([reply.statusCode, reply.json<{ error: string }>().error, reply.headers['retry-after']]).toEqual([
    503,
    'partnerAway',
    '5',
  ]);
  const told = lines.join('');
  expect(told).toContain('"partner":"scheduling"');
  expect(told).not.toMatch(/marker|key of/);
}

test.each(partnerCases)('%s is passed on', async (name, input, address, said, expected) => {
  partner.answer = { status: 200, body: said };
  const reply = await visitor().call(name, input);
  expect(reply.json()).toEqual(expected);
  expect(partner.received.map(({ method, url }) => `${method} ${url}`)).toEqual([address]);
  expect(partner.received[0]?.body).toEqual('body' in input ? expect.objectContaining(input.body) : undefined);
});

test('every call that a partner answers is one of these cases; two are sent messages and asked nothing', () => {
  const names = partnerCases.map(([name]) => name);
  const { partners } = readSettings({});
  const answered = Object.entries(api.properties).filter(([, { host }]) => host in partners);
  expect(answered.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  const { email: _mail, texts: _texts, ...asked } = partners;
  expect(new Set(answered.map(([, { host }]) => host))).toEqual(new Set(Object.keys(asked)));
});

test.each(['adClick', 'adConversion'] as const)('%s tells nobody who a link named as its source', async (name) => {
  partner.answer = { status: 200, body: { transactionId: 'a-click' } };
  for (const utm_source of ['ana@example.org', 'sms +1 (312) 555-0123', 'newsletter'])
    await visitor().call(name, { body: { studyId: 1, utm_source } });
  const sources = partner.received.map(({ body }) => (body as { utm_source: string }).utm_source);
  expect(sources).toEqual(['[email]', 'sms +[number]', 'newsletter']);
});

test('each partner gets its own key, and the browser none', async () => {
  partner.answer = { status: 200, body: [] };
  await visitor().call('directOffers', { params: { country: 'US', postalCode: '90210' }, query: {} });
  const reply = await visitor().call('availability', { query: window });
  partner.answer = { status: 200, body: null };
  await visitor().call('relay', examples.relay);
  const [offers, scheduling, relay] = partner.received.map(({ headers }) => headers);
  expect([offers?.['x-api-key'], offers?.authorization]).toEqual(['key of OFFERS', undefined]);
  expect(scheduling?.authorization).toBe('Bearer key of SCHEDULING');
  expect([relay?.authorization, relay?.['x-queue']]).toEqual(['Bearer key of RELAY', 'subreg']);
  expect(partner.received.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined]);
  expect(JSON.stringify([reply.headers, reply.body])).not.toContain('key of');
});

test.each<Input<'relay'>['body']>([
  { path: 'temp_links/some-link/patient_info', method: 'GET' },
  { path: 'temp_links/some-link/study/1/sites', method: 'GET' },
  { path: 'subjects/subreg/screening', method: 'POST', body: { slug: 'some-link', studyId: 1, passed: true } },
  { path: 'subjects/subreg/indications', method: 'POST', body: { slug: 'some-link', indications: [{ id: 101 }] } },
])('the relay is sent $path, and its 401 is null', async (body) => {
  server().lines.length = 0;
  partner.answer = { status: 401, body: 'marker' };
  const reply = await visitor().call('relay', { body });
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect(partner.received).toEqual([expect.objectContaining({ method: 'POST', url: '/messages', body })]);
  expect(partner.received[0]?.headers).toMatchObject({ 'x-queue': 'subreg', authorization: 'Bearer key of RELAY' });
  expect(server().lines.join('')).toMatch(/"partner":"relay","problem":"status","status":401/);
  expect(server().lines.join('')).not.toContain('marker');
});

test('a taken time is a conflict, and what a partner does not know is not there', async () => {
  partner.answer = { status: 404, body: 'marker' };
  const relay = await visitor().call('relay', examples.relay);
  partner.answer = { status: 409, body: 'marker' };
  const book = await visitor().call('book', examples.book);
  partner.answer = { status: 404, body: 'marker' };
  const status = await visitor().call('siteSchedulingStatus', { params: site });
  expect([relay.statusCode, book.statusCode, status.statusCode]).toEqual([404, 409, 404]);
  expect([book.json(), status.json()]).toMatchObject([{ error: 'taken' }, { field: 'studySiteId' }]);
});

test.each<[string, Answer]>([
  ['an error', { status: 500, body: 'marker' }],
  ['a wrong key', { status: 401, body: 'marker' }],
  ['an answer that is something else', { status: 200, body: { marker: true } }],
  ['no JSON', { status: 200, body: '<p>marker' }],
  ['a redirect', { status: 302, body: 'marker', headers: { location: '/elsewhere' } }],
])('%s of a partner is answered 503, and told in the log without a word of it', async (_sentence, given) => {
  partner.answer = given;
  server().lines.length = 0;
  expectAway(await visitor().call('availability', { query: window }), server());
});

test('so is an answer that does not come in time', async () => {
  partner.answer = { status: 200, body: [], after: new Promise(() => undefined) };
  const hasty = await startTestServer(server(), environment('50'));
  const reply = await hasty.stranger().call('availability', { query: window });
  await hasty.close();
  expectAway(reply, hasty);
});

test('an answer that would fill the memory once it is unpacked is not read to its end', async () => {
  const settings = readSettings({ ...partner.environment(), PUBLIC_ORIGINS: ours[0], PARTNER_TIMEOUT_MS: '60000' });
  const ask = async (bytes: number) => {
    const body = gzipSync(Buffer.alloc(bytes, ' ').fill('[]', 0, 2));
    partner.answer = { status: 200, body, headers: { 'content-encoding': 'gzip' } };
    return callRemote(settings, 'chat', { method: 'GET', path: '/availability' }, (read) => read);
  };
  expect([await ask(3_000_000), await ask(6_000_000)]).toEqual([{ kind: 'answer', value: [] }, { kind: 'unusable' }]);
});

test('a phone number is judged by its pattern when the partner is away', async () => {
  partner.answer = { status: 500 };
  const reply = await visitor().call('validatePhone', examples.validatePhone);
  expect(reply.json()).toEqual({ valid: true, e164: '+12125550123' });
});
test('a partner without an address is not asked anywhere else', async () => {
  const asked = callRemote(readSettings({}), 'chat', { method: 'GET', path: '/availability' }, String);
  await expect(asked).rejects.toThrow(new Error('Missing base URL: chat'));
});
