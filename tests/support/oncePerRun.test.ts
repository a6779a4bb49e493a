import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oncePerRun } from './oncePerRun.ts';

const value = { answers: { gender: undefined, age: 40 }, met: new Set(['home']) };
const folders: string[] = [];

/** Acts as a process of a new run. */
function beginRun(): void {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-once-'));
  folders.push(folder);
  vi.stubEnv('RUN_FOLDER', folder);
}

beforeEach(beginRun);
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('the first process of a run makes a value, and the others get an equal one', () => {
  const make = vi.fn(() => value);
  expect([oncePerRun('plan', make), oncePerRun('plan', make)]).toStrictEqual([value, value]);
  expect(make).toHaveBeenCalledOnce();
  expect(readdirSync(folders[0] ?? '')).toEqual(['plan']);
});

test('values of other names are others', () => {
  oncePerRun('plan', () => 1);
  expect(oncePerRun('other plan', () => 2)).toBe(2);
});

test('a run reads nothing that another one has made', () => {
  oncePerRun('plan', () => 1);
  beginRun();
  expect(oncePerRun('plan', () => 2)).toBe(2);
});
