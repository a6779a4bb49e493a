import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Layer: the layers it may import besides itself. */
const layers = `generated: ; ui: ; domain: generated; i18n: generated; api: schemas generated; store: generated domain
  kit: generated domain api; rules: domain kit; checks: generated domain kit; effects: generated domain kit api store integrations
  flow: generated domain rules; widgets: generated domain kit ui; integrations: generated domain store
  form: schemas generated domain kit api store i18n ui widgets; server: schemas generated domain api flow checker
  checker: schemas generated domain kit rules checks effects flow i18n widgets
  app: schemas generated domain kit rules effects flow widgets form api store i18n ui integrations`;
/** Package: the only layers that may import it. */
const packages = `@rjsf: form; zustand: store form app; i18next: i18n; react-router-dom: app; fastify: server; pg: server
  libphonenumber-js: domain server; date-fns: domain server; react: ui widgets kit form app integrations`;

const tableOf = (text: string) =>
  new Map(
    text.split(/;\s*|\n\s*/).map((row) => [row.split(':')[0] ?? '', (row.split(':')[1] ?? '').trim().split(' ')]),
  );
const [mayImport, ownersOf] = [tableOf(layers), tableOf(packages)];
const layerOf = (path: string) => path.replace(/^#?(src\/)?/, '').split('/')[0] ?? '';

function isAllowed(file: string, to: string): boolean {
  const from = layerOf(file);
  if (to.startsWith('./')) return true;
  if (!to.startsWith('#'))
    return !to.startsWith('..') && (ownersOf.get(to.split('/')[0] ?? '')?.includes(from) ?? true);
  const isOwn = layerOf(to) === from;
  return isOwn || (mayImport.get(from) ?? []).includes(layerOf(to));
}

const files = globSync('{src,widgets}/**/*.{ts,tsx}').filter((file) => !/\.test\.|\.d\.ts$|\/testing\//.test(file));
test.each([...mayImport.keys()])('%s imports only what its layer may', (layer) => {
  const wrong = files
    .filter((file) => layerOf(file) === layer)
    .flatMap((file) => {
      const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g);
      return [...imports].flatMap(([, to = '']) => (isAllowed(file, to) ? [] : [`${file} -> ${to}`]));
    });
  expect(wrong).toEqual([]);
});

test('a page writes nothing into the console but errors', () => {
  const pages = files.filter((file) => !file.startsWith('src/server/'));
  expect(pages.filter((file) => /\bconsole\.(?!error)/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
