import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'openscreener-generate-'));

beforeAll(() => {
  const sources = 'src schemas scripts widgets campaigns README.md package.json .prettierrc.json'.split(' ');
  for (const path of sources) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('one run writes what follows from what it wrote: of a new brand its styles, too, which read the list of brands', () => {
  cpSync(join(folder, 'src/domain/brands/trialsWorld.ts'), join(folder, 'src/domain/brands/thirdTrials.ts'));
  const { status, stdout } = spawnSync(process.execPath, ['scripts/generate.ts'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('src/domain/brands/list.ts');
  expect(stdout).toContain('src/generated/brands.css');
  expect(stdout).toContain('Every generated file is up to date.');
}, 120_000);
