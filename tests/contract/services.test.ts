import { expect, test } from 'vitest';
import type { CallName } from '#src/api/call.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { apiBasePath, services, type Service } from '#src/api/services.ts';
import { openAbsent } from '#src/server/testing/engines/absent.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import api from '#schemas/api.schema.json' with { type: 'json' };

const server = testServer({ open: openAbsent });
// `Object.entries` widens the keys of the table to text.
const rows = Object.entries(services) as [CallName, Service][];

/** Hosts of our own: the server answers for them itself. */
const ownHosts = ['api', 'consents', 'recording'];

test('every call is answered by the server or by a partner there is', () => {
  const hosts = Object.entries(api.properties).map(([name, { host }]) => `${name} by ${host}`);
  const known = [...ownHosts, ...Object.keys(readSettings({}).partners)];
  expect(hosts.filter((line) => !known.includes(line.split(' by ')[1] ?? ''))).toEqual([]);
});

test.each(rows)('%s carries what its schema names', (name, { parts, path, method }) => {
  const schema: { required: string[]; properties: object } = api.properties[name];
  const inSchema = Object.keys(schema.properties).filter((part) => part !== 'reply');
  expect(parts.toSorted()).toEqual(inSchema.toSorted());
  expect(schema.required.toSorted()).toEqual([...inSchema, 'reply'].toSorted());
  expect([...parts].includes('params')).toBe(path.includes(':'));
  expect(parts.includes('body')).toBe(method !== 'GET');
});

test('no two calls share an address', () => {
  expect(new Set(rows.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(rows.length);
});

test('the server serves every call', () => {
  const missing = rows.filter(([, { method, path }]) => !server().app.hasRoute({ method, url: apiBasePath + path }));
  expect(missing).toEqual([]);
});
