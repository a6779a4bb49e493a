import { expect, test } from 'vitest';
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
])('%s %s is answered %i with the security headers', async (method, url, status) => {
  const response = await server().stranger().send(method, url);
  expect(response.statusCode).toBe(status);
  expect(securityHeaders.filter((name) => response.headers[name] === undefined)).toEqual([]);
  expect(response.headers['content-security-policy']).not.toContain('unsafe');
});

test('over HTTPS browsers come by nothing else for a year, to subdomains neither', async () => {
  const secure = await startTestServer(server(), { HTTPS: 'true' });
  const response = await secure.stranger().send('GET', '/privacy-policy');
  await secure.close();
  expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('a wrong method is told which one is right', async () => {
  const response = await server().stranger().send('GET', '/api/actions');
  expect([response.headers['allow'], response.json()]).toEqual(['POST', expect.objectContaining({ error: 'method' })]);
});
