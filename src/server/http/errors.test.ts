import fastify from 'fastify';
import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { addErrorHandler } from './errors.ts';

const coded = (code: string, message = 'holds a marker') => Object.assign(new Error(message), { code });

test.each([
  [
    'a refusal says its own words',
    new Refusal(409, { error: 'conflict', message: 'Taken.' }),
    409,
    'conflict',
    undefined,
  ],
  ['a connection that is refused', coded('ECONNREFUSED'), 503, 'unavailable', '5'],
  ['a connection that broke', coded('08006'), 503, 'unavailable', '5'],
  ['a database that stops', coded('57P01'), 503, 'unavailable', '5'],
  ['too many connections', coded('53300'), 503, 'unavailable', '5'],
  ['a disk that is full', coded('53100'), 503, 'unavailable', '5'],
  ['a database that takes no changes, as a standby does', coded('25006'), 503, 'unavailable', '5'],
  ['a database that lets nobody of our name in', coded('28000'), 503, 'unavailable', '5'],
  ['a database that does not take our password', coded('28P01'), 503, 'unavailable', '5'],
  ['a database that is being replaced', coded('3D000'), 503, 'unavailable', '5'],
  ['a deadlock', coded('40P01'), 503, 'unavailable', '5'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 503, 'unavailable', '5'],
  ['an event loop that stands still', coded('FST_UNDER_PRESSURE'), 503, 'unavailable', '10'],
  ['a value that no column holds', coded('22P02'), 400, 'invalid', undefined],
  [
    'a client error of the web server',
    Object.assign(new Error('marker'), { statusCode: 414 }),
    414,
    'invalid',
    undefined,
  ],
  ['anything else', new Error('marker'), 500, 'fault', undefined],
])('%s', async (_sentence, error, status, code, retryAfter) => {
  const app = fastify();
  addErrorHandler(app);
  app.get('/', () => Promise.reject(error));
  const response = await app.inject('/');
  await app.close();
  expect([response.statusCode, response.json<{ error: string }>().error, response.headers['retry-after']]).toEqual([
    status,
    code,
    retryAfter,
  ]);
  expect(response.body).not.toContain('marker');
});

const fail = () => Promise.reject(coded('08006'));

test('people get a page by the code of what went wrong, programs and calls the problem', async () => {
  const app = fastify();
  addErrorHandler(app, (_request, code) => `<h1>${code}</h1>`);
  app.get('/my-data', fail);
  app.post('/my-data', fail);
  app.get('/api/study', fail);
  app.get('/refused', () => Promise.reject(new Refusal(409, { error: 'conflict', message: 'Taken.' })));
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
  const ask = async (method: 'GET' | 'POST', url: string, accept = 'text/html,*/*;q=0.8', type?: string) => {
    const sent = { accept, ...(type !== undefined && { 'content-type': type }) };
    const { statusCode, headers, body } = await app.inject({ method, url, headers: sent });
    return [statusCode, headers['content-type']?.toString().split(';')[0], headers['retry-after'], body.slice(0, 20)];
  };
  const problem = [503, 'application/json', '5', '{"error":"unavailabl'];
  const page = [503, 'text/html', '5', '<h1>unavailable</h1>'];
  expect(await ask('GET', '/my-data')).toEqual(page);
  expect(await ask('GET', '/refused')).toEqual([409, 'text/html', undefined, '<h1>conflict</h1>']);
  expect(await ask('GET', '/my-data', '*/*')).toEqual(problem);
  expect(await ask('POST', '/my-data', 'application/json')).toEqual(problem);
  expect(await ask('POST', '/my-data', 'text/html', 'application/x-www-form-urlencoded')).toEqual(page);
  expect((await ask('POST', '/my-data', 'text/html', 'multipart/form-data'))[1]).toBe('text/html');
  expect(await ask('GET', '/api/study')).toEqual(problem);
  await app.close();
});
