import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** The folder of this run: its first process makes it and removes it, and the others get it from that one's environment. */
const folderOfRun = (): string => (process.env['RUN_FOLDER'] ??= ownFolder());

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-run-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A value of that name that every process of a run would make in the same way: the first makes it, the others read it. No run
 * reads what another has made. Values are copied with all that `structuredClone` copies.
 */
export function oncePerRun<Value>(name: string, make: () => Value): Value {
  const file = join(folderOfRun(), name);
  // Only this function writes the file, and only what `make` gives.
  if (existsSync(file)) return deserialize(readFileSync(file)) as Value;
  const value = make();
  const making = `${file}.${process.pid}`;
  writeFileSync(making, serialize(value));
  renameSync(making, file);
  return value;
}
