import { expect, test } from 'vitest';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();

test.each([
  ['GET', '/api/affiliates/US/nowhere', undefined, 400, 'postalCode'],
  ['GET', '/api/affiliates/US/00000', undefined, 404, 'postalCode'],
  ['GET', '/api/affiliates/US/90210?limit=101', undefined, 400, 'limit'],
  ['GET', '/api/affiliates/FR/90210', undefined, 400, 'country'],
  ['GET', '/api/chat/availability?x=1', undefined, 200, undefined],
  ['POST', '/api/ad_security/click', { studyId: 1 }, 400, 'utm_source'],
  ['POST', '/api/ad_security/conversion', { studyId: 'x', utm_source: 'a' }, 400, 'studyId'],
  ['POST', '/api/messages', { path: 'subjects/delete', method: 'POST' }, 400, 'path'],
  ['POST', '/api/messages', { path: 'temp_links/demo-lead-link/patient_info', method: 'POST' }, 400, 'body'],
  ['POST', '/api/messages', { path: 'subjects/subreg/screening', method: 'POST', body: { a: 1 } }, 400, 'body'],
  ['POST', '/api/subjects/subreg/indications', { slug: 'nobody-here', indications: [{ id: 101 }] }, 404, 'slug'],
  ['POST', '/api/subjects/subreg/indications', { slug: 'nobody-here', indications: [{ id: 9 }] }, 404, 'indications'],
  ['POST', '/api/consents/lightico/start-session', { phone: '+1', firstName: 'A', lastName: 'B' }, 400, 'email'],
  ['POST', '/api/consents/brand-connect', { phone: '+1' }, 400, 'text'],
  ['POST', '/api/sr/new', { start: 1 }, 400, 'recordings'],
])('%s %s with %o is answered %i for %s', async (method, url, body, status, field) => {
  const visitor = await server().visitor();
  const response = await visitor.send(method, url, body);
  expect([response.statusCode, response.json<{ field?: string }>().field]).toEqual([status, field]);
});
