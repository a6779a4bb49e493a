import { accessSync, constants, statSync } from 'node:fs';
import { StartError } from '#src/server/settings/startError.ts';

/** Throws a `StartError` unless a file is there that may be read, and is no folder. */
export function requireFile(file: string): void {
  try {
    accessSync(file, constants.R_OK);
    if (statSync(file).isFile()) return;
  } catch (error) {
    throw new StartError(`The file ${file} cannot be read.`, error);
  }
  throw new StartError(`The file ${file} cannot be read: it is a folder, or no usual file.`);
}
