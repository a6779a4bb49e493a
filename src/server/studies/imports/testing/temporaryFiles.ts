import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Writes files for the tests of a file, and gives their paths. They are deleted after the last test. */
export function temporaryFiles(): (name: string, content: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-imports-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name, content) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };
}
