import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { testKeys } from '#src/server/testing/engines/testKeys.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import { startServer } from './server.ts';
import { readSettings, type Environment } from '#src/server/settings/settings.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { endAll, postLead, run, serve, serverScript, startScript } from '#src/server/testing/process.ts';

const startHere = (environment: Environment) => startServer(readSettings({ LOG_LEVEL: 'silent', ...environment }));

const cannotOpen = (dataDir: string, code: string) =>
  new StartError(
    `The data folder ${dataDir} cannot be opened (${code}). It must be a folder that this account may write, undamaged: ` +
      'put it right, restore a backup, or name another one with DATA_DIR.',
  );

describe('the server as a process, on the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-data-'));
  const environment = { DATA_DIR: join(folder, 'data'), SHED_LOAD_MS: '0' };
  const [lead, key] = [exampleLead({ lastName: 'Survivor' }), randomUUID()];

  afterAll(() => {
    endAll();
    rmSync(folder, { recursive: true, force: true });
  });

  test('an empty folder has no leads, and listing them makes none', async () => {
    expect(await run('scripts/leads.ts', [], environment)).toEqual({
      code: 0,
      output: 'There are no leads yet.\n',
      errors: '',
    });
    expect(() => statSync(environment.DATA_DIR)).toThrow('ENOENT');
  });

  test.each([
    ['SIGTERM', environment.DATA_DIR],
    ['SIGINT', join(folder, 'interrupted')],
  ] as const)('%s during a start ends it', { timeout: 120_000 }, async (signal, dataDir) => {
    const starting = startScript('scripts/serve.ts', [], { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
    await expect.poll(() => existsSync(join(dataDir, 'db.lock')), { timeout: 60_000 }).toBe(true);
    await starting.end(signal);
    expect(await starting.ended).toEqual({ code: 0, output: '', errors: '' });
  });

  /** The server that these tests share until one kills it, and what it answered to a lead. */
  let first: Awaited<ReturnType<typeof serve>>;
  let slug: string;

  test(
    'the next start goes on where one was ended: it makes its tables, and saves a lead',
    { timeout: 120_000 },
    async () => {
      first = await serve(environment);
      const saved = await postLead(first.address, lead, key);
      expect(saved.status).toBe(201);
      ({ slug } = (await saved.json()) as LeadSaved);
    },
  );

  test('a folder is served once, and its leads are listed meanwhile', { timeout: 120_000 }, async () => {
    const second = await run(serverScript, [], { ...environment, PORT: '0' });
    const listed = await run('scripts/leads.ts', [], environment);
    const exported = await run('scripts/operate.ts', ['privacy', 'export', slug], environment);

    expect(second).toEqual({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^The data folder .* is in use by another process/),
    });
    expect(listed.output).toMatch(/ws10 .*US .*en .*yes .*1 passed/);
    expect(listed.output).not.toContain('Survivor');
    expect(exported).toEqual({ code: 0, output: expect.stringContaining('Survivor'), errors: '' });
  });

  test('a saved lead outlives a killed process and is answered again', { timeout: 120_000 }, async () => {
    await first.end('SIGKILL');
    const again = await serve({ ...environment, DRAIN_SECONDS: '0.1' });
    const replay = await postLead(again.address, lead, key);
    const code = await again.end('SIGTERM');
    const full = await run('scripts/leads.ts', ['--identity'], environment);

    expect([replay.headers.get('idempotency-replayed'), await replay.json()]).toEqual(['true', { slug, saved: true }]);
    expect(code).toBe(0);
    expect(full.output).toMatch(/Annabel Survivor .*\+12125550123 .*annabel@example.org .*60611/);
    expect(statSync(environment.DATA_DIR).mode & 0o777).toBe(0o700);
  });

  test(
    'a server told to stop serves on while it says that it wants no more, and takes commands until then',
    {
      timeout: 120_000,
    },
    async () => {
      // It is not over before the second signal: a busy machine may take any time for what is asked meanwhile.
      const server = await serve({ ...environment, DRAIN_SECONDS: '3600' });
      server.signal('SIGTERM');
      await expect.poll(async () => (await fetch(`${server.address}/readyz`)).status).toBe(503);
      const served = await fetch(`${server.address}/privacy-policy`);
      const verified = await run('scripts/operate.ts', ['consents', 'verify'], environment);
      const mistaken = await run('scripts/operate.ts', ['consents', 'show', 'nobody-here'], environment);
      expect(await server.end('SIGTERM')).toBe(1);
      const alone = await run('scripts/operate.ts', ['consents', 'verify'], environment);
      expect([verified, alone.output]).toEqual([
        { code: 0, output: '0 rows checked: the chain is whole.\n', errors: '' },
        verified.output,
      ]);
      expect([mistaken.code, mistaken.errors]).toEqual([1, 'There is no lead with this slug.\n']);
      expect(served.status).toBe(200);
    },
  );

  test('a port that is taken and a database that is away are told in one sentence', { timeout: 120_000 }, async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const away = {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      COOKIE_SECRET: 'x'.repeat(32),
      ENCRYPTION_KEYS: testKeys.encryptionKeys[0],
      STAND_INS: 'true',
    };
    await expect(startHere({ ...environment, PORT: port })).rejects.toEqual(
      new StartError(`Port ${port} is in use. Choose another with PORT.`),
    );
    taken.close();
    await expect(startHere(away)).rejects.toEqual(
      new StartError('The database of DATABASE_URL cannot be used (ECONNREFUSED). Check the address and that it runs.'),
    );
    const listed = await run('scripts/leads.ts', [], away);
    expect([listed.code, listed.errors]).toEqual([
      1,
      'The database of DATABASE_URL cannot be used (ECONNREFUSED). Check the address and that it runs.\n',
    ]);
  });

  test.each([
    ['scripts/serve.ts', []],
    ['scripts/operate.ts', ['consents', 'verify']],
    ['scripts/leads.ts', []],
  ])('%s tells of a bad setting in one sentence', { timeout: 120_000 }, async (script, words) => {
    expect(await run(script, words, { ...environment, PORT: 'abc' })).toEqual({
      code: 1,
      output: '',
      errors: 'The setting PORT must be a port number from 0 to 65535, not "abc".\n',
    });
  });

  test('a backup into a file is refused in one sentence', { timeout: 120_000 }, async () => {
    const place = resolve(import.meta.dirname, 'server.test.ts');
    expect(await run('scripts/operate.ts', ['backup', '--to', place], environment)).toEqual({
      code: 1,
      output: '',
      errors: `No backup can be made in ${place} (EEXIST). Name an empty folder, or a new one.\n`,
    });
  });

  test('a data folder that is none, or is damaged, is told in one sentence', { timeout: 120_000 }, async () => {
    const [file, damaged] = [join(folder, 'file'), join(folder, 'damaged')];
    writeFileSync(file, '');
    mkdirSync(join(damaged, 'db'), { recursive: true });
    writeFileSync(join(damaged, 'db', 'PG_VERSION'), '99\n');
    await expect(startHere({ DATA_DIR: file })).rejects.toEqual(cannotOpen(file, 'EEXIST'));
    await expect(startHere({ DATA_DIR: damaged })).rejects.toEqual(cannotOpen(damaged, 'damaged'));
  });

  test('before visitors are met, it says which partners nobody answers for', async () => {
    const set = {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      COOKIE_SECRET: 'x'.repeat(32),
      ENCRYPTION_KEYS: testKeys.encryptionKeys[0],
      SCHEDULING_URL: 'https://times.example',
      SCHEDULING_KEY: 'a key',
      OFFERS_STAND_IN: 'empty',
    };
    const start = startHere(set);
    await expect(start).rejects.toThrow(
      /^Nobody answers for 8 partners that campaigns call:\n {2}SITE_SCHEDULING_URL {2}the sched/,
    );
    await expect(start).rejects.not.toThrow(/ {2}(SCHEDULING|OFFERS)_URL/);
  });
});
