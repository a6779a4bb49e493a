import { expect, test } from 'vitest';
import { examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();

test.each([
  ['everything fits', {}, true],
  ['too young', { birthDate: '2015-01-01' }, false],
  ['no site is near', { postalCode: '99762' }, false],
  ['the body mass is outside', { studyId: 1, weightKg: 500 }, false],
])('the check of partners when %s', async (_sentence, changes, qualified) => {
  const visitor = await server().visitor();
  const response = await visitor.call('partnerCheck', { body: { ...examples.partnerCheck.body, ...changes } });
  expect(response.json()).toEqual({ qualified });
});

test.each([
  [{ studyId: 999 }, 404, 'studyId'],
  [{ birthDate: '2030-01-01' }, 400, 'birthDate'],
  [{ heightCm: 10 }, 400, 'heightCm'],
  [{ postalCode: 'x' }, 400, 'postalCode'],
])('a check with %o is refused %i for %s', async (changes, status, field) => {
  const visitor = await server().visitor();
  const body = { ...examples.partnerCheck.body, ...changes };
  const response = await visitor.send('POST', '/api/partner/bio_qualification', body);
  expect([response.statusCode, response.json()]).toEqual([status, expect.objectContaining({ field })]);
});
