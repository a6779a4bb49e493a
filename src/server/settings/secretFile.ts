import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file of secrets that its owner alone may read: beside it and in its place at once, as half a secret is lost. */
export function writeSecrets(file: string, secrets: readonly string[]): void {
  writeFileSync(`${file}.new`, `${secrets.join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
