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

test('a check for a study that has closed is refused like one for a study that is not there', async () => {
  const visitor = await server().visitor();
  const setStatus = (status: 'open' | 'closed') =>
    server().db.updateTable('study').set({ status }).where('id', '=', 1).execute();
  await setStatus('closed');
  const response = await visitor.call('partnerCheck', { body: { ...examples.partnerCheck.body, studyId: 1 } });
  await setStatus('open');
  expect([response.statusCode, response.json()]).toEqual([404, expect.objectContaining({ field: 'studyId' })]);
});
