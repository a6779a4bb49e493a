import { describe, expect, test } from 'vitest';
import { services } from '#src/api/services.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { openAbsent } from '#src/server/testing/engines/absent.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { sampleOf, type Schema } from './sample.ts';

describe('the documentation of the calls', () => {
  const server = testServer({ open: openAbsent });

  test('has every call, and nothing inline that the policy of the page would stop', async () => {
    const page = await server().stranger().send('GET', '/api-docs');
    const missing = Object.keys(services).filter((name) => !page.body.includes(`<details id="${name}">`));
    expect([page.statusCode, missing]).toEqual([200, []]);
    expect(page.body).toContain('Example of <code>lead.erased</code>');
    expect(page.body).not.toMatch(/<script(?![^>]+src=)|style=|onclick=/);
    const script = await server().stranger().send('GET', '/api-docs/page.js');
    expect([script.statusCode, script.headers['content-type']]).toEqual([200, expect.stringContaining('javascript')]);
  });

  test('is not there in production unless it is wanted', async () => {
    const key = Buffer.alloc(32, 1).toString('base64url');
    const shared = { DATABASE_URL: 'postgres://localhost', COOKIE_SECRET: 'x'.repeat(32), ENCRYPTION_KEYS: key };
    expect(readSettings(shared).apiDocs).toBe(false);
    expect(readSettings({ TRUST_PROXY: 'loopback' }).apiDocs).toBe(false);
    expect(readSettings({ TRUST_PROXY: 'loopback', API_DOCS: 'true' }).apiDocs).toBe(true);
    const other = await startTestServer(server(), { API_DOCS: 'false' });
    const page = await other.stranger().send('GET', '/api-docs');
    await other.close();
    expect(page.statusCode).toBe(404);
  });

  test.each<[string, Schema, unknown]>([
    ['a choice is its first value', { enum: ['b', 'a'] }, 'b'],
    ['a number is its least', { type: 'integer', minimum: 3 }, 3],
    ['a list is as long as it must be', { type: 'array', minItems: 2, items: { type: 'boolean' } }, [false, false]],
    [
      'an object has what it must have',
      { type: 'object', required: ['a'], properties: { a: { $ref: 'x' }, b: {} } },
      { a: '' },
    ],
    ['a constant is itself', { const: true }, true],
  ])('sample: %s', (_sentence, schema, sample) => {
    expect(sampleOf(schema, () => ({ type: 'string' }))).toEqual(sample);
  });
});
