import { expect, test } from 'vitest';
import { testKeys } from '#src/server/testing/engines/testKeys.ts';
import { readSettings, type Environment } from './settings.ts';
import { startWarnings } from './startWarnings.ts';

const meetsPatients = {
  DATABASE_URL: 'postgres://localhost',
  COOKIE_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEYS: testKeys.encryptionKeys[0],
  TRUST_PROXY: '10.0.0.1',
};
const warned = (environment: Environment) => startWarnings(readSettings(environment)).map(({ setting }) => setting);

test('a server for patients that has its limits and comes by HTTPS is not warned of', () => {
  expect(warned(meetsPatients)).toEqual([]);
  expect(warned({ ...meetsPatients, TRUST_PROXY: '', HTTPS: 'true' })).toEqual([]);
  expect(warned({ ...meetsPatients, BOT_DEFENCE: 'usual,ps1=off' })).toEqual([]);
});

test.each([
  ['HTTPS', { HTTPS: 'false' }],
  ['HTTPS', { TRUST_PROXY: '' }],
  ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '0' }],
  ['BOT_DEFENCE', { BOT_DEFENCE: 'off' }],
  ['MAX_IN_FLIGHT', { MAX_IN_FLIGHT: '0' }],
  ['SHED_LOAD_MS', { SHED_LOAD_MS: '0' }],
] satisfies [string, Environment][])('what %s leaves open is named with its cure: %o', (setting, open) => {
  const [warning, ...others] = startWarnings(readSettings({ ...meetsPatients, ...open }));
  expect(others).toEqual([]);
  expect(warning?.setting).toBe(setting);
  expect(warning?.words).toMatch(new RegExp(`^${setting} is .+: .+\\. (Leave it out|Name the proxy).* `));
});

test('whoever tries the product on a database of its own is warned of nothing', () => {
  expect(warned({ RATE_LIMIT_FACTOR: '0', MAX_IN_FLIGHT: '0', SHED_LOAD_MS: '0', HTTPS: 'false' })).toEqual([]);
});
