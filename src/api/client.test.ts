import type { RequestListener } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { answeringServer } from '#tests/support/answeringServer.ts';
import { openOnlinePage } from '#tests/support/onlinePage.ts';
import { addressOfCall, call } from './client.ts';
import { csrfCookie, services } from './services.ts';

describe('the address of a call', () => {
  test.each([
    ['is its path', 'session', {}, '/api/session'],
    [
      'encodes what stands in its path',
      'updateLead',
      { params: { slug: 'a/b c' }, body: {} },
      '/api/subjects/a%2Fb%20c',
    ],
    [
      'repeats lists',
      'canCallNow',
      { query: { 'indicationIds[]': [1, 2] } },
      '/api/can_call_now?indicationIds%5B%5D=1&indicationIds%5B%5D=2',
    ],
    [
      'leaves out what is absent',
      'canCallNow',
      { query: { country: 'US', postalCode: undefined } },
      '/api/can_call_now?country=US',
    ],
  ] as const)('%s', (_sentence, name, input, expected) => {
    expect(addressOfCall(services[name], input)).toBe(expected);
  });
});

const ask = () => call('initialPayload', { query: { signup: 'ws10', language: 'en' } });

describe('a server that misbehaves', () => {
  const { page, answers } = answeringServer();

  test.each([
    [500, 'a page of a proxy', {}, { status: 500, code: 'unknown', isTransient: true }],
    [429, '{"error":"rate"}', { 'retry-after': '7' }, { code: 'rate', retryAfterSeconds: 7, isTransient: true }],
    [503, '', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { retryAfterSeconds: undefined, isTransient: true }],
    [409, '{"error":"inFlight"}', {}, { code: 'inFlight', isTransient: true }],
    [409, '{"error":"conflict"}', {}, { code: 'conflict', isTransient: false }],
    [403, '{"error":"origin"}', {}, { code: 'origin', isTransient: false }],
    [404, '[]', { 'x-request-id': 'r-1' }, { code: 'unknown', requestId: 'r-1', isTransient: false }],
  ])('answers %i with "%s" %j', async (status, body, headers, expected) => {
    answers((_request, response) => response.writeHead(status, headers).end(body));
    await expect(ask()).rejects.toMatchObject(expected);
    expect(page().sent).toHaveLength(1);
  });

  test('says so when the server cannot be reached', async () => {
    page().trouble(/payload/, 'away');
    await expect(ask()).rejects.toMatchObject({ status: 0, code: 'network', isTransient: true });
  });

  test.each([
    ['before its head', () => undefined],
    ['in the middle of its body', (_request, response) => response.writeHead(200).write('{"a":')],
  ] as [string, RequestListener][])('says so when the answer stops %s', async (_where, stopping) => {
    answers(stopping);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 200));
    await expect(ask()).rejects.toMatchObject({ status: 0, code: 'timeout', isTransient: true });
    expect(spy).toHaveBeenCalledWith(10_000);
  });

  test('lets a call outlive the page only while browsers allow it', async () => {
    page().cookies.set(csrfCookie, 'of a session');
    const outlives: unknown[] = [];
    const reach = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      outlives.push(init.keepalive);
      return reach(path, init);
    });
    answers((_request, response) => response.writeHead(204).end());
    for (const length of [10, 20_000]) {
      const body = { severity: 'error' as const, message: 'x'.repeat(length) };
      await call('reportError', { body }, { keepalive: true });
    }
    expect(outlives).toEqual([true, false]);
  });
});

test('every call carries its cookies', async () => {
  const carried: unknown[] = [];
  vi.stubGlobal('document', { cookie: `${csrfCookie}=token` });
  vi.stubGlobal('fetch', (_path: string, { credentials }: RequestInit) => {
    carried.push(credentials);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  await call('canCallNow', { query: { country: 'US' } }).catch(() => undefined);
  await call('reportError', { body: { severity: 'error', message: 'x' } });
  expect(carried).toEqual(['include', 'include']);
});

test('a reading call asks the browser for no cookie, which it would wait for', async () => {
  const page = openOnlinePage('http://127.0.0.1:1');
  const cookie = vi.fn(() => `${csrfCookie}=token`);
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: cookie }));
  try {
    await expect(ask()).rejects.toMatchObject({ code: 'network' });
    await expect(call('canCallNow', { query: { country: 'US' } })).rejects.toMatchObject({ code: 'network' });
    expect(cookie).not.toHaveBeenCalled();
    const body = { severity: 'error' as const, message: 'x' };
    await expect(call('reportError', { body })).rejects.toMatchObject({ code: 'network' });
    expect(cookie).toHaveBeenCalled();
  } finally {
    page.close();
  }
});
