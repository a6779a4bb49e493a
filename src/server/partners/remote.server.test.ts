import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#src/api/call.ts';
import { examples } from '#src/server/testing/examples.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { startTestServer, type TestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { openPartnerServer, type Answer } from '#src/server/partners/testing/partnerServer.ts';
import { partnerCases } from '#src/server/partners/testing/partnerCases.ts';
import api from '#schemas/api.schema.json' with { type: 'json' };
import { callRemote } from './remote.ts';

const ours = ['https://trials.example', 'https://www.trials.example'];
const site = { studySiteId: 'DEMO-1-01' };
const window = { to: 7, timezone: 'America/Chicago' };

/** How a call for a signature is answered. */
const statusOf = async (by: Visitor, changes: Partial<Input<'startEsign'>['body']>) =>
  (await by.call('startEsign', { body: { ...examples.startEsign.body, ...changes } })).statusCode;

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

describe('partners over HTTP', () => {
  const partner = openPartnerServer();
  // Nobody here is late but who is meant to be, on however busy a machine.
  const environment = (timeoutMs = '60000') => ({
    ...partner.environment(),
    PARTNER_TIMEOUT_MS: timeoutMs,
    PUBLIC_ORIGINS: ours.join(),
    OFFER_IMAGE_ORIGINS: 'https://pictures.example',
  });
  const server = testServer({ environment });
  let visitor: Visitor;
  beforeAll(async () => void ({ visitor } = await saveLead(server())));
  beforeEach(() => server().db.deleteFrom('appointment').execute());

  test.each(partnerCases)('%s is passed on', async (name, input, address, said, expected) => {
    partner.answer = { status: 200, body: said };
    const reply = await visitor.call(name, input);
    expect(reply.json()).toEqual(expected);
    expect(partner.received.map(({ method, url }) => `${method} ${url}`)).toEqual([address]);
    expect(partner.received[0]?.body).toEqual('body' in input ? expect.objectContaining(input.body) : undefined);
  });

  test('a signing service is given the number of a lead of the session, or of the link, and no other', async () => {
    partner.answer = { status: 200, body: { customerURL: 'https://sign.example/1' } };
    const own = await saveLead(server(), { phone1: '+12125550177' });
    const other = await server().visitor();
    const stranger = '+12125550188';
    expect(await statusOf(own.visitor, { phone: '(212) 555-0177' })).toBe(200);
    expect(await statusOf(other, { phone: '+12125550177', slug: own.slug })).toBe(200);
    expect(partner.received).toHaveLength(2);
    expect(await statusOf(own.visitor, { phone: stranger, leadId: own.leadId })).toBe(403);
    expect(await statusOf(other, { phone: '+12125550177' })).toBe(403);
    expect(await statusOf(other, { phone: stranger, slug: own.slug, type: 'SMS' })).toBe(403);
    expect(await statusOf(other, { phone: '+12125550177', leadId: own.leadId })).toBe(403);
    expect(partner.received).toHaveLength(2);
  });

  test('a signing service is asked to write to one number five times an hour, whoever asks', async () => {
    partner.answer = { status: 200, body: { customerURL: 'https://sign.example/1' } };
    const limited = await startTestServer(server(), { ...environment(), RATE_LIMIT_FACTOR: '1' });
    const phone = '+12125550179';
    const people = await Promise.all([1, 2].map(() => saveLead(limited, { phone1: phone })));
    const statuses = [];
    for (const { visitor: one } of [...people, ...people, ...people]) statuses.push(await statusOf(one, { phone }));
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(partner.received).toHaveLength(5);
  });

  test('every call that a partner answers is one of these cases; two are sent messages and asked nothing', () => {
    const names = partnerCases.map(([name]) => name);
    const { partners } = readSettings({});
    const answered = Object.entries(api.properties).filter(([, { host }]) => host in partners);
    expect(answered.map(([name]) => name).toSorted()).toEqual(names.toSorted());
    const { email: _mail, texts: _texts, ...asked } = partners;
    expect(new Set(answered.map(([, { host }]) => host))).toEqual(new Set(Object.keys(asked)));
  });

  test('each partner gets its own key, and the browser none', async () => {
    partner.answer = { status: 200, body: [] };
    await visitor.call('directOffers', { params: { country: 'US', postalCode: '90210' }, query: {} });
    const reply = await visitor.call('availability', { query: window });
    partner.answer = { status: 200, body: null };
    await visitor.call('relay', examples.relay);
    const [offers, scheduling, relay] = partner.received.map(({ headers }) => headers);
    expect([offers?.['x-api-key'], offers?.authorization]).toEqual(['key of OFFERS', undefined]);
    expect(scheduling?.authorization).toBe('Bearer key of SCHEDULING');
    expect([relay?.authorization, relay?.['x-queue']]).toEqual(['Bearer key of RELAY', 'subreg']);
    expect(partner.received.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined]);
    expect(JSON.stringify([reply.headers, reply.body])).not.toContain('key of');
  });

  test('a service that looks at the start alone gives nobody an appointment for years', async () => {
    partner.answer = { status: 200, body: { id: 'anything' } };
    const { body } = examples.book;
    const replies = [
      await visitor.call('book', { body: { ...body, end: '2099-01-01T00:00:00Z' } }),
      await visitor.call('book', { body }),
    ];
    const moved = await visitor.send(
      'POST',
      replies[1]?.json<{ change: string }>().change ?? '',
      `do=move&time=2026-11-19T17:00:00Z+2099-01-01T00:00:00Z+${body.resourceId}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
    );
    expect([...replies, moved].map(({ statusCode }) => statusCode)).toEqual([400, 201, 400]);
  });

  test.each(['book', 'bookSite'] as const)(
    '%s is told the key, and not asked again for a key it answered',
    async (name) => {
      const key = { 'idempotency-key': `a-key-of-${name}` };
      const send = () => visitor.call(name, examples[name === 'book' ? 'book' : 'bookSite'], key);
      partner.answer = { status: 409 };
      const taken = await send();
      partner.answer = { status: 500 };
      const away = await send();
      partner.answer = { status: 200, body: { id: 'b-7' } };
      const booked = await send();
      partner.answer = { status: 409 };
      const again = await send();
      expect([taken, away, booked, again].map(({ statusCode }) => statusCode)).toEqual([409, 503, 201, 201]);
      expect(again.json()).toEqual(booked.json());
      expect(partner.received.map(({ headers }) => headers['idempotency-key'])).toEqual(
        Array(3).fill(`a-key-of-${name}`),
      );
    },
  );

  test.each<Input<'relay'>['body']>([
    { path: 'temp_links/some-link/patient_info', method: 'GET' },
    { path: 'temp_links/some-link/study/1/sites', method: 'GET' },
    { path: 'subjects/subreg/screening', method: 'POST', body: { slug: 'some-link', studyId: 1, passed: true } },
    { path: 'subjects/subreg/indications', method: 'POST', body: { slug: 'some-link', indications: [{ id: 101 }] } },
  ])('the relay is sent $path, and its 401 is null', async (body) => {
    server().lines.length = 0;
    partner.answer = { status: 401, body: 'marker' };
    const reply = await visitor.call('relay', { body });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(partner.received).toEqual([expect.objectContaining({ method: 'POST', url: '/messages', body })]);
    expect(partner.received[0]?.headers).toMatchObject({ 'x-queue': 'subreg', authorization: 'Bearer key of RELAY' });
    expect(server().lines.join('')).toMatch(/"partner":"relay","problem":"status","status":401/);
    expect(server().lines.join('')).not.toContain('marker');
  });

  test('a taken time is a conflict, and what a partner does not know is not there', async () => {
    partner.answer = { status: 404, body: 'marker' };
    const relay = await visitor.call('relay', examples.relay);
    partner.answer = { status: 409, body: 'marker' };
    const book = await visitor.call('book', examples.book);
    partner.answer = { status: 404, body: 'marker' };
    const status = await visitor.call('siteSchedulingStatus', { params: site });
    expect([relay.statusCode, book.statusCode, status.statusCode]).toEqual([404, 409, 404]);
    expect([book.json(), status.json()]).toMatchObject([{ error: 'taken' }, { field: 'studySiteId' }]);
  });

  test.each([
    ['https://offers.example/1', 'https://pictures.example/1.png', true, true],
    ['http://offers.example/1', 'data:image/png;base64,AAAA', true, true],
    ['https://offers.example/1', 'https://elsewhere.example/1.png', true, false],
    ['https://offers.example/1', 'http://pictures.example/1.png', true, false],
    ['https://offers.example/1', 'data:text/html,x', true, false],
    ['https://offers.example/1', '/1.png', true, false],
    ['javascript:alert(1)', 'https://pictures.example/1.png', false, false],
    ['/signup', 'https://pictures.example/1.png', false, false],
  ])(
    'an offer that leads to %s, with the picture %s: shown %o, with its picture %o',
    async (url, imageUrl, ...shown) => {
      const offer = { id: '1', title: 'T', description: 'D', url };
      partner.answer = { status: 200, body: [{ ...offer, imageUrl }] };
      const reply = await visitor.call('directOffers', { params: { country: 'US', postalCode: '90210' }, query: {} });
      const [isShown, hasPicture] = shown;
      expect(reply.json()).toEqual(isShown ? [{ ...offer, ...(hasPicture && { imageUrl }) }] : []);
      expect(reply.headers['content-security-policy']).toMatch(/img-src 'self' data: https:\/\/pictures\.example;/);
    },
  );

  test('an offer that cannot be read does not cost the others', async () => {
    const offer = { id: '1', title: 'T', description: 'D', url: 'https://offers.example/1' };
    const near = { params: { country: 'US' as const, postalCode: '90210' }, query: {} };
    partner.answer = { status: 200, body: [{ ...offer, title: 7 }, offer, null] };
    expect((await visitor.call('directOffers', near)).json()).toEqual([offer]);
    partner.answer = { status: 200, body: [{ ...offer, title: 7 }] };
    expect((await visitor.call('directOffers', near)).statusCode).toBe(503);
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
    expectAway(await visitor.call('availability', { query: window }), server());
  });

  test('so is an answer that does not come in time', async () => {
    partner.answer = { status: 200, body: [], after: new Promise(() => undefined) };
    const hasty = await startTestServer(server(), environment('50'));
    const reply = await hasty.stranger().call('availability', { query: window });
    await hasty.close();
    expectAway(reply, hasty);
  });

  test.each([[{ customerURL: 'javascript:alert(1)' }], [{ customerURL: '/here' }], [{}], [null]])(
    'an e-signature that answers %o leads nowhere',
    async (body) => {
      partner.answer = { status: 200, body };
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
    partner.answer = { status: 200, body: { customerURL: 'https://sign.example/1' } };
    await visitor.call('startEsign', examples.startEsign, { referer, host: new URL(referer).host });
    expect(partner.received[0]?.body).toEqual({ ...examples.startEsign.body, returnUrl });
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
    const reply = await visitor.call('validatePhone', examples.validatePhone);
    expect(reply.json()).toEqual({ valid: true, e164: '+12125550123' });
  });
});

test('a partner without an address is not asked anywhere else', async () => {
  const asked = callRemote(readSettings({}), 'chat', { method: 'GET', path: '/availability' }, String);
  await expect(asked).rejects.toThrow(new Error('Missing base URL: chat'));
});
