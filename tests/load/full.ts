import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { testKeys } from '#src/server/testing/engines/testKeys.ts';
import { openEmbedded, openPostgres } from '#src/server/db/open.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { startPostgres } from '#src/server/testing/engines/postgresServer.ts';
import { serve } from '#src/server/testing/process.ts';
import { Browser, tell } from './browser.ts';
import { choices } from './target.ts';

/**
 * Fills the disk under the database while leads are being saved: who is not taken is told when to come again, reads go
 * on, and what was acknowledged is there once the disk has room. Mounts a small disk, so it must run as root on Linux.
 *
 *   npm run load:full -- --saves 200 --engine embedded
 */
const { engines, numbers } = choices({ saves: 200, megabytes: 256 });

function mount(): { folder: string; unmount(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${numbers.megabytes}m,mode=0755`, 'tmpfs', folder];
  const { status } = spawnSync('mount', options);
  if (status !== 0) throw new Error('A small disk cannot be mounted here. Run this as root on Linux.');
  return {
    folder,
    unmount() {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Takes every byte that is left. */
function fill(file: string): void {
  for (const size of [1024 * 1024, 4096])
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      continue;
    }
}

const tally = (answers: readonly string[]) =>
  [...new Set(answers)].map((one) => `${answers.filter((other) => other === one).length} × ${one}`).join(', ');

for (const name of engines) {
  const disk = mount();
  const dataDir = join(disk.folder, 'data');
  mkdirSync(dataDir);
  const postgres = name === 'postgres' ? await startPostgres(true, dataDir) : undefined;
  const environment: Record<string, string> = postgres
    ? {
        DATABASE_URL: postgres.url,
        COOKIE_SECRET: 'only used while a proof is running',
        ENCRYPTION_KEYS: testKeys.encryptionKeys[0],
      }
    : { DATA_DIR: dataDir };
  const start = () => serve({ ...environment, RATE_LIMIT_FACTOR: '0', DEMO_DATA: 'true', STAND_INS: 'true' });
  const acknowledged: string[] = [];
  const server = await start();
  const browser = await new Browser(server.address, 8).arrive();
  const save = async () => {
    const lead = exampleLead();
    const { status, retryAfter } = await browser.save(lead, randomUUID());
    if (status === 201) acknowledged.push(lead.leadId);
    return status === 201 ? '201' : `${status} Retry-After ${retryAfter ?? 'missing'}`;
  };
  const saves = async () => {
    const answers: string[] = [];
    for (let count = 0; count < numbers.saves; count += 1) answers.push(await save());
    return answers;
  };
  const reads = async () => {
    const addresses = ['/api/studies/1/criteria', '/api/indication_categories?locale=en', '/readyz', '/healthz'];
    return tally(await Promise.all(addresses.map(async (one) => String((await fetch(server.address + one)).status))));
  };
  await saves();
  const ballast = join(disk.folder, 'ballast');
  fill(ballast);
  const { bavail } = statfsSync(disk.folder);
  await delay(300);
  const full = await saves();
  // PostgreSQL has some of its log written ahead: what still fits in there is kept, and counted below.
  const isTold = full.every((one) => one === '201' || one === '503 Retry-After 5');
  const isRefused = full.filter((one) => one !== '201').length > numbers.saves / 2;
  tell(`${name}: disk full (${bavail} blocks left), ${numbers.saves} saves`, tally(full), isTold && isRefused);
  const read = await reads();
  tell(`${name}: reads meanwhile`, read, read === '4 × 200');
  rmSync(ballast);
  await delay(300);
  const after = await saves();
  tell(`${name}: saves once there is room`, tally(after), tally(after) === `${numbers.saves} × 201`);
  browser.close();
  await server.end('SIGKILL');
  const again = await start();
  await again.end('SIGTERM');
  const opened = postgres ? openPostgres(postgres.url) : await openEmbedded(dataDir, join(dataDir, 'db'));
  const rows = await opened.db.selectFrom('lead').select('id').execute();
  await opened.close();
  const kept = new Set(rows.map(({ id }) => id));
  const lost = acknowledged.filter((id) => !kept.has(id)).length;
  tell(`${name}: acknowledged leads lost of ${acknowledged.length}`, lost, lost === 0 && acknowledged.length > 0);
  tell(
    `${name}: leads that nobody was told of`,
    kept.size - acknowledged.length + lost,
    kept.size === acknowledged.length,
  );
  await postgres?.stop();
  disk.unmount();
}
