import { expect, test } from 'vitest';
import { linesOf } from './changedLines.ts';
import { isOf, outcomesOf, percentOf, scoresOf, sentenceOf, type Outcome, type Report } from './outcomes.ts';
import { roomAt } from './rooms.ts';

const report: Report = {
  files: {
    'src/rules/age.ts': {
      source: ['const a = 1;', 'if (a >', '  2) stop();', ''].join('\n'),
      mutants: [
        {
          status: 'Survived',
          location: { start: { line: 2, column: 5 }, end: { line: 3, column: 4 } },
          replacement: 'true',
          coveredBy: ['0', '1', '3'],
        },
      ],
    },
  },
  testFiles: {
    'src/rules/rules.test.ts': { tests: [{ id: '0' }, { id: '1' }, { id: '2' }] },
    'src/domain/age.test.ts': { tests: [{ id: '3' }] },
  },
};
const [outcome = never()] = outcomesOf(report);
const ended = (file: string, ...statuses: Outcome['status'][]) =>
  statuses.map((status) => ({ ...outcome, file, status }));

function never(): never {
  throw new Error('The report has a mutant.');
}

test('a survivor is told by its place, what it replaced by what, and the files that ran', () => {
  expect(sentenceOf(outcome)).toBe(
    'src/rules/age.ts:2:5\n  a > 2\n  became true\n  src/domain/age.test.ts src/rules/rules.test.ts',
  );
});

test('a change that nobody could tell is known by its file, what was there and what came', () => {
  const entry = { file: 'src/rules/age.ts', from: 'a > 2', to: 'true', why: 'an example' };
  expect(isOf(entry, outcome)).toBe(true);
  for (const other of [{ file: 'src/rules/lead.ts' }, { from: 'a > 3' }, { to: 'false' }])
    expect(isOf({ ...entry, ...other }, outcome)).toBe(false);
});

test('a score counts what tests met: found, never ended or survived', () => {
  const inRules = ended('src/rules/age.ts', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored');
  const scores = scoresOf([...inRules, ...ended('src/domain/age.ts', 'Ignored')]);
  expect(scores).toEqual([
    { folder: 'src/rules', found: 2, met: 3, missed: 1 },
    { folder: 'src/domain', found: 0, met: 0, missed: 0 },
  ]);
  expect(scores.map(percentOf)).toEqual([66, 100]);
});

test('changed lines are those that a diff added', () => {
  const diff = [
    'diff --git a/src/rules/age.ts b/src/rules/age.ts',
    '--- a/src/rules/age.ts',
    '+++ b/src/rules/age.ts',
    '@@ -3 +3 @@ function a() {',
    '-  one',
    '+  two',
    '@@ -10,2 +9,0 @@',
    '-  gone',
    '-  gone',
    '@@ -20,0 +19,3 @@',
    '+++ b',
    '+',
    '+',
    'diff --git a/src/rules/new.ts b/src/rules/new.ts',
    '--- /dev/null',
    '+++ b/src/rules/new.ts',
    '@@ -0,0 +1,2 @@',
    '+a',
    '+b',
  ].join('\n');
  expect(linesOf(diff)).toEqual([
    { file: 'src/rules/age.ts', first: 3, last: 3 },
    { file: 'src/rules/age.ts', first: 19, last: 21 },
    { file: 'src/rules/new.ts', first: 1, last: 2 },
  ]);
});

test('a path belongs to the room that it is in, not to one whose name it begins with', () => {
  expect(roomAt('src/form/rjsf/registry.ts')?.folder).toBe('src/form');
  expect(roomAt('src/formats/a.ts')).toBeUndefined();
});
