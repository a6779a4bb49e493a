import { execFileSync } from 'node:child_process';

/** Lines of one file as they are now, both included, from 1. */
export type Lines = { file: string; first: number; last: number };

/** What a diff without context added or changed. Lines that only went leave nothing to mutate. */
export function linesOf(diff: string): Lines[] {
  let file = '';
  return diff.split('\n').flatMap((line) => {
    file = /^\+\+\+ b\/(.*)$/.exec(line)?.[1] ?? file;
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start === undefined || count === '0') return [];
    return [{ file, first: Number(start), last: Number(start) + Number(count) - 1 }];
  });
}

/** Lines below the paths that were changed since the branch left a revision, committed or not. */
export function changedLines(revision: string, paths: readonly string[]): Lines[] {
  const options = ['--unified=0', '--no-color', '--no-ext-diff', '--src-prefix=a/', '--dst-prefix=b/'];
  const parameters = ['diff', ...options, '--merge-base', revision, '--', ...paths];
  return linesOf(execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 2 ** 28 }));
}
