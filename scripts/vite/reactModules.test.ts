import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';
import { reactFiles, reactModules } from './reactModules.ts';

const require = createRequire(import.meta.url);
const packages = Object.keys(reactFiles).map((entry) => entry.replace(/\/index\.js$|\.js$/, ''));

/** The code of a page with this script. */
async function built(script: string): Promise<string> {
  const entry = '\0script';
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      reactModules(),
      {
        name: 'script',
        resolveId: (id) => (id === 'script' ? entry : undefined),
        load: (id) => (id === entry ? script : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'script' } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Imports all of React and gives it to `take`. */
const importing = [
  ...packages.map((name, index) => `import * as all${index} from '${name}'; import default${index} from '${name}';`),
  `take([${packages.map((_, index) => `[all${index}, default${index}]`).join()}]);`,
].join('\n');

test('a page finds by name, and in the default export, all that the files of React export', async () => {
  const code = await built(importing);
  const taken: [all: Record<string, unknown>, whole: Record<string, unknown>][] = [];
  runInNewContext(code, { take: (all: typeof taken) => taken.push(...all) });
  for (const [index, [entry, path]] of Object.entries(reactFiles).entries()) {
    const file = join(require.resolve(`${entry.split('/')[0]}/package.json`), '..', path);
    const names = Object.keys(require(file) as object).toSorted();
    const [all, whole] = taken[index] ?? [{}, {}];
    expect(
      Object.keys(all)
        .filter((name) => name !== 'default')
        .toSorted(),
      entry,
    ).toEqual(names);
    expect(Object.keys(whole).toSorted(), entry).toEqual(names);
  }
});

test('what nobody imports is left out', async () => {
  const loading = packages.map((name) => `import '${name}';`).join('');
  const code = await built(`${loading} import { createElement } from 'react'; take(createElement('p'));`);
  expect(code.includes('take(')).toBe(true);
  expect(code.includes('unstable_useCacheRefresh')).toBe(false);
});
