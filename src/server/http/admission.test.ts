import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addAdmission, type Places } from './admission.ts';
import { Backlog } from './backlog.ts';
import { addErrorHandler } from './errors.ts';
import { beginRequest, headOf, listen, receivedBy } from './testing/slowClient.ts';

/** A server with a slow call, a quick one and a page, and the answers of the slow one, to be given by the test. */
function serverWith(places: Places) {
  const app = fastify({ trustProxy: true });
  addErrorHandler(app);
  addAdmission(app, places);
  const open: (() => void)[] = [];
  app.get('/api/slow', () => new Promise<string>((resolve) => void open.push(() => resolve('done'))));
  app.post('/api/quick', () => 'done');
  app.get('/page', () => 'page');
  const slow = (address: string) => app.inject({ url: '/api/slow', headers: { 'x-forwarded-for': address } });
  return { app, open, slow };
}

test('calls beyond the limit are told to wait, and pages and later calls are served', async () => {
  const { app, open, slow } = serverWith({ all: 2, ofAddress: 0 });
  const first = [slow('192.0.2.1'), slow('192.0.2.1')];
  await expect.poll(() => open.length).toBe(2);
  const [third, page] = [await slow('192.0.2.2'), await app.inject('/page')];
  for (const finish of open) finish();
  const taken = await Promise.all(first);
  const later = slow('192.0.2.1');
  await expect.poll(() => open.length).toBe(3);
  open[2]?.();
  expect([third.statusCode, third.headers['retry-after'], page.body]).toEqual([503, '2', 'page']);
  expect([...taken, await later].map(({ body }) => body)).toEqual(['done', 'done', 'done']);
  await app.close();
});

test('a call whose address is spelt in another way takes a place too', async () => {
  const { app, open, slow } = serverWith({ all: 1, ofAddress: 0 });
  const first = slow('192.0.2.1');
  await expect.poll(() => open.length).toBe(1);
  const quick = await app.inject({ method: 'POST', url: '/%61pi/quick' });
  open[0]?.();
  await first;
  const spelt = app.inject('/%61p%69/slow');
  await expect.poll(() => open.length).toBe(2);
  const second = await slow('192.0.2.2');
  open[1]?.();
  expect([quick.statusCode, (await spelt).statusCode, second.statusCode]).toEqual([503, 200, 503]);
  await app.close();
});

test('one address takes a share of the places alone', async () => {
  const { app, open, slow } = serverWith({ all: 4, ofAddress: 1 });
  const first = slow('192.0.2.1');
  await expect.poll(() => open.length).toBe(1);
  const second = await slow('192.0.2.1');
  const other = slow('192.0.2.2');
  await expect.poll(() => open.length).toBe(2);
  for (const finish of open) finish();
  expect([(await first).statusCode, second.statusCode, (await other).statusCode]).toEqual([200, 503, 200]);
  await app.close();
});

test('a body that is still arriving has no place, and one that was left gives none away', async () => {
  const { app } = serverWith({ all: 1, ofAddress: 1 });
  let begun = 0;
  app.addHook('onRequest', async () => void (begun += 1));
  const port = await listen(app);
  const slow = [1, 2, 3].map(() => beginRequest(port, `${headOf('/api/quick', 100)}{`));
  await expect.poll(() => begun).toBe(3);
  const quick = () => fetch(`http://127.0.0.1:${port}/api/quick`, { method: 'POST' });
  const during = await quick();
  for (const socket of slow) socket.destroy();
  const after = await quick();
  expect([during.status, after.status]).toEqual([200, 200]);
  await app.close();
});

test('while more is sent than one process gets through, calls are turned away before they wait for long', async () => {
  const app = fastify();
  addErrorHandler(app);
  addAdmission(app, { all: 1000, ofAddress: 0, backlog: new Backlog() });
  app.get('/api/heavy', () => {
    for (const end = performance.now() + 5; performance.now() < end;);
    return 'done';
  });
  const port = await listen(app);
  let open = 0;
  app.server.on('connection', () => (open += 1));
  const sockets = Array.from({ length: 100 }, () => connect({ host: '127.0.0.1', port }));
  await expect.poll(() => open).toBe(100);
  // All of it is there before the server reads the first.
  for (const socket of sockets) socket.write('GET /api/heavy HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const answers = await Promise.all(sockets.map(receivedBy));
  await app.close();
  const count = (status: string) => answers.filter((answer) => answer.startsWith(`HTTP/1.1 ${status}`)).length;
  expect(count('200') + count('503')).toBe(100);
  expect([count('200') > 0, count('503') > 50]).toEqual([true, true]);
});
