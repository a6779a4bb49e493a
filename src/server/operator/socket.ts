import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest path of a socket file that every system accepts, in bytes. */
const MAX_SOCKET_PATH = 100;

/** What a command sends over the socket, one JSON object a line: output, then its result or an error in words. */
export type Message = { line: string } | { progress: string } | { isOk: boolean } | { error: string };

/** Path of the socket on which the server of this data folder answers the command line; its owner alone may open it. */
export function socketPath(dataDir: string): string {
  const name = `openscreener-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inFolder = join(dataDir, 'admin.sock');
  return Buffer.byteLength(inFolder) > MAX_SOCKET_PATH ? join(tmpdir(), `${name}.sock`) : inFolder;
}
