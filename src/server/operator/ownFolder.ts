import { lstatSync, statSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import { mayOthers } from '#src/server/db/embedded/makeFolder.ts';
import { StartError } from '#src/server/settings/startError.ts';

type Seen = Pick<Stats, 'uid' | 'mode' | 'isDirectory'>;

const ROOT = 0;
const mayOthersWrite = 0o022;
/** In such a folder everybody may make files, and take away their own alone. */
const sticky = 0o1000;

/** Why somebody other than the owner, or root, may have made what is in a folder, or may put something in its place. */
export function whyOpen(folder: Seen, around: Seen, owner: number): string | undefined {
  if (!folder.isDirectory()) return 'is a link or a file';
  if (folder.uid !== owner && folder.uid !== ROOT) return 'belongs to somebody else';
  if ((folder.mode & mayOthers) !== 0) return 'is open to others';
  const isOwn = around.uid === owner || around.uid === ROOT;
  const isKept = (around.mode & mayOthersWrite) === 0 || (around.mode & sticky) !== 0;
  return isOwn && isKept ? undefined : 'lies where others may put their own in its place';
}

/**
 * Throws a `StartError` unless the folder is private to whom the data belong: who gets in between reads commands, which
 * name people, and answers them. Gives false where there is none.
 */
export function requireOwnFolder(folder: string, dataDir: string): boolean {
  const seen = lstatSync(folder, { throwIfNoEntry: false });
  const data = statSync(dataDir, { throwIfNoEntry: false });
  if (!seen || !data) return false;
  const why = whyOpen(seen, statSync(dirname(folder)), data.uid);
  if (why === undefined) return true;
  throw new StartError(
    `The folder ${folder}, in which the server and its commands meet, ${why}. Remove it, or choose a shorter DATA_DIR: they meet in that one then.`,
  );
}
