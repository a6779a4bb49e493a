import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#src/server/settings/startError.ts';

/** Thrown when another process holds the data folder. The message says what to do. */
class FolderInUseError extends StartError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process, most likely a running server. ` +
        'Stop that one first, or give this one another folder with DATA_DIR.',
    );
    this.name = 'FolderInUseError';
  }
}

/** Holds the folder for this process until `release` or the end of the process, however it ends. */
export function lockFolder(folder: string): { release(): void } {
  const lock = new DatabaseSync(`${folder}.lock`);
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; PRAGMA busy_timeout=0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new FolderInUseError(folder);
    throw error;
  }
  return { release: () => lock.close() };
}
