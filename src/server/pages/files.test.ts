import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages } from './testing/builtPages.ts';

const { get, folder } = builtPages();

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

test('what is text says in which characters it is written', async () => {
  for (const [name, text] of [
    ['js/icon-Ab12Cd34.svg', '<svg/>'],
    ['css/style-Ab12Cd34.css', 'a{}'],
  ] as const)
    writeFileSync(join(folder, 'client/signup', name), text);
  const paths = ['js/main-Ab12Cd34.js', 'css/style-Ab12Cd34.css', 'js/icon-Ab12Cd34.svg', 'css/print-pictures.css'];
  const answers = await Promise.all(paths.map((path) => get(`/signup/${path}`)));
  expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
    'text/javascript; charset=utf-8',
    'text/css; charset=utf-8',
    'image/svg+xml; charset=utf-8',
    'text/css; charset=utf-8',
  ]);
});

test('scripts and styles carry what acts on them, and nothing of what only a page can use', async () => {
  const paths = ['/signup/js/main-Ab12Cd34.js', '/signup/css/print-pictures.css', '/signup/js/gone-Ab12Cd34.js'];
  const [script, style, gone] = await Promise.all(paths.map((path) => get(path, { 'accept-encoding': 'br' })));
  const acting = {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  for (const { headers } of [script, style].filter((answer) => answer !== undefined)) {
    expect(headers).toMatchObject(acting);
    expect(
      Object.keys(headers)
        .filter((name) => /policy|opener|agent|x-/.test(name))
        .toSorted(),
    ).toEqual([...Object.keys(acting), 'x-request-id']);
  }
  // What says that there is none may be opened as a page.
  expect(gone?.headers).toHaveProperty('content-security-policy');
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
