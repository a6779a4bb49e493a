import { once } from 'node:events';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addErrorHandler } from './errors.ts';
import { RequestMetrics } from './requestMetrics.ts';
import { beginRequest, headOf, listen, receivedBy } from './testing/slowClient.ts';
import { addTransfers, type Patience } from './transfers.ts';
import type { UnreadableAnswers } from './unreadable.ts';

function* parts() {
  for (let part = 0; part < 600; part += 1) yield 'x'.repeat(50_000);
}

const unreadable: UnreadableAnswers = {
  headers: {},
  pageOf: ({ method }, code) => `<h1>${method} ${code}</h1>`,
  tell: () => undefined,
};

async function serverWith(patience: Partial<Patience>) {
  const app = fastify({ forceCloseConnections: true });
  const metrics = new RequestMetrics();
  addErrorHandler(app);
  addTransfers(app, { metrics, unreadable }, { everyMs: 20, ...patience });
  app.post('/echo', async ({ body }) => body);
  app.get('/large', (_request, reply) => reply.send(Readable.from(parts())));
  const port = await listen(app);
  const ended = async () =>
    (await metrics.registry.getMetricsAsJSON()).flatMap(({ name, values }) =>
      name === 'openscreener_connections_ended_total' ? values.map(({ labels, value }) => [labels['what'], value]) : [],
    );
  return { app, port, ended };
}

test('a body that does not come on is told so and ended, and a quick one is taken', async () => {
  const { app, port, ended } = await serverWith({ bodyMs: 100 });
  const slow = beginRequest(port, `${headOf('/echo', 100)}{`);
  const reply = await receivedBy(slow);
  const quick = await fetch(`http://127.0.0.1:${port}/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(reply).toMatch(/^HTTP\/1\.1 408 [^]*"error":"timeout"/);
  expect(await quick.json()).toEqual({ a: 1 });
  expect(await ended()).toEqual([['body', 1]]);
  await app.close();
});

test('whoever sends a form too slowly is told so on a page', async () => {
  const { app, port } = await serverWith({ bodyMs: 100 });
  const form = beginRequest(port, headOf('/echo', 100).replace('\r\n', '\r\nAccept: text/html\r\n'));
  expect(await receivedBy(form)).toMatch(/^HTTP\/1\.1 408 [^]*\r\n\r\n<h1>POST timeout<\/h1>$/);
  await app.close();
});

test('a body that comes slowly, byte by byte, is ended as well', async () => {
  const { app, port } = await serverWith({ bodyMs: 100 });
  const slow = beginRequest(port, headOf('/echo', 1000));
  const timer = setInterval(() => slow.write(' '), 10);
  expect(await receivedBy(slow)).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(timer);
  await app.close();
});

test.each([
  ['too many bodies', { bodies: 2 }],
  ['bodies of too many bytes', { bodyBytes: 25_000 }],
])('of %s the oldest is ended', async (_sentence, patience) => {
  // None of them is ended for being slow.
  const { app, port, ended } = await serverWith({ bodyMs: 600_000, ...patience });
  let begun = 0;
  app.server.on('request', () => void (begun += 1));
  const slow = [];
  for (const place of [1, 2, 3]) {
    const socket = beginRequest(port, headOf('/echo', 20_000));
    await expect.poll(() => begun).toBe(place);
    // What comes with the head is not counted.
    socket.write(' '.repeat(10_000));
    slow.push(socket);
  }
  const [first, ...others] = slow;
  expect(first && (await receivedBy(first))).toMatch(/^HTTP\/1\.1 408 /);
  expect([await ended(), others.map(({ readyState }) => readyState)]).toEqual([[['body', 1]], ['open', 'open']]);
  for (const socket of others) socket.destroy();
  await app.close();
});

test.each([
  ['too many bodies', { bodies: 3 }],
  ['bodies of too many bytes', { bodyBytes: 25_000 }],
])('of %s one of the address is ended that has most, and no other that began before', async (_sentence, patience) => {
  const { app, port } = await serverWith({ bodyMs: 600_000, ...patience });
  let begun = 0;
  app.server.on('request', () => void (begun += 1));
  const begin = async (from: string) => {
    const socket = beginRequest(port, headOf('/echo', 20_000), from);
    const place = begun + 1;
    await expect.poll(() => begun).toBe(place);
    socket.write(' '.repeat(9000));
    return socket;
  };
  const visitor = await begin('127.0.0.1');
  const crowd = [await begin('127.0.0.2'), await begin('127.0.0.2'), await begin('127.0.0.2')];
  expect(crowd[0] && (await receivedBy(crowd[0]))).toMatch(/^HTTP\/1\.1 408 /);
  visitor.write(`${' '.repeat(10_998)}{}`);
  const [answer] = (await once(visitor, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of [visitor, ...crowd]) socket.destroy();
  await app.close();
});

test('an answer that nobody takes is ended, and one that is taken is not', async () => {
  const { app, port, ended } = await serverWith({ answerMs: 400 });
  const slow = beginRequest(port, 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n').pause();
  await expect.poll(ended).toEqual([['answer', 1]]);
  const closed = once(slow, 'close');
  slow.resume();
  await closed;
  const quick = await (await fetch(`http://127.0.0.1:${port}/large`)).text();
  expect([slow.bytesRead < 30_000_000, quick.length]).toEqual([true, 30_000_000]);
  await app.close();
});
