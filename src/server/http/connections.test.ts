import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addConnections, type ConnectionLimits } from './connections.ts';
import { beginRequest, listen, receivedBy } from './testing/slowClient.ts';

async function serverWith(limits: Partial<ConnectionLimits>, isBehindProxy = false) {
  const app = fastify({ forceCloseConnections: true });
  addConnections(app, { isLimited: true, isBehindProxy, lifecycle: { isStopping: false } }, limits);
  let connections = 0;
  app.server.on('connection', () => void (connections += 1));
  app.get('/quick', () => 'done');
  app.get('/never', () => new Promise(() => undefined));
  const port = await listen(app);
  const opened = async (from: string, request = '') => {
    const before = connections;
    const socket = beginRequest(port, request, from);
    await expect.poll(() => connections).toBe(before + 1);
    return socket;
  };
  return { app, port, opened };
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const quick = async (port: number) => (await fetch(`http://127.0.0.1:${port}/quick`)).text();

test('of too many connections of one address the oldest without a request goes, and others are served', async () => {
  const { app, port, opened } = await serverWith({ ofAddress: 2 });
  const busy = await opened('127.0.0.2', request('/never'));
  const silent = await opened('127.0.0.2');
  const newest = await opened('127.0.0.2');
  expect(await receivedBy(silent)).toBe('');
  expect([await quick(port), busy.readyState, newest.readyState]).toEqual(['done', 'open', 'open']);
  await app.close();
});

test('of too many in all the oldest goes, whosever it is; a proxy has as many as it likes', async () => {
  const { app, port, opened } = await serverWith({ all: 3, ofAddress: 1 }, true);
  const first = await opened('127.0.0.2');
  const others = [await opened('127.0.0.2'), await opened('127.0.0.2')];
  expect(await quick(port)).toBe('done');
  expect(await receivedBy(first)).toBe('');
  expect(others.map(({ readyState }) => readyState)).toEqual(['open', 'open']);
  await app.close();
});

test('a connection that sends requests without waiting for answers is ended', async () => {
  const { app, opened } = await serverWith({ requests: 2 });
  const patient = await opened('127.0.0.2', request('/never').repeat(2));
  const hasty = await opened('127.0.0.2', request('/never').repeat(3));
  expect([await receivedBy(hasty), patient.readyState]).toEqual(['', 'open']);
  await app.close();
});

test('each answer of a server that is told to stop ends its connection, which it says: the next request goes elsewhere', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  const lifecycle = { isStopping: false };
  addConnections(app, { isLimited: false, isBehindProxy: false, lifecycle });
  let answer: (() => void) | undefined;
  app.get('/quick', () => 'done');
  app.get('/open', () => new Promise<string>((resolve) => (answer = () => resolve('done'))));
  const port = await listen(app);
  const connectionOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('connection');
  const [before, open] = [await connectionOf('/quick'), connectionOf('/open')];
  await expect.poll(() => answer).toBeDefined();
  lifecycle.isStopping = true;
  const draining = await connectionOf('/quick');
  const closed = app.close();
  answer?.();
  expect([before, draining, await open]).toEqual(['keep-alive', 'close', 'close']);
  await closed;
});

test('a server that closes waits for no connection without an open request, though it was never used', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  addConnections(app, { isLimited: false, isBehindProxy: false, lifecycle: { isStopping: false } });
  const connected = new Promise((resolve) => app.server.once('connection', resolve));
  const unused = beginRequest(await listen(app), '');
  await connected;
  await app.close();
  expect(await receivedBy(unused)).toBe('');
});
