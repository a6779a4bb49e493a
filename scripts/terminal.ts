import type { WriteStream } from 'node:tty';
import { stripVTControlCharacters } from 'node:util';
import type { Output } from '#src/server/operator/commands/run.ts';

/** Elsewhere than on a terminal, such as in a log, a line of progress every ten seconds is enough. */
const PLAIN_MS = 10_000;

/** The text without signs that would move the cursor of a terminal, or do worse: visitors and registers write some of it. */
export const printable = (text: string): string => stripVTControlCharacters(text).replace(/(?!\n)\p{C}/gu, ' ');

/** As `printable`, for what may be shown later: it stays as it is but for what commands a terminal. */
const keepable = (text: string): string => stripVTControlCharacters(text).replace(/(?![\n\t])\p{Cc}/gu, ' ');

type Lines = Pick<WriteStream, 'isTTY' | 'columns' | 'write'> & {
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
};

/** A reader such as `head` that has seen enough ends no command, which may be in the middle of a change. */
function endureNoReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/**
 * Lines of a command on a terminal, where progress is one line that changes, or in a file. `end` leaves a whole line. Once
 * nobody reads them they are left out.
 */
export function terminal(stream: Lines): Output & { end: () => void } {
  stream.on('error', endureNoReader);
  let isShowing = false;
  let shownAt = -Infinity;
  const clear = () => {
    if (isShowing) stream.write('\r\u001B[K');
    isShowing = false;
  };
  return {
    print(line) {
      clear();
      stream.write(`${stream.isTTY ? printable(line) : keepable(line)}\n`);
    },
    progress(line) {
      if (stream.isTTY) {
        clear();
        stream.write(printable(line).slice(0, Math.max(20, stream.columns - 1)));
        isShowing = true;
      } else if (performance.now() - shownAt >= PLAIN_MS) {
        shownAt = performance.now();
        stream.write(`${keepable(line)}\n`);
      }
    },
    end: clear,
  };
}
