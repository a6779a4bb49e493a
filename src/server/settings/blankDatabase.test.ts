import { expect, test } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

const secret = 'x'.repeat(32);
const key = Buffer.alloc(32, 1).toString('base64url');

test.each([
  [{ DATABASE_URL: ' ', COOKIE_SECRET: secret }, 'COOKIE_SECRET'],
  [{ DATABASE_URL_FILE: '', ENCRYPTION_KEYS: key }, 'ENCRYPTION_KEYS'],
  [{ DATABASE_URL: '', ENCRYPTION_KEYS_FILE: 'keys' }, 'ENCRYPTION_KEYS_FILE'],
  [{ DATABASE_URL: '', TRUST_PROXY: 'loopback' }, 'TRUST_PROXY'],
  [{ DATABASE_URL: '', NODE_ENV: 'production' }, 'NODE_ENV=production'],
])('an address that a template leaves blank stops the start of a server for visitors: %o', (environment, beside) => {
  const read = () => readSettings(environment);
  expect(read).toThrow(SettingError);
  expect(read).toThrow(
    `The setting DATABASE_URL is blank beside ${beside}: give the address of the database, or leave`,
  );
});

test.each([
  ['on a machine that only tries it out', { DATABASE_URL: '', COOKIE_SECRET: ' ', NODE_ENV: 'development' }],
  ['where it is left out', { COOKIE_SECRET: secret, ENCRYPTION_KEYS: key, NODE_ENV: 'production' }],
])('%s the embedded database is used, with fictional studies', (_where, environment) => {
  expect(readSettings(environment)).toMatchObject({ databaseUrl: undefined, demoData: true });
});

test('an address stands beside a blank name of a file', () => {
  const real = { DATABASE_URL: 'postgres://localhost', COOKIE_SECRET: secret, ENCRYPTION_KEYS: key };
  const environment = { ...real, DATABASE_URL_FILE: ' ', NODE_ENV: 'production' };
  expect(readSettings(environment)).toMatchObject({ databaseUrl: 'postgres://localhost', demoData: false });
});
