import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addAdmission } from './admission.ts';
import { addErrorHandler } from './errors.ts';

test('calls beyond the limit are told to wait, and pages and later calls are served', async () => {
  const app = fastify();
  addErrorHandler(app);
  addAdmission(app, 2);
  const open: (() => void)[] = [];
  app.get('/api/slow', () => new Promise<string>((resolve) => void open.push(() => resolve('done'))));
  app.get('/page', () => 'page');
  const first = [app.inject('/api/slow'), app.inject('/api/slow')];
  await expect.poll(() => open.length).toBe(2);
  const [third, page] = [await app.inject('/api/slow'), await app.inject('/page')];
  for (const finish of open) finish();
  const taken = await Promise.all(first);
  const later = app.inject('/api/slow');
  await expect.poll(() => open.length).toBe(3);
  open[2]?.();
  expect([third.statusCode, third.headers['retry-after'], page.body]).toEqual([503, '2', 'page']);
  expect([...taken, await later].map(({ body }) => body)).toEqual(['done', 'done', 'done']);
  await app.close();
});
