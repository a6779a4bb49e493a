import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '#src/server/settings/startError.ts';

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Makes a folder for its owner alone, and those above it, unless it is there. The recursive way of Node tries for ever where
 * the system lets nobody make one, such as below /proc. Gives the uppermost folder that it made, if any.
 */
export function makeFolder(folder: string): string | undefined {
  if (isFolder(folder)) return undefined;
  const above = makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
    return above ?? folder;
  } catch (error) {
    // Another process may have made it in this moment.
    if (!isFolder(folder)) throw error;
    return above;
  }
}

/** Where a backup is put until the whole database is in it. */
export const copyUnderWayOf = (database: string): string => `${database}.copying`;

/** The rights to a file or folder of everybody but its owner. */
export const mayOthers = 0o077;

/**
 * Makes the data folder, for its owner alone; one that is there is closed to others. Throws a `StartError` where it has been
 * made for something else: whoever uses that would be shut out; and where a backup ended before it was whole, as a new
 * database in its place would look like one that lost everything.
 */
export function takeDataFolder(dataDir: string, database: string): void {
  makeFolder(dataDir);
  if (existsSync(copyUnderWayOf(database)))
    throw new StartError(
      `The folder ${dataDir} has a backup in it that was not finished: restore another one, or set DATA_DIR to another folder.`,
    );
  // Windows has no such rights.
  if (process.platform === 'win32' || (statSync(dataDir).mode & mayOthers) === 0) return;
  const isOurs = existsSync(database) || readdirSync(dataDir).length === 0;
  if (!isOurs)
    throw new StartError(
      `The folder ${dataDir} has other files in it, and others may use it. Set DATA_DIR to a folder for this alone, or close it first: chmod 700 ${dataDir}`,
    );
  chmodSync(dataDir, 0o700);
}
