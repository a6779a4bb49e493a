import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('ASVS.md', import.meta.url), 'utf8');
const root = new URL('../../../', import.meta.url);

type Row = { item: string; words: string; state: string; where: string };
const rows = text.split('\n').flatMap((line): Row[] => {
  const [, item = '', words = '', state = '', where = ''] = line.split('|').map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(item) ? [{ item, words, state, where }] : [];
});
/** What stands in back ticks and is a file: it has a folder, or is one of the root. */
const filesIn = ({ where }: Row) =>
  [...where.matchAll(/`([\w./-]+)`/g)].flatMap(([, name = '']) =>
    /\/|^(README\.md|package\.json|package-lock\.json|tsconfig\.json)$/.test(name) ? [name] : [],
  );
const stateOf = (state: string) => rows.filter((row) => row.state === state);

test('every item of the levels 1 and 2 stands once, with words of ours and a reason', () => {
  // Product constant of that version: 70 items of level 1 and 183 of level 2.
  expect(rows).toHaveLength(253);
  expect(new Set(rows.map(({ item }) => item)).size).toBe(253);
  expect(rows.filter(({ words, where }) => words === '' || where === '')).toEqual([]);
  expect(['met', 'n/a', 'open'].map((state) => stateOf(state).length).reduce((a, b) => a + b)).toBe(253);
});

test('what is met names files, and every file named is there', () => {
  expect(stateOf('met').filter((row) => filesIn(row).length === 0)).toEqual([]);
  const missing = rows.flatMap((row) => filesIn(row).map((file) => [row.item, file] as const));
  expect(missing.filter(([, file]) => !existsSync(new URL(file, root)))).toEqual([]);
});

test('the counts at the top are those of the rows', () => {
  const counts = /(\d+) are met, (\d+) do not\s+apply, (\d+) are open/.exec(text)?.slice(1).map(Number);
  expect(counts).toEqual(['met', 'n/a', 'open'].map((state) => stateOf(state).length));
});

test('each danger of our own names what holds it off, and tests that are there', () => {
  const table = /## Dangers of our own trade\n([^]*?)\n## /.exec(text)?.[1] ?? '';
  const dangers = table.split('\n').flatMap((line) => {
    const [, danger = '', how = '', where = ''] = line.split('|').map((cell) => cell.trim());
    return danger === '' || danger === 'Danger' || danger.startsWith('-') ? [] : [{ danger, how, where }];
  });
  expect(dangers).toHaveLength(16);
  for (const { danger, how, where } of dangers) {
    const tests = [...where.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
    expect([how === '', tests.some((name) => /\.test\.tsx?$/.test(name))], danger).toEqual([false, true]);
    expect(tests.filter((name) => !existsSync(new URL(name, root)))).toEqual([]);
  }
});
