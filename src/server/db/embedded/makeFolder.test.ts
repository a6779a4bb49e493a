import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeFolder } from './makeFolder.ts';

describe('the making of a folder', () => {
  const above = mkdtempSync(join(tmpdir(), 'openscreener-made-'));
  afterAll(() => rmSync(above, { recursive: true, force: true }));

  test('makes those above it, for the owner alone, and nothing where it is there', () => {
    const folder = join(above, 'some', 'where');
    makeFolder(folder);
    makeFolder(folder);
    expect([statSync(folder).mode & 0o777, statSync(join(above, 'some')).mode & 0o777]).toEqual([0o700, 0o700]);
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
