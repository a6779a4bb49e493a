import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { builtPages } from './testing/builtPages.ts';

const { server, get, folder } = builtPages();

test('a page is rendered once for every query, without the query, but with places for a study only where one is asked for', async () => {
  const first = await get('/signup/ws10/once?studyId=1&utm_source=x');
  const second = await get('/signup/ws10/once?studyId=2');
  const third = await get('/signup/ws10/once?utm_source=x');
  const fourth = await get('/signup/ws10/once');
  // How many pages were rendered before is up to the other tests.
  const count = Number.parseInt(first.body, 10);
  expect(first.body).toBe(`${count} /signup/ws10/once trial-search development 1-800-555-0101 true`);
  expect([second.body, second.headers['cache-control']]).toEqual([first.body, 'private, no-cache']);
  expect(third.body).toBe(`${count + 1} /signup/ws10/once trial-search development 1-800-555-0101 false`);
  expect(fourth.body).toBe(third.body);
});

const pageFor = (language: string) => get('/signup/ws10/spoken', { 'accept-language': language });

test('a page offers the language that the browser wants most, and opens in that of its address all the same', async () => {
  const replies = await Promise.all(['es-MX,en;q=0.5', 'en-US,es;q=0.9', 'fr'].map(pageFor));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(replies.map(({ body }) => body.endsWith(' es'))).toEqual([true, false, false]);
});

test('a page that many ask for at once is rendered once, and sent compressed to whoever takes that', async () => {
  const url = '/signup/s6/many';
  const asked = ['br', 'gzip, deflate, br', undefined, 'gzip', 'br;q=0', 'x-br'].map((encoding) =>
    get(url, encoding === undefined ? {} : { 'accept-encoding': encoding }),
  );
  const replies = await Promise.all(asked);
  const bodies = replies.map(({ headers, rawPayload }) =>
    String(headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain(url);
  const encodings = replies.map(({ headers }) => headers['content-encoding']);
  expect(encodings).toEqual(['br', 'br', undefined, undefined, undefined, undefined]);
  for (const { headers } of replies)
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'text/html; charset=utf-8' });
});

test('a browser that has the page is told that it is still good, and gets another one whole', async () => {
  const { headers, body } = await get('/signup/s6/home');
  const tag = String(headers['etag']);
  const [other] = [await get('/signup/s6/age')].map((reply) => String(reply.headers['etag']));
  const ask = (tags: string) => get('/signup/s6/home', { 'if-none-match': tags, 'accept-encoding': 'br' });
  const replies = await Promise.all([tag, `"x", ${tag}`, tag.replace('W/', ''), other ?? ''].map(ask));
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([304, 304, 304, 200]);
  const [good] = replies;
  expect([good?.body, good?.headers['etag'], good?.headers['cache-control']]).toEqual(['', tag, 'private, no-cache']);
  expect(good?.headers['content-security-policy']).toContain("script-src 'self'");
  expect(body).not.toBe('');
});

test.each(['1', '12345678901', 'x'])(
  'without a database a page about the study %s is one with places for it',
  async (id) => {
    const { statusCode, body } = await get(`/signup/ws10/asking?studyId=${id}`);
    expect([statusCode, body.replace(/^\d+ /, '')]).toEqual([
      200,
      '/signup/ws10/asking trial-search development 1-800-555-0101 true',
    ]);
  },
);

test.each([
  ['localhost:3000', 'trial-search development'],
  ['world.example', 'trials-world production'],
  ['WORLD.example:8080', 'trials-world production'],
  ['www.staging.example', 'trial-search staging'],
  ['work.example', 'trial-search staging'],
  ['unknown.example', 'trial-search production'],
])('under the host name %s the page is of %s', async (host, words) => {
  expect((await get('/signup/s6/home', { host })).body).toContain(words);
});

test('a page lets in the third parties that are set, and nobody else', async () => {
  const policy = String((await get('/signup/s6/home')).headers['content-security-policy']);
  const sources = Object.fromEntries(policy.split(';').map((part) => part.split(/ (.*)/)));
  expect(sources).toMatchObject({
    'script-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'img-src': "'self' data: https://partner.example",
    'default-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
});

test('a third-party script has a page of no origin, which only our pages may frame', async () => {
  const { statusCode, headers, body } = await get('/signup/outside/tag-manager');
  expect([statusCode, headers['x-frame-options'], headers['referrer-policy']]).toEqual([200, 'SAMEORIGIN', 'origin']);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/);
  expect(policy).toContain("script-src 'self' https://tags.example;");
  expect(policy).toContain('connect-src https://tags.example;');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(body).toContain('data-script="https://tags.example');
  expect((await get('/signup/outside/chat')).statusCode).toBe(404);
  const starter = await get('/signup/outside/start.js');
  expect([starter.statusCode, starter.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
});

test('a redirect keeps the query and is never kept itself', async () => {
  const replies = await Promise.all(['/?studyId=1', '/?s=ws10', '/'].map((url) => get(url)));
  expect(replies.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [302, '/signup/s6/home?studyId=1'],
    [302, '/signup/s6/home?s=ws10'],
    [302, '/signup/s6/home'],
  ]);
});

test('a redirect from a flow that is not there leaves its name for the page that opens', async () => {
  const visitor = server().stranger();
  await visitor.send('GET', '/signup/s6/home');
  const cookies = () => [...visitor.cookies].filter(([name]) => name !== 'begun');
  const before = cookies();
  const { headers } = await visitor.send('GET', '/signup/zzz/home');
  expect([before, headers.location, cookies()]).toEqual([[], '/signup/s6/home', [['attempted', 'z z;']]]);
  expect(headers['set-cookie']).toContain('attempted=z%20z%3B; Max-Age=60; Path=/; SameSite=Lax');
});

test('a redirect from an address that names no flow tells the page that opens, which may know of another flow', async () => {
  const visitor = server().stranger();
  await visitor.send('GET', '/signup/s6');
  const cookies = () => [...visitor.cookies].filter(([name]) => name !== 'begun');
  const before = cookies();
  await visitor.send('GET', '/');
  expect([before, cookies()]).toEqual([[], [['unnamed', '1']]]);
});

test('a visitor who comes to another landing page is sent there before the home is shown, and others are not', async () => {
  const replies = await Promise.all(['age', 'nowhere'].map((name) => get(`/signup/s6/home?landing=${name}`)));
  expect(replies.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [302, '/signup/s6/age?landing=age'],
    [200, undefined],
  ]);
});

test('a page that is not there is not kept', async () => {
  const reply = await get('/signup/ws10/gone');
  expect([reply.statusCode, reply.body]).toEqual([404, 'gone']);
});

test('a postal code that is sent again and again has so many pages searched for, and then the page of everybody', async () => {
  const limited = await startTestServer(server(), { PUBLIC_DIR: join(folder, 'client'), RATE_LIMIT_FACTOR: '0.01' });
  const visitor = limited.stranger();
  await visitor.send('GET', '/signup/ws10/home?zip=60611');
  const cookie = `near=${visitor.cookies.get('near')}`;
  const bodies = [];
  for (let turn = 0; turn < 8; turn += 1)
    bodies.push((await limited.stranger().send('GET', '/signup/ws10/home', undefined, { cookie })).body);
  await limited.close();
  expect(bodies.map((body) => body === 'near 60611')).toEqual([...(Array(6).fill(true) as boolean[]), false, false]);
});

test('who comes by a postal code while the database is away gets the page of everybody', async () => {
  const visitor = server().stranger();
  await visitor.send('GET', '/signup/ws10/seeking?zip=60611');
  const page = await visitor.send('GET', '/signup/ws10/seeking');
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining(' /signup/ws10/seeking trial')]);
});
