import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Offer } from '#src/generated/api.ts';
import { examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';

const offersIn = { params: { country: 'US' as const, postalCode: '90210' } };

const server = testServer();

test('offers come in the order of the service, without advertisers that are not wanted', async () => {
  const stranger = server().stranger();
  const ids = async (query: object) =>
    (await stranger.call('directOffers', { ...offersIn, query })).json<Offer[]>().map(({ id }) => id);
  expect(await ids({})).toEqual(['demo-US-1', 'demo-US-2']);
  expect(await ids({ limit: 1 })).toEqual(['demo-US-1']);
  expect(await ids({ excluded_advertisers: 'demo-sleep,other' })).toEqual(['demo-US-2']);
});

test('where no service of offers is set and there is no demo, the operators read it once, as an error', async () => {
  const other = await startTestServer(server(), { DEMO_DATA: 'false' });
  const ask = () => other.stranger().call('directOffers', { ...offersIn, query: {} });
  const statuses = [(await ask()).statusCode, (await ask()).statusCode];
  const errors = other.lines.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 50);
  await other.close();
  expect(statuses).toEqual([200, 200]);
  expect(errors).toEqual([
    expect.objectContaining({ level: 50, partner: 'offers', msg: expect.stringMatching(/^OFFERS_URL/) }),
  ]);
  expect(server().lines.join('')).not.toContain('OFFERS_URL');
});

test('the chat is answered in the hours of the advisors', async () => {
  const status = async () => (await server().stranger().call('agentAvailability', {})).json<unknown>();
  const day = await status();
  server().setTime('2026-11-19T03:00:00Z');
  const night = await status();
  expect([day, night]).toEqual([{ status: 'online' }, { status: 'offline' }]);
});

test('a click is told once, and its conversion under the same transaction', async () => {
  const visitor = await server().visitor();
  const clicked = (await visitor.call('adClick', examples.adClick)).json<{ transactionId: string }>();
  const body = { ...examples.adClick.body, transactionId: clicked.transactionId };
  const replies = [await visitor.call('adConversion', { body }), await visitor.call('adConversion', { body })];
  expect(replies.map((reply) => reply.json<unknown>())).toEqual([
    { transactionId: clicked.transactionId, response: 'accepted' },
    { transactionId: clicked.transactionId, response: 'duplicate' },
  ]);
});

const names = ['ESIGN', 'OFFERS', 'RELAY', 'PHONE_CHECK', 'CHAT', 'AD_SECURITY'];
const askAll = async (behaviour: string) => {
  const settings = Object.fromEntries(names.map((name) => [`${name}_STAND_IN`, behaviour]));
  const other = await startTestServer(server(), { ...settings, STAND_IN_DELAY_MS: '150' });
  const visitor = await other.visitor();
  const begun = performance.now();
  const replies = await Promise.all([
    visitor.call('startEsign', examples.startEsign),
    visitor.call('directOffers', { ...offersIn, query: {} }),
    visitor.call('relay', examples.relay),
    visitor.call('validatePhone', examples.validatePhone),
    visitor.call('agentAvailability', {}),
    visitor.call('adClick', examples.adClick),
    visitor.call('adConversion', { body: { ...examples.adClick.body, transactionId: randomUUID() } }),
  ]);
  const ms = performance.now() - begun;
  await other.close();
  return { ms, replies, statuses: replies.map(({ statusCode }) => statusCode) };
};

test('partners that fail are told as such, and a phone number is then judged by its pattern', async () => {
  const { replies, statuses } = await askAll('failing');
  expect(statuses).toEqual([503, 503, 503, 200, 503, 503, 503]);
  expect([replies[0]?.json(), replies[0]?.headers['retry-after']]).toEqual([
    {
      error: 'partnerAway',
      message: 'There is no answer from the e-signature service at the moment. Try again shortly.',
    },
    '5',
  ]);
});

test('partners with nothing to tell', async () => {
  const { replies, statuses } = await askAll('empty');
  expect(statuses).toEqual([503, 200, 204, 200, 200, 200, 200]);
  expect([replies[1], replies[3], replies[4]].map((reply) => reply?.json<unknown>())).toEqual([
    [],
    { valid: false },
    { status: 'offline' },
  ]);
});

test('partners that are late answer in the end', async () => {
  const { ms, statuses } = await askAll('slow');
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200]);
  expect(ms).toBeGreaterThan(140);
});
