import type { Equivalent } from './equivalents.ts';
import { roomAt, rooms } from './rooms.ts';

type Status =
  'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending';
type Position = { line: number; column: number };
type ReportedMutant = {
  status: Status;
  location: { start: Position; end: Position };
  replacement: string;
  coveredBy?: readonly string[];
};

/** What is read of a report of Stryker: mutants by file, and the tests by file. Lines and columns count from 1. */
export type Report = {
  files: Readonly<Record<string, { source: string; mutants: readonly ReportedMutant[] }>>;
  testFiles: Readonly<Record<string, { tests: readonly { id: string }[] }>>;
};

/** What became of a mutant: in `file`, `from` was replaced by `to`, and the test files `tests` ran. */
export type Outcome = Position & {
  status: Status;
  file: string;
  from: string;
  to: string;
  tests: readonly string[];
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

function textAt(source: string, { start, end }: ReportedMutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  return lines.join('\n').slice(start.column - 1);
}

/** The outcome of every mutant of a report, texts on one line. */
export function outcomesOf({ files, testFiles }: Report): Outcome[] {
  const fileOfTest = new Map(
    Object.entries(testFiles).flatMap(([file, { tests }]) => tests.map(({ id }) => [id, file] as const)),
  );
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ status, location, replacement, coveredBy = [] }) => ({
      ...location.start,
      status,
      file,
      from: oneLine(textAt(source, location)),
      to: oneLine(replacement),
      tests: [...new Set(coveredBy.map((id) => fileOfTest.get(id) ?? id))].toSorted(),
    })),
  );
}

/** Whether nobody could tell the change of the outcome, as the entry says. */
export const isOf = (entry: Equivalent, { file, from, to }: Outcome): boolean =>
  file === entry.file && from === entry.from && to === entry.to;

/** A survivor as a person reads it. */
export const sentenceOf = ({ file, line, column, from, to, tests }: Outcome): string =>
  `${file}:${line}:${column}\n  ${from}\n  became ${to}\n  ${tests.join(' ')}`;

/** How many mutants of a folder tests met, how many of these they found, and how many no test met. */
export type Score = { folder: string; found: number; met: number; missed: number };

/** The score of each room that has mutants. Those that run only while a file loads are not tried. */
export function scoresOf(outcomes: readonly Outcome[]): Score[] {
  return rooms.flatMap((room) => {
    const inRoom = outcomes.filter(({ file }) => roomAt(file) === room);
    const count = (...statuses: Status[]) => inRoom.filter(({ status }) => statuses.includes(status)).length;
    const found = count('Killed', 'Timeout', 'RuntimeError');
    const score = { folder: room.folder, found, met: found + count('Survived'), missed: count('NoCoverage') };
    return inRoom.length === 0 ? [] : [score];
  });
}

/** Whole percent, rounded down; all of nothing. */
export const percentOf = ({ found, met }: Pick<Score, 'found' | 'met'>): number =>
  met === 0 ? 100 : Math.floor((100 * found) / met);
