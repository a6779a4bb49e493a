import { resolve } from 'node:path';

/** Commands that read and write files; the names that others are given are never paths. */
const withFiles = new Set(['backup', 'postal', 'studies']);
/** Words that files follow. */
const beforeFiles = new Set(['import', 'export', 'check', '--changes', '--to']);

/** The server that may run the command is in another folder: its files are named in full. */
export function withPaths(command: readonly string[]): string[] {
  const [name = ''] = command;
  let isFile = false;
  return command.map((word) => {
    const isPath = isFile && !word.startsWith('--');
    isFile = withFiles.has(name) && (beforeFiles.has(word) || (isPath && name === 'postal'));
    return isPath ? resolve(word) : word;
  });
}
