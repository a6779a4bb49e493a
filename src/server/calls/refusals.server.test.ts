import { expect, test } from 'vitest';
import { examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';

/** Larger than any number that the tables can hold. */
const huge = 2 ** 31;

/** What each call refuses: the status and the field it names. */
const refusals: readonly (readonly [
  sentence: string,
  method: string,
  url: string,
  body: unknown,
  status: number,
  field: string,
])[] = [
  ['an unknown study has no criteria', 'GET', '/api/studies/999/criteria', undefined, 404, 'studyId'],
  ['a study that is no number', 'GET', '/api/studies/one/criteria', undefined, 400, 'studyId'],
  ['the number of a study that none can have', 'GET', `/api/studies/${huge}/criteria`, undefined, 400, 'studyId'],
  ['such a number in a list', 'GET', `/api/studies?ids[]=1&ids[]=${huge}&locale=en`, undefined, 400, 'ids[].1'],
  [
    'such a number in a body',
    'POST',
    '/api/subjects/already_matched',
    { phone: '+12125550199', studyId: huge },
    400,
    'studyId',
  ],
  [
    'such a number in a list in a body',
    'POST',
    '/api/subjects/subreg/indications',
    { slug: 'nobody-here', indications: [{ id: 101 }, { id: huge }] },
    400,
    'indications.1.id',
  ],
  [
    'a click for a study that none can have',
    'POST',
    '/api/ad_security/click',
    { studyId: huge, utm_source: 'newsletter' },
    400,
    'studyId',
  ],
  ['an unknown query key', 'GET', '/api/studies/1/criteria?lang=es', undefined, 400, 'lang'],
  [
    'sites of an unknown study',
    'GET',
    '/api/sites/search?studyId=999&postalCode=60611&country=US',
    undefined,
    404,
    'studyId',
  ],
  [
    'sites in an unknown country',
    'GET',
    '/api/sites/search?studyId=1&postalCode=60611&country=FR',
    undefined,
    400,
    'country',
  ],
  ['a postal code that is missing', 'GET', '/api/postal_codes/verify?country=USA', undefined, 400, 'postalCode'],
  [
    'a payload in an unknown language',
    'GET',
    '/api/initial_payload?signup=ws10&language=fr',
    undefined,
    400,
    'language',
  ],
  ['categories in an unknown language', 'GET', '/api/indication_categories?locale=de', undefined, 400, 'locale'],
  [
    'a NUL in the query',
    'GET',
    '/api/postal_codes/verify?country=USA&postalCode=9%000210',
    undefined,
    400,
    'postalCode',
  ],
  ['a call without a country', 'GET', '/api/can_call_now', undefined, 400, 'country'],
  ['a number where text belongs', 'POST', '/api/phone/validate', { phone: 5, country: 'US' }, 400, 'phone'],
  [
    'text where a number belongs',
    'POST',
    '/api/subjects/already_matched',
    { phone: '+1', studyId: '1' },
    400,
    'studyId',
  ],
  [
    'an action code in capitals',
    'POST',
    '/api/actions',
    { ...examples.actions.body, actions: ['DROP'] },
    400,
    'actions.0',
  ],
  ['a severity that is none', 'POST', '/api/errors', { severity: 'fatal', message: 'x' }, 400, 'severity'],
  ['a NUL in a text', 'POST', '/api/errors', { severity: 'error', message: 'a\0b' }, 400, 'message'],
  ['half a character in a text', 'POST', '/api/errors', { severity: 'error', message: 'a\ud800b' }, 400, 'message'],
  ['a body that is a list', 'POST', '/api/errors', [], 400, 'body'],
  ['a body that is no JSON', 'POST', '/api/errors', '{"severity":', 400, 'body'],
  [
    'a screening result without a lead',
    'POST',
    '/api/subjects/subreg/screening',
    { slug: 'nobody-here', studyId: 1, passed: true },
    404,
    'slug',
  ],
  [
    'a screening result for a study that none can have',
    'POST',
    '/api/subjects/subreg/screening',
    { slug: 'nobody-here', studyId: huge, passed: true },
    400,
    'studyId',
  ],
];

const server = testServer();

test.each(refusals)('%s is refused', async (_sentence, method, url, body, status, field) => {
  const visitor = await server().visitor();
  const response = await visitor.send(method, url, body);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ error: expect.any(String), message: expect.any(String), field });
});
