import { afterAll, describe, expect, test } from 'vitest';
import { isOnPostgres, providedEngine } from '#src/server/testing/engines/provided.ts';
import { testKeys } from '#src/server/testing/engines/testKeys.ts';
import { endAll, serverScript, startScript } from '#src/server/testing/process.ts';

afterAll(endAll);

type Line = { setting?: string };

// On the embedded database nobody but whoever tries the product is met.
describe.runIf(isOnPostgres())('a start that leaves something open', () => {
  test('says in the log which settings do', { timeout: 120_000 }, async () => {
    const { url = '', close } = await providedEngine().open();
    const server = startScript(serverScript, [], {
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: url,
      COOKIE_SECRET: 'x'.repeat(32),
      ENCRYPTION_KEYS: testKeys.encryptionKeys[0] ?? '',
      STAND_INS: 'true',
      RATE_LIMIT_FACTOR: '0',
    });
    await server.wrote(/^http:/m);
    await server.end('SIGTERM');
    const { output } = await server.ended;
    await close();
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    const settings = lines.map((line): Line => JSON.parse(line)).flatMap(({ setting }) => setting ?? []);
    expect(settings).toEqual(['HTTPS', 'RATE_LIMIT_FACTOR']);
  });
});
