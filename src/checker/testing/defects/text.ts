import type { Json } from '#src/checker/json.ts';
import { printed, stepsOf, type Sort } from './planting.ts';

/** A sort that is planted in the text of a document, wherever the pattern is found. */
const inText = (name: string, code: Sort['code'], change: (text: string) => string): Sort => ({
  name,
  code,
  plant: (document) => [() => ({ text: change(printed(document)) })],
});

const deep = (levels: number): Json => (levels === 0 ? {} : { in: deep(levels - 1) });

/** Defects of the text of a document. */
export const textSorts: readonly Sort[] = [
  inText('a comma too many', 'C001', (text) => text.replace(/\n\}$/, ',\n}')),
  inText('a comma too few', 'C001', (text) => text.replace(',\n', '\n')),
  inText('a brace that does not close', 'C001', (text) => text.slice(0, -1)),
  inText('half of the file', 'C001', (text) => text.slice(0, text.length / 2)),
  inText('a comment', 'C001', (text) => text.replace('{', '{ // of the spring')),
  inText('single quotes', 'C001', (text) => text.replace(/"name": "(.*?)"/, "'name': '$1'")),
  inText('a quote that does not close', 'C001', (text) => text.replace(/"name": "(.*?)"/, '"name": "$1')),
  inText('something after the end', 'C001', (text) => `${text} {}`),
  inText('two properties of one name', 'C002', (text) => text.replace('{', '{ "name": "twice",')),
  inText('two fields of one property', 'C002', (text) => text.replace('"kind": "', '"kind": "Age", "kind": "')),
  {
    name: 'two steps of one name',
    code: 'C002',
    plant: (document) =>
      stepsOf(document).map(({ name }) => () => ({
        text: printed(document).replace('"steps": {', `"steps": { ${JSON.stringify(name)}: {},`),
        path: ['steps', name],
      })),
  },
  inText('no text', 'C009', () => ''),
  inText('spaces alone', 'C009', () => ' \r\n\t'),
  inText('a byte order mark', 'C009', (text) => `\uFEFF${text}`),
  inText('objects deep within each other', 'C009', (text) =>
    text.replace('{', `{ "in": ${JSON.stringify(deep(200))},`),
  ),
  inText('lists deep within each other', 'C009', (text) =>
    text.replace('{', `{ "in": ${'['.repeat(5000)}${']'.repeat(5000)},`),
  ),
  inText('a name that is none', 'C010', (text) => text.replace('{', '{ "__proto__": { "isDefault": true },')),
  inText('a list for a document', 'C012', (text) => `[${text}]`),
  inText('a text for a document', 'C012', () => '"a campaign"'),
  inText('null for a document', 'C012', () => 'null'),
];
