import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest path of a socket file that every system accepts, in bytes. */
const MAX_SOCKET_PATH = 100;

/** What a command sends over the socket, one JSON object a line: output, then its result or an error in words. */
export type Message = { line: string } | { progress: string } | { isOk: boolean } | { error: string };

/** Where the server of a data folder answers the command line. */
export type SocketPlace = {
  path: string;
  /** Where its folder is none of the data: among the temporary files, whose names anybody may guess and take first. */
  sharedFolder?: string;
};

/** The socket of a data folder; its owner alone may open it. */
export function socketPlace(dataDir: string): SocketPlace {
  const name = `openscreener-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}` };
  const inFolder = join(dataDir, 'admin.sock');
  if (Buffer.byteLength(inFolder) <= MAX_SOCKET_PATH) return { path: inFolder };
  const sharedFolder = join(tmpdir(), name);
  return { path: join(sharedFolder, 'admin.sock'), sharedFolder };
}
