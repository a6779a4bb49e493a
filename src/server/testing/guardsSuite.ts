import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CallName } from '#src/api/call.ts';
import { apiBasePath, csrfHeader, services, type Service } from '#src/api/services.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import { bodyLimitOf } from '#src/server/http/limits.ts';
import { exampleConsent, exampleLead, examples } from './examples.ts';
import { Visitor, type Headers } from './visitor.ts';
import type { World } from './startTestServer.ts';

type Written = { name: CallName; url: string; method: string; body: object };

/** A good request to every writing call. */
async function everyWrite(visitor: Visitor): Promise<Written[]> {
  const lead = exampleLead();
  const saved = await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
  const { slug } = saved.json<LeadSaved>();
  const bodies: Partial<Record<CallName, object>> = {
    ...Object.fromEntries(Object.entries(examples).map(([name, { body }]) => [name, body])),
    createLead: exampleLead(),
    updateLead: lead,
    sendConsent: exampleConsent(slug),
    screeningResult: { slug, studyId: 1, passed: true },
    updateIndications: { slug, indications: [{ id: 101 }] },
  };
  // `Object.entries` widens the keys of the table to text.
  const rows = Object.entries(services) as [CallName, Service][];
  return rows
    .filter(([, { method }]) => method !== 'GET')
    .map(([name, { method, path }]) => ({
      name,
      method,
      url: apiBasePath + path.replace(':slug', slug).replace(':studySiteId', 'DEMO-1-01'),
      body: bodies[name] ?? {},
    }));
}

const keyed = (): Headers => ({ 'idempotency-key': randomUUID() });

const securityHeaders = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** What no request gets past: forged, foreign, broken or oversized ones. */
export function guardsSuite(world: () => World): void {
  test('every writing call works with its session and is refused with anything less', async () => {
    const visitor = await world().visitor();
    const other = await world().visitor();
    const foreignToken = other.cookies.get('XSRF-TOKEN') ?? '';
    const cases: readonly (readonly [string, Headers, number])[] = [
      ['as it should be', {}, 0],
      ['from the same origin', { origin: 'http://localhost', host: 'localhost' }, 0],
      ['without token', { [csrfHeader]: '' }, 403],
      ['with a token of another session', { [csrfHeader]: foreignToken }, 403],
      ['with a forged token', { [csrfHeader]: 'abcdefgh-abcdefghijklmnopqrstuvwxyz0123456789' }, 403],
      ['without cookies', { cookie: '' }, 403],
      ['with an unsigned secret', { cookie: `csrf=${'a'.repeat(24)}` }, 403],
      ['from another origin', { origin: 'https://evil.example' }, 403],
      ['from a sandboxed page', { origin: 'null' }, 403],
      ['across sites', { 'sec-fetch-site': 'cross-site' }, 403],
      ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
      ['as plain text', { 'content-type': 'text/plain' }, 415],
    ];
    for (const { name, method, url, body } of await everyWrite(visitor))
      for (const [sentence, headers, status] of cases) {
        const response = await visitor.send(method, url, body, { ...keyed(), ...headers });
        const isGood = status === 0 ? response.statusCode < 300 : response.statusCode === status;
        expect(isGood, `${name} ${sentence}: ${response.statusCode} ${response.body}`).toBe(true);
      }
  });

  test('every writing call refuses an unknown key by its name, and too much', async () => {
    const visitor = await world().visitor();
    for (const { name, method, url, body } of await everyWrite(visitor)) {
      const unknown = await visitor.send(method, url, { ...body, isAdmin: true }, keyed());
      expect([name, unknown.statusCode, unknown.json()]).toEqual([
        name,
        400,
        expect.objectContaining({ field: 'isAdmin' }),
      ]);
      const large = await visitor.send(
        method,
        url,
        { ...body, isAdmin: 'x'.repeat((bodyLimitOf(name) ?? 128 * 1024) + 1) },
        keyed(),
      );
      expect([name, large.statusCode, large.json()]).toEqual([
        name,
        413,
        expect.objectContaining({ error: 'tooLarge' }),
      ]);
      const polluting = await visitor.send(method, url, '{"__proto__":{"polluted":1}}', keyed());
      expect([name, polluting.statusCode]).toEqual([name, 400]);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/nothing.html', 404],
    ['GET', '/signup/js/missing-Ab12Cd34.js', 404],
    ['GET', '/signup/js/..%2f..%2fpackage.json', 404],
    ['DELETE', '/api/subjects', 405],
    ['PUT', '/api/indication_categories', 405],
    ['GET', '/api/subjects/some-slug-of-mine', 405],
    ['POST', '/api/errors', 403],
    ['GET', '/%zz', 400],
    ['GET', '/api/studies/x/criteria', 400],
    ['GET', '/signup/ws10/home', 503],
    ['GET', '/privacy-policy', 200],
    ['GET', '/healthz', 200],
    ['GET', '/readyz', 200],
  ])('%s %s is answered %i with the security headers', async (method, url, status) => {
    const response = await world().stranger().send(method, url);
    expect(response.statusCode).toBe(status);
    expect(securityHeaders.filter((name) => response.headers[name] === undefined)).toEqual([]);
    expect(response.headers['content-security-policy']).not.toContain('unsafe');
  });

  test('a wrong method is told which one is right', async () => {
    const response = await world().stranger().send('GET', '/api/actions');
    expect([response.headers['allow'], response.json()]).toEqual([
      'POST',
      expect.objectContaining({ error: 'method' }),
    ]);
  });

  test('a body that nests without end is refused', async () => {
    const visitor = await world().visitor();
    const response = await visitor.send('POST', '/api/errors', `${'['.repeat(60_000)}${']'.repeat(60_000)}`);
    expect(response.statusCode).toBe(400);
  });

  test('neither the log nor an error tells anything about a person', async () => {
    const { lines } = world();
    const visitor = await world().visitor();
    const markers = [
      'Zyxmarker',
      '5550177',
      'marker@example.org',
      'SlugMarker12345',
      '1977-07-17',
      '60699',
      'ConsentMarker',
    ];
    lines.length = 0;
    const lead = exampleLead({
      firstName: 'Zyxmarker',
      phone1: '+12125550177',
      email: 'marker@example.org',
      dateOfBirth: '1977-07-17',
    });
    const replies = [
      await visitor.call('createLead', { body: lead }, keyed()),
      await visitor.call('createLead', { body: { ...lead, studyId: 999, lastName: 'Zyxmarker' } }, keyed()),
      await visitor.call('updateLead', { params: { slug: 'SlugMarker12345' }, body: lead }, keyed()),
      await visitor.send('POST', '/api/subjects', { ...lead, dateOfBirth: '1977-07-17T' }, keyed()),
      await visitor.send('POST', '/api/subjects', `{"firstName":"Zyxmarker"`, keyed()),
      await visitor.send('GET', '/api/sites/search?studyId=999&postalCode=60699&country=US'),
      await visitor.send('GET', '/signup/ws10/home?firstName=Zyxmarker&email=marker%40example.org'),
      await visitor.send('POST', '/api/consents', exampleConsent('SlugMarker12345', { text: 'ConsentMarker' })),
      await visitor.send('GET', '/api/Zyxmarker/60699'),
    ];
    const said = replies
      .slice(1)
      .map(({ body }) => body)
      .join('\n');
    expect(lines.length).toBeGreaterThanOrEqual(replies.length);
    expect(markers.filter((marker) => lines.join('\n').includes(marker))).toEqual([]);
    expect(markers.filter((marker) => said.includes(marker))).toEqual([]);
  });
}
