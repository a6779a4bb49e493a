import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '#widgets/index.ts';

const folders = 'flow,app,form,checks,checker,effects,rules,domain,store,integrations,api,server';
/** Tests, what only tests import, the settings and the data of the demo may name what there is. */
const isExempt = (file: string) => /\.test\.|\/testing\/|^src\/server\/(settings|db\/demo)\//.test(file);
const files = globSync([`src/{${folders}}/**/*.{ts,tsx,js}`, 'scripts/vite/**/*.ts']).filter((file) => !isExempt(file));

const campaigns = globSync('campaigns/*.json');
const steps = campaigns.flatMap((file) => {
  // A campaign document is an object, its steps too.
  const document = JSON.parse(readFileSync(file, 'utf8')) as { steps?: object };
  return Object.keys(document.steps ?? {});
});

/** Answers and properties of documents: names of steps too, but words of the code in their own right. */
const vocabulary = ['answers', 'campaign'].flatMap((name) => {
  // Both are schemas of objects.
  const schema = JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as { properties: object };
  return Object.keys(schema.properties);
});

/** Where a word means something else than the step or kind of that name. */
const exceptions: Readonly<Record<string, string>> = {
  'src/domain/query.ts: dob': 'parameter of the address',
  'src/domain/query.ts: postal': 'parameter of the address',
  'src/store/storage.ts: search': 'part of the state',
  'src/app/router/StudyClosed.tsx: search': 'ornament of a heading',
  'src/server/leads/indications.ts: indications': 'operation under which a repeated request is known',
  'src/server/partners/relay.ts: indications': 'end of the path of a call',
  'src/server/partners/scheduling.ts: siteScheduling': 'partner that keeps the calendars of sites',
  'src/server/studies/postalAreas.ts: postal': 'start of the name of a table',
  'src/server/scheduling/calendar.ts: Booking': 'product that a calendar file names as its author',
};

/** A comment, which may name anything, or a literal. */
const tokens = /\/\*[^]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Literals of a file that may be names or addresses: no sentences, and no files that are imported. */
function namesIn(code: string): string[] {
  const literals = [...code.matchAll(tokens)].flatMap(([token]) => (/^['"`]/.test(token) ? [token.slice(1, -1)] : []));
  return literals.filter((literal) => !/^[#.]|\s/.test(literal));
}

const words = (text: string) => text.split(/[^\w-]+/);

/** Where the code names one of these words, as `file: word`. */
function namedIn(named: readonly string[]): string[] {
  const wanted = new Set(named);
  const places = files.flatMap((file) => {
    const found = namesIn(readFileSync(file, 'utf8')).flatMap(words);
    return [...new Set(found.filter((word) => wanted.has(word)))].map((word) => `${file}: ${word}`);
  });
  return places.filter((place) => exceptions[place] === undefined);
}

test('literals that may be names are found, prose, comments and imports are not', () => {
  const code = "import { a } from './ws10.ts'; // 'ws11'\nconst b = '/signup/s6/home' + \"it's ws15\" + `${'ws16'}-x`;";
  expect(namesIn(code)).toEqual(['/signup/s6/home', "${'ws16'}-x"]);
});

test.each([
  ['campaign', campaigns.map((file) => basename(file, '.json'))],
  ['step', steps.filter((step) => !vocabulary.includes(step))],
  ['kind', Object.keys(kinds)],
])('the engine names no %s', (_, names) => {
  expect(names.length).toBeGreaterThan(10);
  expect(namedIn(names)).toEqual([]);
});

test('every exception is still needed', () => {
  const unneeded = Object.keys(exceptions).filter((place) => {
    const [file = '', word = ''] = place.split(': ');
    return !namesIn(readFileSync(file, 'utf8')).flatMap(words).includes(word);
  });
  expect(unneeded).toEqual([]);
});
