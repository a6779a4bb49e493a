import { expect, test } from 'vitest';
import { csrfHeader } from '#src/api/services.ts';
import type { InitialPayload } from '#src/generated/api.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create } from '#src/server/testing/savedLeads.ts';
import { secretsOf, startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Headers } from '#src/server/testing/visitor.ts';
import { everyWrite, keyed } from '#src/server/http/testing/everyWrite.ts';

const server = testServer();

test('every writing call works with its session and is refused with anything less', async () => {
  const visitor = await server().visitor();
  const other = await server().visitor();
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
  for (const { name, method, url, body } of await everyWrite(visitor)) {
    // Its lead may book again.
    await server().db.deleteFrom('appointment').execute();
    for (const [sentence, headers, status] of cases) {
      const response = await visitor.send(method, url, body, { ...keyed(), ...headers });
      const isGood = status === 0 ? response.statusCode < 300 : response.statusCode === status;
      expect(isGood, `${name} ${sentence}: ${response.statusCode} ${response.body}`).toBe(true);
    }
  }
});

const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' };

test.each([
  ['from nowhere that is said', {}, false],
  ['from its own page', { origin: 'http://localhost', referer: 'http://localhost/' }, false],
  ['from its own page, with an address alone', { referer: 'http://localhost/my-data' }, false],
  ['from another site', { origin: 'https://evil.example' }, true],
  ['from another site, with an address alone', { referer: 'https://evil.example/my-data' }, true],
  [
    'from another site, with an address alone that has our name in it',
    { referer: 'https://localhost.evil.example/' },
    true,
  ],
  ['from another port', { referer: 'http://localhost:8080/' }, true],
])('a form %s', async (_where, headers: Headers, isRefused) => {
  const send = (url: string) =>
    server()
      .stranger()
      .send('POST', url, 'do=', { ...form, ...headers });
  const forms = ['/my-data', '/my-data/x', '/appointments/change/x', '/esign/x', '/alerts/x'];
  const statuses = await Promise.all(forms.map(async (url) => [url, (await send(url)).statusCode === 403]));
  expect(statuses).toEqual(forms.map((url) => [url, isRefused]));
});

test('each visitor has a session of their own, of random bits, and one that nobody here signed is none', async () => {
  const visitors = [await server().visitor(), await server().visitor(), await server().visitor()];
  const secrets = visitors.map(({ cookies }) => cookies.get('csrf')?.split('.')[0] ?? '');
  expect(new Set(secrets).size).toBe(3);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(16);
  const other = await startTestServer(server(), {}, { cookieSecrets: secretsOf('of somebody who plants a session') });
  const planted = (await other.visitor()).cookies;
  await other.close();
  const victim = server().stranger();
  // Its token fits it: the signature alone is not ours.
  for (const name of ['csrf', 'XSRF-TOKEN']) victim.cookies.set(name, planted.get(name) ?? '');
  expect((await create(victim, exampleLead())).statusCode).toBe(403);
});

test('over HTTPS no other host of the domain can plant any of our cookies, and each ends as it began', async () => {
  const secure = await startTestServer(server(), { HTTPS: 'true' });
  const visitor = secure.stranger();
  const open = () => visitor.call('initialPayload', { query: { signup: 'ws10', language: 'en' } });
  const answers = [
    await visitor.send('GET', '/signup/ws10/home?email=me%40example.org&zip=60611'),
    await open(),
    await visitor.send('GET', '/signup/ws10/home'),
    await create(visitor, exampleLead()),
  ];
  const again = await open();
  await secure.close();
  const cookies = answers.flatMap((answer) => answer.cookies);
  const names = cookies.map(({ name }) => name.replace(/-[0-9a-f]{8}$/, ''));
  const expected = ['begun', 'brought', 'csrf', 'XSRF-TOKEN', 'lead', 'near', 'prefill', 'prefill'];
  expect(names.toSorted()).toEqual(expected.map((name) => `__Host-${name}`).toSorted());
  expect(cookies.filter(({ path, domain, secure: isSecure }) => path !== '/' || domain || !isSecure)).toEqual([]);
  expect(cookies.filter(({ sameSite }) => sameSite !== 'Lax')).toEqual([]);
  expect(answers[1]?.json<InitialPayload>().prePopFields).toEqual({ email: 'me@example.org', zip: '60611' });
  expect(again.json()).not.toHaveProperty('prePopFields');
  expect(answers[3]?.statusCode).toBe(201);
});
