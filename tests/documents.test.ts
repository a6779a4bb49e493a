import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const rooms = '{campaigns,schemas,scripts,src,tests,widgets}/**/*';
const files = [...globSync('*.*'), ...globSync(rooms)];
const documents = files.filter((file) => file.endsWith('.md'));

/** What a document names between backticks: `file` or a path, and `word` in `file`. */
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found.slice(1));

/** Whether the path is that of a file which a reader makes. */
const isOfReader = (path: string) => /NAME|KIND|Kind\b|^my-|^drafts\//.test(path);

/** The file of a path, written from the root, from the folder of the document, or as the end of a path. */
function fileOf(document: string, path: string): string | undefined {
  const beside = join(dirname(document), path);
  if (existsSync(path)) return path;
  return existsSync(beside) ? beside : files.find((file) => file.endsWith(path.startsWith('.') ? path : `/${path}`));
}

test.each(documents)('each file that %s names is there', (document) => {
  const text = readFileSync(document, 'utf8');
  const paths = named(text, /`([\w./-]+\.(?:tsx?|mjs|json|css))`/g).flat();
  const lost = paths.filter((path) => !isOfReader(path) && fileOf(document, path) === undefined);
  expect(lost).toEqual([]);
});

test.each(documents)('each name that %s says is in a file is in it', (document) => {
  const text = readFileSync(document, 'utf8');
  const lost = named(text, /`(\w+)` in `([\w./-]+\.(?:tsx?|json))`/g).filter(([name = '', path = '']) => {
    const file = fileOf(document, path);
    return file !== undefined && !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'));
  });
  expect(lost).toEqual([]);
});
