import { expect, test } from 'vitest';
import { exampleLead } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { addressOfCall } from '#src/server/testing/visitor.ts';
import { bodyLimitOf } from './limits.ts';
import { everyWrite, keyed } from '#src/server/http/testing/everyWrite.ts';

const server = testServer();

test('every writing call refuses an unknown key by its name, and too much', async () => {
  const visitor = await server().visitor();
  const writes = await everyWrite(visitor);
  for (const { name, method, url, body } of writes.filter(({ body: sent }) => !(sent instanceof Uint8Array))) {
    const unknown = await visitor.send(method, url, { ...body, isAdmin: true }, keyed());
    expect([name, unknown.statusCode, unknown.json()]).toEqual([
      name,
      400,
      expect.objectContaining({ field: 'isAdmin' }),
    ]);
    const large = await visitor.send(
      method,
      url,
      { ...body, isAdmin: 'x'.repeat((bodyLimitOf(name) ?? 128 * 1024) + 1) },
      keyed(),
    );
    expect([name, large.statusCode, large.json()]).toEqual([name, 413, expect.objectContaining({ error: 'tooLarge' })]);
    const polluting = await visitor.send(method, url, '{"__proto__":{"polluted":1}}', keyed());
    expect([name, polluting.statusCode]).toEqual([name, 400]);
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('a text is no number, a number no text, and one no list: nothing in a body becomes another type', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead();
  const wrong = {
    weightKg: '70',
    firstName: 7,
    ethnicities: 1,
    dateOfBirth: ['1980-05-17'],
    siteId: '101',
    caregiver: '',
  };
  for (const [field, value] of Object.entries(wrong)) {
    const reply = await visitor.send('POST', '/api/subjects', { ...lead, [field]: value }, keyed());
    expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining({ field })]);
  }
});

test('a call that takes bytes refuses JSON, and too much before it has read it', async () => {
  const visitor = await server().visitor();
  const writes = await everyWrite(visitor);
  const ofBytes = writes.filter(({ body }) => body instanceof Uint8Array);
  expect(ofBytes.map(({ name }) => name)).toEqual(['uploadPicture']);
  for (const { name, method, url } of ofBytes) {
    const json = await visitor.send(method, url, { isAdmin: true }, keyed());
    const large = await visitor.send(method, url, new Uint8Array((bodyLimitOf(name) ?? 0) + 1), keyed());
    expect([json.statusCode, large.statusCode]).toEqual([415, 413]);
    expect([json.json(), large.json()]).toMatchObject([{ error: 'mediaType' }, { error: 'tooLarge' }]);
  }
});

test.each(['gzip', 'br', 'x-unknown'])(
  'a body packed as %s is refused with the encoding that is taken',
  async (encoding) => {
    const visitor = await server().visitor();
    const packed = { ...keyed(), 'content-encoding': encoding };
    const refused = await visitor.call('createLead', { body: exampleLead() }, packed);
    expect([refused.statusCode, refused.json(), refused.headers['accept-encoding']]).toEqual([
      415,
      expect.objectContaining({ error: 'mediaType', field: 'Content-Encoding' }),
      'identity',
    ]);
    const plain = { ...keyed(), 'content-encoding': 'identity' };
    const taken = await visitor.call('createLead', { body: exampleLead() }, plain);
    expect(taken.statusCode).toBe(201);
  },
);

test('a body that nests without end is refused', async () => {
  const visitor = await server().visitor();
  const response = await visitor.send('POST', '/api/errors', `${'['.repeat(60_000)}${']'.repeat(60_000)}`);
  expect(response.statusCode).toBe(400);
});

test.each(['1e999', '-1e999', 'Infinity'])('an address takes no number without an end, such as %s', async (endless) => {
  const visitor = await server().visitor();
  const addresses: readonly [url: string, field: string][] = [
    [`/api/scheduling/availability?timezone=UTC&to=${endless}`, 'to'],
    [`/api/site/scheduling/DEMO-1-01/availability?timezone=UTC&to=${endless}`, 'to'],
    [`/api/affiliates/US/60611?limit=${endless}`, 'limit'],
    [`/api/studies?locale=en&ids%5B%5D=1&ids%5B%5D=${endless}`, 'ids[].1'],
    [`/api/studies/${endless}/criteria`, 'studyId'],
  ];
  for (const [url, field] of addresses) {
    const { statusCode, body } = await visitor.send('GET', url);
    expect([url, statusCode, JSON.parse(body)]).toEqual([
      url,
      400,
      { error: 'invalid', message: `The field ${field} must be a finite number.`, field },
    ]);
  }
});

const many = <T>(one: T) => Array.from({ length: 10_000 }, () => one);

test('a list of a lead is no longer than there is to choose, and its numbers no larger than there are', async () => {
  const visitor = await server().visitor();
  const { additionalFields } = exampleLead();
  const bodies: readonly [body: object, field: string][] = [
    [{ ...exampleLead(), ethnicities: many(1) }, 'ethnicities'],
    [
      { ...exampleLead(), additionalFields: { ...additionalFields, adSecurityPlatformResponse: many('x') } },
      'additionalFields.adSecurityPlatformResponse',
    ],
    [{ ...exampleLead(), indications: [{ id: 1e300 }] }, 'indications.0.id'],
    [{ ...exampleLead(), responses: { 1: [1e300] } }, 'responses.1.0'],
  ];
  for (const [body, field] of bodies) {
    const reply = await visitor.send('POST', addressOfCall('createLead', { body: exampleLead() }), body, keyed());
    expect([reply.statusCode, reply.json()]).toEqual([400, expect.objectContaining({ field })]);
  }
  const { statusCode } = await visitor.send('GET', '/api/studies/1e300/criteria');
  expect(statusCode).toBe(400);
});
