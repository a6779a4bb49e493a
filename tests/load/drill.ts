import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readied, testKeys } from '#src/server/testing/engines/testKeys.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { openPostgres } from '#src/server/db/open.ts';
import { startPostgres } from '#src/server/testing/engines/postgresServer.ts';
import { run, serve } from '#src/server/testing/process.ts';
import { exampleLead, exampleLeadConsent } from '#src/server/testing/examples.ts';
import { Browser, keepBusy, tell } from './browser.ts';
import { choices, target, type Target } from './target.ts';

/**
 * A backup is taken while leads are saved, and restored in another place: what was acknowledged before it began is there,
 * nothing is there in part, the ledger is whole, and a server starts on it and saves.
 *
 *   npm run load:drill -- --seconds 8
 */
const { engines, numbers } = choices({ seconds: 8, writers: 8 });

const consents = (['sms', 'call', 'email'] as const).map((consentType, index) =>
  exampleLeadConsent({ consentType, sequence: index + 1 }),
);

/** A source to back up: how it is copied while a server runs on it, and what the copy is. */
type Source = Target & { backUp(): Promise<Target> };

async function embedded(): Promise<Source> {
  const engine = await target('embedded');
  const folder = join(mkdtempSync(join(tmpdir(), 'openscreener-drill-')), 'copy');
  const copy = await target('embedded');
  const dataDir = copy.environment['DATA_DIR'] ?? '';
  return {
    ...engine,
    async backUp() {
      const { code, errors } = await run('scripts/operate.ts', ['backup', '--to', folder], engine.environment);
      if (code !== 0) throw new Error(errors);
      // As somebody does who restores: the copy in place of the data folder, and the secret beside it.
      must(spawnSync('cp', ['-a', folder, dataDir]));
      copyFileSync(join(engine.environment['DATA_DIR'] ?? '', 'cookie-secret'), join(dataDir, 'cookie-secret'));
      return copy;
    },
    async close() {
      rmSync(join(folder, '..'), { recursive: true, force: true });
      await engine.close();
    },
  };
}

/** The programs of an installed PostgreSQL that has both its server and pg_dump: a dump is made by those of the same release. */
const installed = () =>
  globSync('/usr/{lib/postgresql/*,local/pgsql,pgsql-*}/bin').findLast((folder) =>
    ['postgres', 'initdb', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name))),
  );

async function postgres(binaries: string): Promise<Source> {
  const server = await startPostgres(true, tmpdir(), binaries);
  const file = join(mkdtempSync(join(tmpdir(), 'openscreener-drill-')), 'backup.dump');
  const at = (url: string): Target => ({
    name: 'postgres',
    url,
    environment: { ...environment, DATABASE_URL: url },
    open: () => readied(openPostgres(url)),
    close: () => Promise.resolve(),
  });
  const environment = {
    RATE_LIMIT_FACTOR: '0',
    DEMO_DATA: 'true',
    STAND_INS: 'true',
    COOKIE_SECRET: 'x'.repeat(32),
    ENCRYPTION_KEYS: testKeys.encryptionKeys[0],
  };
  const tool = (name: string, ...words: string[]) => must(spawnSync(join(binaries, name), words, { encoding: 'utf8' }));
  return {
    ...at(server.url),
    async backUp() {
      // In another process than the proof, which goes on saving.
      const dumped = await runProgram(join(binaries, 'pg_dump'), ['--format=custom', `--file=${file}`, server.url]);
      if (dumped !== 0) throw new Error('pg_dump failed');
      tool('createdb', `--maintenance-db=${server.url}`, 'restored');
      const url = Object.assign(new URL(server.url), { pathname: 'restored' }).href;
      tool('pg_restore', '--clean', '--if-exists', '--dbname', url, file);
      return at(url);
    },
    async close() {
      rmSync(join(file, '..'), { recursive: true, force: true });
      await server.stop();
    },
  };
}

function runProgram(file: string, words: readonly string[]): Promise<number | null> {
  return new Promise((resolve) => spawn(file, words, { stdio: 'inherit' }).once('close', resolve));
}

function must({ status, stderr }: { status: number | null; stderr: unknown }): void {
  if (status !== 0) throw new Error(String(stderr));
}

type Kept = { id: string; surveys: number; consents: number; queued: number };

async function inspect(name: string, restored: Target, before: ReadonlySet<string>): Promise<void> {
  const opened = await restored.open();
  const { rows } = await sql<Kept>`select id,
    (select count(*) from survey_answer where lead_id = lead.id) as surveys,
    (select count(*) from consent where lead_id = lead.id) as consents,
    (select count(*) from outbox where lead_id = lead.id) as queued from lead`.execute(opened.db);
  const { violations, rows: chained } = await verifyLedger(opened.db);
  await opened.close();
  const ids = new Set(rows.map(({ id }) => id));
  const lost = [...before].filter((id) => !ids.has(id)).length;
  const partial = rows.filter(
    (one) => one.surveys !== 9 || one.consents !== consents.length || one.queued !== 1,
  ).length;
  tell(`${name}: lost of ${before.size} leads acknowledged before the backup`, lost, lost === 0 && before.size > 0);
  tell(`${name}: partial of ${rows.length} leads restored`, partial, partial === 0);
  tell(`${name}: violations in the ledger of ${chained}`, violations.length, violations.length === 0);
}

async function drill(source: Source): Promise<void> {
  const { name } = source;
  const server = await serve(source.environment);
  const browser = await new Browser(server.address, numbers.writers).arrive();
  const acknowledged = new Set<string>();
  const writing = keepBusy(numbers.writers, numbers.seconds * 1000, async () => {
    const lead = exampleLead({ consents });
    if ((await browser.save(lead)).status === 201) acknowledged.add(lead.leadId);
  });
  await new Promise((resolve) => setTimeout(resolve, (numbers.seconds * 1000) / 3));
  const before = new Set(acknowledged);
  const began = performance.now();
  const restored = await source.backUp();
  const tookMs = performance.now() - began;
  await writing;
  tell(`${name}: ms to back up and put back, while ${acknowledged.size} leads were saved`, tookMs.toFixed(0));
  browser.close();
  await server.end('SIGTERM');
  await inspect(name, restored, before);
  const again = await serve(restored.environment);
  const visitor = await new Browser(again.address, 1).arrive();
  const { status } = await visitor.save(exampleLead({ consents }));
  tell(`${name}: a save on what was restored (201)`, status, status === 201);
  visitor.close();
  await again.end('SIGTERM');
  await restored.close();
  await source.close();
}

for (const name of engines) {
  const binaries = installed();
  if (name === 'embedded') await drill(await embedded());
  else if (binaries === undefined) console.log('skip  postgres: no PostgreSQL with pg_dump is installed here');
  else await drill(await postgres(binaries));
}
