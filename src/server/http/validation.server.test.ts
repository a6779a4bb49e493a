import { expect, test } from 'vitest';
import { testServer } from '#src/server/testing/testServer.ts';
import { bodyLimitOf } from './limits.ts';
import { everyWrite, keyed } from '#src/server/http/testing/everyWrite.ts';

const server = testServer();

test('every writing call refuses an unknown key by its name, and too much', async () => {
  const visitor = await server().visitor();
  for (const { name, method, url, body } of await everyWrite(visitor)) {
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

test('a body that nests without end is refused', async () => {
  const visitor = await server().visitor();
  const response = await visitor.send('POST', '/api/errors', `${'['.repeat(60_000)}${']'.repeat(60_000)}`);
  expect(response.statusCode).toBe(400);
});
