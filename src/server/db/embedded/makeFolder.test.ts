import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyUnderWayOf, makeFolder, takeDataFolder } from './makeFolder.ts';

const modeOf = (folder: string) => statSync(folder).mode & 0o777;

describe('the making of a folder', () => {
  const above = mkdtempSync(join(tmpdir(), 'openscreener-made-'));
  afterAll(() => rmSync(above, { recursive: true, force: true }));

  test('makes those above it, for the owner alone, and nothing where it is there', () => {
    const folder = join(above, 'some', 'where');
    makeFolder(folder);
    makeFolder(folder);
    expect([modeOf(folder), modeOf(join(above, 'some'))]).toEqual([0o700, 0o700]);
  });

  test('throws where a file is in its place, or above it', () => {
    const file = join(above, 'file');
    writeFileSync(file, '');
    expect(() => makeFolder(file)).toThrow('EEXIST');
    expect(() => makeFolder(join(file, 'below'))).toThrow('EEXIST');
  });

  test.runIf(process.platform === 'linux')('throws where the system lets nobody make one', () => {
    expect(() => makeFolder('/proc/nowhere')).toThrow('ENOENT');
    expect(() => makeFolder('/proc/nowhere/below')).toThrow('ENOENT');
  });
});

describe('the data folder', () => {
  const above = mkdtempSync(join(tmpdir(), 'openscreener-taken-'));
  afterAll(() => rmSync(above, { recursive: true, force: true }));
  const folderWith = (name: string, ...entries: string[]) => {
    const folder = join(above, name);
    mkdirSync(folder);
    for (const entry of entries) mkdirSync(join(folder, entry));
    chmodSync(folder, 0o755);
    return { folder, database: join(folder, 'db') };
  };

  test.each([
    ['is empty', 'empty', []],
    ['has the database', 'ours', ['db', 'replays']],
  ])('that %s is closed to others', (_, name, entries) => {
    const { folder, database } = folderWith(name, ...entries);
    takeDataFolder(folder, database);
    expect(modeOf(folder)).toBe(0o700);
  });

  test('that was made for something else is refused, and stays open to those who use it', () => {
    const { folder, database } = folderWith('theirs', 'etc');
    expect(() => takeDataFolder(folder, database)).toThrow(`or close it first: chmod 700 ${folder}`);
    expect(modeOf(folder)).toBe(0o755);
    chmodSync(folder, 0o700);
    takeDataFolder(folder, database);
  });

  test('that a backup was not finished in is refused, until that is away', () => {
    const { folder, database } = folderWith('backup', basename(copyUnderWayOf('db')));
    chmodSync(folder, 0o700);
    expect(() => takeDataFolder(folder, database)).toThrow(`${folder} has a backup in it that was not finished`);
    rmSync(copyUnderWayOf(database), { recursive: true });
    takeDataFolder(folder, database);
  });
});
