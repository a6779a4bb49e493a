import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#src/server/settings/startError.ts';

/** Thrown when another process has the data folder open. The message names the remedy. */
class FolderInUseError extends StartError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process: wait until it has ended where it is a command, stop it where ` +
        'it is a server, or name another folder with DATA_DIR.',
    );
    this.name = 'FolderInUseError';
  }
}

/** Locks the folder for this process until `release` or the end of the process, however it ends. */
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
