import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { providedEngine } from '#src/server/testing/engines/provided.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
beforeAll(() => () => rmSync(folder, { recursive: true }));

/** Folders in one another, as deep as Linux names one: below a longer name no copy of them can be made. */
function deepFolder(top: string): string {
  const deepest = 4090;
  let path = top;
  while (path.length + 201 < deepest) path += `/${'d'.repeat(200)}`;
  mkdirSync(path + `/${'d'.repeat(deepest - path.length - 1)}`, { recursive: true });
  return top;
}

test.runIf(process.platform === 'linux')(
  'a backup that fails half-way is told in one sentence, and leaves nothing that a server would start on',
  async () => {
    const { db, close } = await providedEngine().open();
    const to = join(folder, 'new', 'copy');
    mkdirSync(join(folder, 'db'));
    writeFileSync(join(folder, 'db', 'a'), 'copied first');
    const deep = deepFolder(join(folder, 'db', 'b'));
    const back = () => runCommand({ db }, ['backup', '--to', to], { DATA_DIR: folder });
    await expect(back()).rejects.toThrow(
      `No backup can be made in ${to} (ENAMETOOLONG). Name an empty folder, or a new one.`,
    );
    expect(existsSync(join(folder, 'new'))).toBe(false);
    // Below /proc the system lets nobody make a folder.
    const nowhere = runCommand({ db }, ['backup', '--to', '/proc/nowhere'], { DATA_DIR: folder });
    await expect(nowhere).rejects.toThrow(/^No backup can be made in \/proc\/nowhere \(ENOENT\)/);
    rmSync(deep, { recursive: true });
    const within = runCommand({ db }, ['backup', '--to', join(folder, 'db', 'copy')], { DATA_DIR: folder });
    await expect(within).rejects.toThrow(/^No backup can be made in .*copy \(ERR_FS_CP_EINVAL\)/);
    expect(readdirSync(join(folder, 'db'))).toEqual(['a']);
    await back();
    await close();
    expect([readdirSync(to), readFileSync(join(to, 'db', 'a'), 'utf8')]).toEqual([['db'], 'copied first']);
  },
);

test('of two backups into one folder at once one is made, and the other is refused', async () => {
  const { db, close } = await providedEngine().open();
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'db'), { recursive: true });
  const to = join(folder, 'both');
  const back = () => runCommand({ db }, ['backup', '--to', to], { DATA_DIR: dataDir });
  const outcomes = await Promise.allSettled([back(), back()]);
  await close();
  expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { reason: { message: `The folder ${to} is not empty.` } }]);
  expect(readdirSync(to)).toEqual(['db']);
});
