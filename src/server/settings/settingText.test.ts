import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'openscreener-secrets-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const secret = 'a secret of forty characters or a few';
const key = Buffer.alloc(32, 1).toString('base64url');

test('secrets may come from files, whose names alone are in the environment', () => {
  const settings = readSettings({
    DATABASE_URL_FILE: file('database', 'postgres://localhost/trials\n'),
    COOKIE_SECRET_FILE: file('cookie', `${secret}\n`),
    ENCRYPTION_KEYS_FILE: file('keys', `${key}\n`),
    CHAT_URL: 'https://chat.example',
    CHAT_KEY_FILE: file('chat', '\n the key of the chat \n'),
  });
  expect(settings).toMatchObject({
    databaseUrl: 'postgres://localhost/trials',
    cookieSecret: [{ secret }],
    encryptionKeys: [],
    encryptionKeysFile: join(folder, 'keys'),
    partners: { chat: { key: 'the key of the chat' } },
  });
});

test.each([
  [
    'given twice',
    { COOKIE_SECRET: secret, COOKIE_SECRET_FILE: file('twice', secret) },
    /^The setting COOKIE_SECRET is given twice/,
  ],
  [
    'missing',
    { COOKIE_SECRET_FILE: join(folder, 'missing') },
    /^The setting COOKIE_SECRET_FILE names a file that cannot be read/,
  ],
  ['a folder', { COOKIE_SECRET_FILE: folder }, /^The setting COOKIE_SECRET_FILE names a file that cannot be read/],
  [
    'empty',
    { LEAD_STATE_SECRETS_FILE: file('empty', ' \n') },
    /^The setting LEAD_STATE_SECRETS_FILE names a file that has nothing/,
  ],
  [
    'wrong',
    { COOKIE_SECRET_FILE: file('wrong', 'hunter2') },
    /^The setting COOKIE_SECRET must have 32 characters or more/,
  ],
])('one that is %s stops the start in words that do not repeat it', (_what, environment, words) => {
  expect(() => readSettings(environment)).toThrow(words);
  expect(() => readSettings(environment)).not.toThrow(/hunter2|a secret of forty/);
});
