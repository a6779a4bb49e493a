import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { StartError } from './startError.ts';

/** The lines of a file of secrets. Throws a `StartError` where it is there and cannot be read: it may be a folder, or somebody else's. */
export function readSecrets(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  } catch (error) {
    throw new StartError(
      `The file ${file} has secrets and cannot be read: it must be a file that this account may read.`,
      error,
    );
  }
}

/** Writes a file of secrets that its owner alone may read: beside it and in its place at once, as half a secret is lost. */
export function writeSecrets(file: string, secrets: readonly string[]): void {
  writeFileSync(`${file}.new`, `${secrets.join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
