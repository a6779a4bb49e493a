import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { exampleLead, examples } from '#src/server/testing/examples.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const securityHeaders = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

const server = testServer();

test.each([
  ['GET', '/api/nothing', 404],
  ['GET', '/nothing.html', 404],
  ['GET', '/signup/js/missing-Ab12Cd34.js', 404],
  ['GET', '/signup/js/..%2f..%2fpackage.json', 404],
  ['DELETE', '/api/subjects', 405],
  ['PUT', '/api/indication_categories', 405],
  ['TRACE', '/signup/ws10/home', 404],
  ['GET', '/api/subjects/some-slug-of-mine', 405],
  ['POST', '/api/errors', 403],
  ['GET', '/%zz', 400],
  ['GET', '/api/studies/x/criteria', 400],
  ['GET', '/signup/ws10/home', 503],
  ['GET', '/privacy-policy', 200],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['OPTIONS', '/api/subjects', 404],
])('%s %s is answered %i with the security headers, and to no other origin', async (method, url, status) => {
  const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const response = await server().stranger().send(method, url, undefined, foreign);
  expect(response.statusCode).toBe(status);
  expect(securityHeaders.filter((name) => response.headers[name] === undefined)).toEqual([]);
  expect(response.headers['content-security-policy']).not.toContain('unsafe');
  expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('every answer keeps our addresses from other sites, and runs no plug-in and nothing that is not a file of ours', async () => {
  for (const url of ['/signup/ws10/home', '/api/nothing', '/privacy-policy', '/%zz']) {
    const { headers } = await server().stranger().send('GET', url);
    const policy = String(headers['content-security-policy']);
    expect([url, headers['referrer-policy'], headers['x-frame-options']]).toEqual([url, 'same-origin', 'DENY']);
    expect(policy).toMatch(/^default-src 'none';.*base-uri 'none';.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/object-src|unsafe|\*|https?:(?=[ ;]|$)/);
  }
});

test('a call in another spelling, or without HTTPS, is refused and led nowhere', async () => {
  const own = await startTestServer(server(), { HTTPS: 'true', TRUST_PROXY: '127.0.0.1' });
  const proto = { 'x-forwarded-proto': 'http' };
  const answers = [
    await own.stranger().send('GET', '/api/indication_categories/', undefined, proto),
    await own.stranger().send('GET', '/API/indication_categories', undefined, proto),
    await own.stranger().send('GET', '//api/indication_categories', undefined, proto),
    await own.stranger().send('POST', '/api/subjects', exampleLead(), proto),
  ];
  await own.close();
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [404, undefined],
    [404, undefined],
    [404, undefined],
    [403, undefined],
  ]);
});

test.each(['[::1', 'ex%ample', 'a b', 'a/b', 'a@b', 'a:b:c', 'localhost:99999'])(
  'a request to the host "%s" is refused before anything makes an address of it',
  async (host) => {
    const visitor = await server().visitor();
    const answers = [
      await visitor.call('sendCode', examples.sendCode, { host }),
      await visitor.call('startEsign', examples.startEsign, { host }),
      await visitor.send('GET', '/privacy-policy', undefined, { host }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(answers[0]?.json()).toMatchObject({ error: 'invalid', field: 'Host' });
  },
);

let port: number;
beforeAll(async () => void (port = Number(new URL(await server().app.listen({ port: 0, host: '127.0.0.1' })).port)));

/** All that is answered to these lines. */
function whole(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}

/** The first line of what is answered to these lines, and which security headers it lacks. */
async function answered(...lines: string[]) {
  const [first = '', ...others] = (await whole(...lines)).toLowerCase().split('\r\n');
  const lacking = securityHeaders.filter((name) => !others.some((line) => line.startsWith(`${name}:`)));
  return [first.slice('http/1.1 '.length), lacking];
}

test.each([
  ['one host', 'HTTP/1.1', ['Host: trials.example'], '200 ok'],
  [
    'two hosts, of which a proxy may have read the other one',
    'HTTP/1.1',
    ['Host: a.example', 'Host: b.example'],
    '400',
  ],
  ['one host twice', 'HTTP/1.1', ['Host: a.example', 'X-Other: 1', 'HOST: a.example'], '400'],
  ['no host', 'HTTP/1.1', [], '400'],
  ['no host, as programs did before there were any', 'HTTP/1.0', [], '200 ok'],
  ['an expectation that nobody knows', 'HTTP/1.1', ['Host: a.example', 'Expect: tea'], '200 ok'],
])('a request with %s is answered in words, with the security headers', async (_what, version, lines, status) => {
  const [first, lacking] = await answered(`GET /healthz ${version}`, ...lines);
  expect([first?.slice(0, status.length), lacking]).toEqual([status, []]);
});

const long = 'x'.repeat(20_000);
const ofBrowser = ['Host: localhost:3000', 'Accept: text/html,*/*', 'Accept-Language: es-MX,en'];

const tooLong = ['<h1>No se pudo abrir esta página</h1>', '<h2>This page could not be opened</h2>'];
const unknown = ['<h1>Página no encontrada</h1>', '<h2>Page not found</h2>'];
const headingsOf = (page: string) => page.match(/<h\d>.*?<\/h\d>/g);

test.each([
  ['an address that is too long', '431', tooLong, [`GET /signup/ws10/home?x=${long} HTTP/1.1`, ...ofBrowser]],
  ['too many cookies', '431', tooLong, ['GET /signup/ws10/home HTTP/1.1', ...ofBrowser, `Cookie: x=${long}`]],
  ['a form with too many', '431', tooLong, ['POST /my-data/x HTTP/1.1', ...ofBrowser, `Cookie: x=${long}`]],
  ['the address of a file that is none', '400', unknown, ['GET /x.html%zz HTTP/1.1', ...ofBrowser]],
  ['a form to an address that is none', '400', unknown, ['POST /my-data/%zz HTTP/1.1', ...ofBrowser]],
  ['an address with bare letters', '400', unknown, ['GET /signup/ñ HTTP/1.1', ...ofBrowser]],
])('%s leads a person to a page in both languages, theirs first', async (_what, status, headings, lines) => {
  const [first, lacking] = await answered(...lines);
  const page = await whole(...lines);
  expect([first?.slice(0, 3), lacking]).toEqual([status, []]);
  expect(page).toMatch(/content-type: text\/html; charset=utf-8\r\n/);
  expect(headingsOf(page)).toEqual(headings);
});

test('a head that did not arrive in time is answered with a page, since nobody knows whose it is', async () => {
  const connected = once(server().app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nAccept: text/h');
  const [arriving] = await connected;
  const error = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server().app.server.emit('clientError', error, arriving);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*\ncontent-type: text\/html; charset=utf-8\r\n/);
  expect(headingsOf(answer)).toEqual(['<h1>Something went wrong</h1>', '<h2>Algo salió mal</h2>']);
});

test.each([
  ['a call of a page', ['GET /api/session HTTP/1.1', ...ofBrowser]],
  ['a program', ['GET /signup/ws10/home HTTP/1.1', 'Host: localhost']],
])('%s with headers that are too long gets a problem as JSON', async (_what, lines) => {
  expect(await whole(...lines, `X-Long: ${long}`)).toMatch(/^HTTP\/1\.1 431 [^]*\r\n\r\n{"error":"tooLarge"/);
});

test('hosts are named by name or address, with a port or without', async () => {
  for (const host of ['trials.example', 'work_1.example:8443', '127.0.0.1:3000', '[::1]:3000', 'xn--bcher-kva.example'])
    expect((await server().stranger().send('GET', '/privacy-policy', undefined, { host })).statusCode).toBe(200);
});

test('over HTTPS browsers come by nothing else for a year, to subdomains neither', async () => {
  const secure = await startTestServer(server(), { HTTPS: 'true' });
  const ask = (url: string) => secure.stranger().send('GET', url);
  const answers = await Promise.all(['/privacy-policy', '/api/nothing', '/x%zz'].map(ask));
  await secure.close();
  for (const { headers } of answers)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('a wrong method is told which one is right', async () => {
  const response = await server().stranger().send('GET', '/api/actions');
  expect([response.headers['allow'], response.json()]).toEqual(['POST', expect.objectContaining({ error: 'method' })]);
});
