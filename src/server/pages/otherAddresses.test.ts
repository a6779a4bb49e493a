import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from '#src/server/app.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { builtPages } from './testing/builtPages.ts';
import { testCookieSecrets } from '#src/server/testing/startTestServer.ts';

const { server, get, folder } = builtPages();

test.each([
  ['/privacy-policy', 'en', 'Privacy policy'],
  ['/es/privacy-policy', 'es', 'Política de privacidad'],
  ['/terms-of-use', 'en', 'Terms of use'],
  ['/consumer-health-data-privacy-notice', 'en', 'Consumer health data privacy notice'],
  ['/es/hipaa-notice', 'es', 'Aviso de HIPAA'],
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
  ['/signup/%zz?studyId=1', '/?studyId=1'],
])('a person at the unknown address %s is led to %s', async (url, to) => {
  const { statusCode, headers } = await get(url, { accept: 'text/html' });
  expect([statusCode, headers.location]).toEqual([302, to]);
});

test.each([
  ['localhost', 'Trial Search', '/privacy-policy'],
  ['localhost', 'Trial Search', '/es/hipaa-notice'],
  ['localhost', 'Trial Search', '/my-data'],
  ['localhost', 'Trial Search', '/gone.html'],
  ['world.example', 'Trials World', '/my-data?language=es'],
  ['world.example', 'Trials World', '/signup/broken'],
])('under the host name %s the mark and the name of %s head %s', async (host, name, url) => {
  const { body } = await get(url, { host, accept: 'text/html' });
  expect(body).toMatch(
    new RegExp(`<header>[^]*<p class="brand"><svg [^>]*>.*?</svg> ${name}</p>[^]*</header>\\n<main`, 's'),
  );
});

test.each(['/appointments/change/x', '/my-data/x', '/my-data?asked=1', '/alerts/x'])(
  'who reads Spanish at %s, where nothing is to be done, begins anew in Spanish',
  async (url) => {
    const { body } = await get(url, { accept: 'text/html', 'accept-language': 'es-MX' });
    expect(body).toContain('<html lang="es"');
    expect(body).toContain('<a href="/signup/es/">');
  },
);

test('where there is no appointment, the page says whom to call', async () => {
  const { body } = await get('/appointments/change/x', { accept: 'text/html', 'accept-language': 'es-MX' });
  expect(body).toContain('Llámenos: <a href="tel:18005550100">1-800-555-0100</a>');
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

test.each([
  ['es-MX', 'es', '/gone.html', 'Página no encontrada'],
  ['es-MX', 'es', '/signup/broken', 'Algo salió mal'],
  ['de-DE', 'en', '/gone.html', 'Page not found'],
])('whose browser asks for %s reads %s first at %s', async (asked, language, url, title) => {
  const { body } = await get(url, { accept: 'text/html', 'accept-language': asked });
  expect(body).toContain(`<html lang="${language}"`);
  expect([...body.matchAll(/<section lang="(..)">\n<h(.)>/g)].map(([, lang, level]) => [lang, level])).toEqual([
    [language, '1'],
    [language === 'es' ? 'en' : 'es', '2'],
  ]);
  expect(body).toContain(`<title>${title}`);
});

test.each([
  ['trial-search', 'localhost', '/signup/s6/home'],
  ['trial-search', 'localhost', '/es/signup/ws10/home?studyId=1'],
  ['trials-world', 'world.example', '/signup/my-data/x'],
  ['trials-world', 'world.example', '/signup/nothing.html'],
])(
  'whom a busy server turns away is asked to wait in both languages and the looks of %s, at %s%s',
  async (brand, host, url) => {
    const { db, clock } = server();
    const settings = readSettings({
      PUBLIC_DIR: join(folder, 'client'),
      TRIALS_WORLD_HOSTS: 'world.example',
      LOG_LEVEL: 'silent',
    });
    const app = await buildApp({ db, searches: db, settings, cookieSecrets: testCookieSecrets, clock });
    const busy = new Refusal(503, { error: 'busy', message: 'Wait.' }, 10);
    app.addHook('onRequest', (request, _reply, done) => done(request.url.endsWith('.css') ? undefined : busy));
    const reply = await app.inject({ url, headers: { host, accept: 'text/html' } });
    expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    expect(reply.body).toContain(`data-brand="${brand}"`);
    for (const words of [
      '<section lang="en">',
      'Please wait ten seconds',
      '<section lang="es">',
      'Espere diez segundos',
      '<a href="">',
    ])
      expect(reply.body).toContain(words);
    // It has its looks while everything else is turned away.
    const sheets = [...reply.body.matchAll(/href="([^"]+\.css)"/g)].map(([, address = '']) => address);
    const found = await Promise.all(sheets.map(async (sheet) => (await app.inject(sheet)).statusCode));
    expect([found.length > 2, new Set(found)]).toEqual([true, new Set([200])]);
    await app.close();
  },
);
