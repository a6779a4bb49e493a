import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallName, Input } from '#src/api/call.ts';
import { embeddedEngine } from '#src/server/testing/engine.ts';
import { examples } from '#src/server/testing/examples.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { readSettings } from '#src/server/settings.ts';
import { openWorld } from '#src/server/testing/openWorld.ts';
import { askRemote } from './remote.ts';

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: unknown };
type Answer = { status: number; body?: unknown; delayMs?: number };

const ours = ['https://trials.example', 'https://www.trials.example'];
const prefixes = ['SCHEDULING', 'SITE_SCHEDULING', 'ESIGN', 'OFFERS', 'RELAY', 'PHONE_CHECK', 'CHAT', 'AD_SECURITY'];
const site = { studySiteId: 'DEMO-1-01' };
const window = { to: 7, timezone: 'America/Chicago' };
const slot = {
  start: '2026-11-19T16:00:00Z',
  end: '2026-11-19T16:30:00Z',
  resources: [{ id: 'r', name: 'R', timezone: 'UTC' }],
};
const offer = { id: '1', title: 'T', description: 'D', url: 'https://offers.example/1' };

type Case = {
  [N in CallName]: readonly [name: N, input: Input<N>, address: string, said: unknown, answer: unknown];
}[CallName];

/** What each party is sent, what it says, and what the visitor is then answered. */
const cases: readonly Case[] = [
  [
    'availability',
    { query: window },
    'GET /scheduling/availability?to=7&timezone=America%2FChicago',
    [{ ...slot, more: 1 }],
    [slot],
  ],
  ['book', examples.book, 'POST /scheduling/bookings', { id: 'b-1' }, expect.objectContaining({ id: 'b-1' })],
  [
    'siteSchedulingStatus',
    { params: site },
    'GET /site/scheduling/DEMO-1-01/status',
    { enabled: true },
    { enabled: true },
  ],
  [
    'siteAvailability',
    { params: site, query: window },
    'GET /site/scheduling/DEMO-1-01/availability?to=7&timezone=America%2FChicago',
    [],
    [],
  ],
  [
    'bookSite',
    examples.bookSite,
    'POST /site/scheduling/DEMO-1-01/booking',
    '',
    expect.objectContaining({ id: expect.stringMatching(/^[\da-f-]{36}$/) }),
  ],
  [
    'startEsign',
    examples.startEsign,
    'POST /consents/lightico/start-session',
    { customerURL: 'https://sign.example/1' },
    { customerURL: 'https://sign.example/1' },
  ],
  [
    'directOffers',
    { params: { country: 'US', postalCode: '90210' }, query: {} },
    'GET /affiliates/US/90210?limit=100',
    [{ ...offer, rank: 2 }],
    [offer],
  ],
  ['relay', examples.relay, 'POST /messages', { firstName: 'A' }, { firstName: 'A' }],
  [
    'validatePhone',
    examples.validatePhone,
    'POST /phone/validate',
    { valid: true, e164: '+1' },
    { valid: true, e164: '+1' },
  ],
  ['agentAvailability', {}, 'GET /availability', 'Online', { status: 'online' }],
  [
    'adClick',
    examples.adClick,
    'POST /click',
    { transactionId: 't', score: 1 },
    { transactionId: 't', response: '{"transactionId":"t","score":1}' },
  ],
  ['adConversion', examples.adConversion, 'POST /conversion', 'OK', expect.objectContaining({ response: 'OK' })],
];

describe('outside parties over HTTP', () => {
  let received: Received[] = [];
  let answer: Answer = { status: 200 };
  let visitor: Visitor;
  const party = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body: text === '' ? undefined : JSON.parse(text) });
      const { status, body, delayMs = 0 } = answer;
      const said = typeof body === 'string' ? body : JSON.stringify(body ?? null);
      setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(said), delayMs);
    });
  });

  beforeAll(async () => {
    party.listen(0, '127.0.0.1');
    await once(party, 'listening');
    return () => void party.close();
  });
  const world = openWorld(embeddedEngine, () => {
    const address = party.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const settings = prefixes.flatMap((prefix) => [
      [`${prefix}_URL`, `${url}/`],
      [`${prefix}_KEY`, `key of ${prefix}`],
    ]);
    return { ...Object.fromEntries(settings), PARTNER_TIMEOUT_MS: '700', PUBLIC_ORIGINS: ours.join() };
  });
  beforeAll(async () => void (visitor = await world().visitor()));
  beforeEach(() => void (received = []));

  test.each(cases)('%s is passed on', async (name, input, address, said, expected) => {
    answer = { status: 200, body: said };
    const reply = await visitor.call(name, input);
    expect(reply.json()).toEqual(expected);
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([address]);
    expect(received[0]?.body).toEqual('body' in input ? expect.objectContaining(input.body) : undefined);
  });

  test('each party gets its own key, and the browser none', async () => {
    answer = { status: 200, body: [] };
    await visitor.call('directOffers', { params: { country: 'US', postalCode: '90210' }, query: {} });
    const reply = await visitor.call('availability', { query: window });
    answer = { status: 200, body: null };
    await visitor.call('relay', examples.relay);
    const [offers, scheduling, relay] = received.map(({ headers }) => headers);
    expect([offers?.['x-api-key'], offers?.authorization]).toEqual(['key of OFFERS', undefined]);
    expect(scheduling?.authorization).toBe('Bearer key of SCHEDULING');
    expect([relay?.authorization, relay?.['x-queue']]).toEqual(['Bearer key of RELAY', 'subreg']);
    expect(received.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined]);
    expect(JSON.stringify([reply.headers, reply.body])).not.toContain('key of');
  });

  test.each(['book', 'bookSite'] as const)(
    '%s is told the key, and not asked again for a key it answered',
    async (name) => {
      const key = { 'idempotency-key': `a-key-of-${name}` };
      const send = () => visitor.call(name, examples[name === 'book' ? 'book' : 'bookSite'], key);
      answer = { status: 409 };
      const taken = await send();
      answer = { status: 500 };
      const away = await send();
      answer = { status: 200, body: { id: 'b-7' } };
      const booked = await send();
      answer = { status: 409 };
      const again = await send();
      expect([taken, away, booked, again].map(({ statusCode }) => statusCode)).toEqual([409, 503, 201, 201]);
      expect(again.json()).toEqual(booked.json());
      expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill(`a-key-of-${name}`));
    },
  );

  test.each<Input<'relay'>['body']>([
    { path: 'temp_links/some-link/patient_info', method: 'GET' },
    { path: 'temp_links/some-link/study/1/sites', method: 'GET' },
    { path: 'subjects/subreg/screening', method: 'POST', body: { slug: 'some-link', studyId: 1, passed: true } },
    { path: 'subjects/subreg/indications', method: 'POST', body: { slug: 'some-link', indications: [{ id: 101 }] } },
  ])('the relay is sent $path, and its 401 is null', async (body) => {
    world().lines.length = 0;
    answer = { status: 401, body: 'marker' };
    const reply = await visitor.call('relay', { body });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(received).toEqual([expect.objectContaining({ method: 'POST', url: '/messages', body })]);
    expect(received[0]?.headers).toMatchObject({ 'x-queue': 'subreg', authorization: 'Bearer key of RELAY' });
    expect(world().lines.join('')).toMatch(/"partner":"relay","problem":"status","status":401/);
    expect(world().lines.join('')).not.toContain('marker');
  });

  test('a taken time is a conflict, and what a party does not know is not there', async () => {
    answer = { status: 404, body: 'marker' };
    const relay = await visitor.call('relay', examples.relay);
    answer = { status: 409, body: 'marker' };
    const book = await visitor.call('book', examples.book);
    answer = { status: 404, body: 'marker' };
    const status = await visitor.call('siteSchedulingStatus', { params: site });
    expect([relay.statusCode, book.statusCode, status.statusCode]).toEqual([404, 409, 404]);
    expect([book.json(), status.json()]).toMatchObject([{ error: 'taken' }, { field: 'studySiteId' }]);
  });

  test.each<[string, Answer]>([
    ['an error', { status: 500, body: 'marker' }],
    ['a wrong key', { status: 401, body: 'marker' }],
    ['an answer that is something else', { status: 200, body: { marker: true } }],
    ['no JSON', { status: 200, body: '<p>marker' }],
    ['an answer that comes too late', { status: 200, body: [], delayMs: 1000 }],
    ['a redirect', { status: 302, body: 'marker' }],
  ])('%s of a party is answered 503, and told in the log without a word of it', async (_sentence, given) => {
    answer = given;
    world().lines.length = 0;
    const reply = await visitor.call('availability', { query: window });
    expect([reply.statusCode, reply.json<{ error: string }>().error, reply.headers['retry-after']]).toEqual([
      503,
      'partnerAway',
      '5',
    ]);
    const told = world().lines.join('');
    expect(told).toContain('"partner":"scheduling"');
    expect(told).not.toMatch(/marker|key of/);
  });

  test.each([[{ customerURL: 'javascript:alert(1)' }], [{ customerURL: '/here' }], [{}], [null]])(
    'an e-signature that answers %o leads nowhere',
    async (body) => {
      answer = { status: 200, body };
      expect((await visitor.call('startEsign', examples.startEsign)).statusCode).toBe(503);
    },
  );

  test.each([
    [
      'https://www.trials.example/signup/es/ws17/result?studyId=1&email=a&slug=a-link&x=a@example.org',
      `${ours[1]}/signup/es/ws17/thanks?studyId=1`,
    ],
    ['https://trials.example/signup/ws17/result', `${ours[0]}/signup/ws17/thanks`],
    ['https://evil.example/signup/ws17/result', `${ours[0]}/signup/ws17/thanks`],
    ['https://www.trials.example//evil.example/ws17/result', `${ours[1]}/signup/ws17/thanks`],
  ])('whoever signs on from %s is to come back to %s', async (referer, returnUrl) => {
    answer = { status: 200, body: { customerURL: 'https://sign.example/1' } };
    await visitor.call('startEsign', examples.startEsign, { referer, host: new URL(referer).host });
    expect(received[0]?.body).toEqual({ ...examples.startEsign.body, returnUrl });
  });

  test('a phone number is judged by its pattern when the party is away', async () => {
    answer = { status: 500 };
    const reply = await visitor.call('validatePhone', examples.validatePhone);
    expect(reply.json()).toEqual({ valid: true, e164: '+12125550123' });
  });
});

test('a party without an address is not asked anywhere else', async () => {
  const asked = askRemote(readSettings({}), 'chat', { method: 'GET', path: '/availability' }, String);
  await expect(asked).rejects.toThrow(new Error('Missing base URL: chat'));
});
