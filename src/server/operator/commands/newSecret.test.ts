import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyOfText } from '#src/server/sealing/keys.ts';
import { run } from '#src/server/testing/process.ts';
import { cookieSecretList, webhookSecrets } from '#src/server/settings/secretReaders.ts';
import { newSecret } from './newSecret.ts';

const make = (...command: string[]) => newSecret(command) ?? '';

test('each secret that a command makes is one that its setting takes, and another one each time', () => {
  expect(keyOfText(make('privacy', 'key'))).toBeDefined();
  expect(cookieSecretList([make('sessions', 'secret')])).toHaveLength(1);
  expect(webhookSecrets('LEAD_RECEIVER_SECRETS', make('outbox', 'secret'))).toHaveLength(1);
  expect(make('sessions', 'secret')).not.toBe(make('sessions', 'secret'));
  expect([['sessions', 'secret', 'x'], ['constructor'], []].map(newSecret)).toEqual([undefined, undefined, undefined]);
});

test('a secret is made where there are neither settings nor a database, and leaves no database behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  const [dataDir, unready] = [join(folder, 'data'), { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }];
  const made = await Promise.all([
    run('scripts/operate.ts', ['sessions', 'secret'], { DATA_DIR: dataDir }),
    run('scripts/operate.ts', ['outbox', 'secret'], unready),
  ]);
  expect(made.map(({ code, errors }) => [code, errors])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  expect(existsSync(dataDir)).toBe(false);
  rmSync(folder, { recursive: true });
});
