import { setImmediate as turn } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addErrorHandler } from './errors.ts';
import { addStrain } from './strain.ts';
import { listen } from './testing/slowClient.ts';

/** Longer than the second over which the lag is measured. */
const BLOCK_MS = 1100;

async function standStill() {
  for (const end = performance.now() + BLOCK_MS; performance.now() < end;);
  await turn();
}

async function strainedServer() {
  const time = { now: 0 };
  const app = fastify();
  addErrorHandler(app, () => '<h1>Busy</h1>');
  await addStrain(app, { shedLoadMs: 1, now: () => time.now });
  for (const url of ['/page', '/api/call', '/healthz', '/signup/css/page.css']) app.get(url, () => 'done');
  const get = (url: string, accept = 'text/html,*/*;q=0.8') => app.inject({ url, headers: { accept } });
  return { app, time, get };
}

test('the lag of a server that begins is no overload, and later it is', async () => {
  const { app, time, get } = await strainedServer();
  await standStill();
  await listen(app);
  expect((await get('/page')).statusCode).toBe(200);
  time.now = 9_999;
  await standStill();
  expect((await get('/page')).statusCode).toBe(200);
  time.now = 10_000;
  expect((await get('/page')).statusCode).toBe(503);
  await app.close();
});

test('people who are turned away get a page, programs a problem, and probes and files are answered', async () => {
  const { app, time, get } = await strainedServer();
  await listen(app);
  time.now = 10_000;
  await standStill();
  const [page, call, program] = [await get('/page'), await get('/api/call'), await get('/page', '*/*')];
  const always = [await get('/healthz'), await get('/signup/css/page.css')].map(({ statusCode }) => statusCode);
  await app.close();
  expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
    503,
    '10',
    'no-store',
  ]);
  expect([page.headers['content-type'], page.body]).toEqual(['text/html; charset=utf-8', '<h1>Busy</h1>']);
  for (const { statusCode, headers, body } of [call, program])
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
      503,
      '10',
      expect.objectContaining({ error: 'busy' }),
    ]);
  expect(always).toEqual([200, 200]);
});
