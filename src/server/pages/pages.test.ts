import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAbsent } from '#src/server/testing/engines/absent.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const renderer = `let count = 0;
export const redirectOf = (path, search) =>
  path === '/signup/s6/home' && search.includes('landing=age') ? '/signup/s6/age' + search : undefined;
export const studyOf = async (path, search) =>
  path.endsWith('/asking') ? { id: new URLSearchParams(search).get('studyId'), language: 'en' } : undefined;
export async function renderPage({ url, brand, settings }) {
  const [path, query] = url.split('?');
  if (path === '/') return { html: '', status: 302, redirect: '/signup/s6/home' + (query ? '?' + query : '') };
  if (path.startsWith('/signup/zzz')) return { html: '', status: 302, redirect: '/signup/s6/home', attempted: 'z z;' };
  count += 1;
  if (path.endsWith('/broken')) throw new Error('Broken for Ann Example');
  if (path.endsWith('/gone')) return { html: 'gone', status: 404 };
  return { html: [count, url, brand, settings.environment, settings.numbers.tollFree, settings.awaitsStudy].join(' '), status: 200 };
}`;

describe('pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-pages-'));
  beforeAll(() => {
    for (const part of ['client/signup/js', 'client/signup/css', 'ssr'])
      mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'ssr/server.js'), renderer);
    writeFileSync(join(folder, 'client/index.html'), 'shell');
    writeFileSync(join(folder, 'client/robots.txt'), 'User-agent: *');
    writeFileSync(join(folder, 'client/signup/js/main-Ab12Cd34.js'), 'plain');
    writeFileSync(join(folder, 'client/signup/js/main-Ab12Cd34.js.br'), 'packed');
    writeFileSync(join(folder, 'client/signup/css/print-pictures.css'), 'a{}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const server = testServer({
    open: openAbsent,
    environment: () => ({
      PUBLIC_DIR: join(folder, 'client'),
      TRIALS_WORLD_HOSTS: 'world.example',
      TAG_MANAGER_URL: 'https://tags.example/tags.js?id=1',
      PIXEL_URL: 'https://partner.example/pixel.gif',
    }),
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server().stranger().send('GET', url, undefined, headers);

  test('a page is rendered once for every query, without the query, but with places for a study only where one is asked for', async () => {
    const first = await get('/signup/ws10/home?studyId=1&utm_source=x');
    const second = await get('/signup/ws10/home?studyId=2');
    const third = await get('/signup/ws10/home?utm_source=x');
    const fourth = await get('/signup/ws10/home');
    expect(first.body).toBe('1 /signup/ws10/home trial-search development 1-800-555-0101 true');
    expect([second.body, second.headers['cache-control']]).toEqual([first.body, 'private, no-cache']);
    expect(third.body).toBe('2 /signup/ws10/home trial-search development 1-800-555-0101 false');
    expect(fourth.body).toBe(third.body);
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

  test('a page lets in the outside parties that are set, and nobody else', async () => {
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

  test('an outside script has a page of no origin, which only our pages may frame', async () => {
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
    await visitor.send('GET', '/');
    const cookies = () => [...visitor.cookies].filter(([name]) => name !== 'begun');
    const before = cookies();
    const { headers } = await visitor.send('GET', '/signup/zzz/home');
    expect([before, headers.location, cookies()]).toEqual([[], '/signup/s6/home', [['attempted', 'z z;']]]);
    expect(headers['set-cookie']).toContain('attempted=z%20z%3B; Max-Age=60; Path=/; SameSite=Lax');
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

  test('files of the build are served compressed, for ever when their name has a hash', async () => {
    const packed = await get('/signup/js/main-Ab12Cd34.js', { 'accept-encoding': 'br, gzip' });
    const plain = await get('/signup/js/main-Ab12Cd34.js');
    const unhashed = await get('/signup/css/print-pictures.css');
    expect([packed.body, packed.headers['content-encoding'], packed.headers['vary']]).toEqual([
      'packed',
      'br',
      'accept-encoding',
    ]);
    expect([plain.body, plain.headers['cache-control']]).toEqual(['plain', 'public, max-age=31536000, immutable']);
    expect([unhashed.body, unhashed.headers['cache-control']]).toEqual(['a{}', 'no-cache']);
  });

  test('a file whose name has a hash is read once, and is known by its tag', async () => {
    const name = 'client/signup/js/once-Zz99Yy88.js';
    writeFileSync(join(folder, name), 'first');
    const first = await get('/signup/js/once-Zz99Yy88.js', { 'accept-encoding': 'br' });
    rmSync(join(folder, name));
    const again = await get('/signup/js/once-Zz99Yy88.js');
    const known = await get('/signup/js/once-Zz99Yy88.js', { 'if-none-match': String(first.headers['etag']) });
    expect([first.body, first.headers['content-encoding'], first.headers['content-type']]).toEqual([
      'first',
      undefined,
      'text/javascript; charset=utf-8',
    ]);
    expect([again.body, known.statusCode, known.body]).toEqual(['first', 304, '']);
  });

  test.each([
    ['/signup/js/gone.js', 404],
    ['/signup/js/gone-Ab12Cd34.js', 404],
    ['/signup/img/gone.svg', 404],
    ['/signup/js/%2e%2e/%2e%2e/index.html', 404],
    ['/robots.txt', 200],
    ['/favicon.ico', 404],
  ])('%s is answered %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  test.each([
    ['/privacy-policy', 'en', 'Privacy policy'],
    ['/es/privacy-policy', 'es', 'Política de privacidad'],
    ['/terms-of-use', 'en', 'Terms of use'],
    ['/consumer-health-data-privacy-notice', 'en', 'Consumer health data privacy notice'],
    ['/es/hipaa-notice', 'es', 'Aviso de privacidad de HIPAA'],
    ['/es/cookie-policy', 'es', 'Política de cookies'],
  ])('the policy at %s is written in %s', async (url, language, title) => {
    const { statusCode, body } = await get(url, { host: 'world.example' });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${language}" data-brand="trials-world">`);
    expect(body).toContain(`<title>${title} - Trials World</title>`);
    expect(body).not.toMatch(/style=|<script|<style/);
  });

  test.each(['/privacy-policy', '/api-docs', '/gone.html'])(
    'the page at %s is styled with the tokens of the brand and with style sheets that are there',
    async (url) => {
      const { body } = await get(url, { host: 'world.example', accept: 'text/html' });
      const styles = [...body.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
      const replies = await Promise.all(styles.map((href) => get(href)));
      expect(body).toContain(' data-brand="trials-world">');
      expect(styles[0]).toBe('/signup/css/tokens.css');
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(styles.map(() => 200));
    },
  );

  test.each([
    ['/nowhere?studyId=1', '/?studyId=1'],
    ['/some/old/page', '/'],
    ['/es/nowhere', '/signup/es'],
  ])('a person at the unknown address %s is led to %s', async (url, to) => {
    const { statusCode, headers } = await get(url, { accept: 'text/html' });
    expect([statusCode, headers.location]).toEqual([302, to]);
  });

  test('a program at an unknown address is told that there is nothing', async () => {
    const { statusCode, headers } = await get('/nowhere', { accept: 'application/json' });
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  test.each([
    ['a file that is not there', '/gone.html', 404, 'Page not found'],
    ['a page that cannot be made', '/signup/broken', 500, 'Algo salió mal'],
  ])('a person reads in words of %s', async (_, url, status, words) => {
    const reply = await get(url, { accept: 'text/html' });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(reply.body).toContain(words);
    expect(reply.body).not.toContain('Ann Example');
  });
});
