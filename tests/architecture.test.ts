import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { circlesIn, codeFiles, fileCircles, importsOf, tableOf, wrongRoomImports } from '#tests/support/imports.ts';

/** Layer: the layers it may import besides itself. */
const layers = `generated: ; ui: ; domain: generated; i18n: locales generated; locales: generated; api: schemas generated; store: generated domain
  kit: locales generated domain api; rules: domain kit; checks: generated domain kit; effects: generated domain kit api store integrations
  flow: generated domain kit rules; widgets: generated domain kit ui; integrations: generated domain store
  form: schemas generated domain kit api store i18n ui widgets; server: schemas locales generated domain api flow
  app: schemas generated domain kit rules effects flow widgets form api store i18n locales ui integrations
  checker: schemas generated domain kit rules checks effects flow widgets i18n locales`;
/** Package: the only layers, or folders of them, that may import it. */
const packages = `@rjsf: form/rjsf; zustand: store form app; i18next: i18n; react-router-dom: app; fastify: server; pg: server; sharp: server/pictures; nodemailer: server/messages; aws4fetch: server/pictures
  jsonc-parser: checker; syllable: i18n/locales; libphonenumber-js: domain server; date-fns: domain server; react: ui widgets kit form app integrations`;

/** Room of the server: the rooms that it may import, each of which stands above it in this list. */
const serverRooms = `within: ; codeOf: ; linesOf: ; settings: ; campaigns: ; sealing: settings; db: settings sealing within; context: settings db; visitor: settings context db sealing; http: settings context visitor sealing within
  outbox: codeOf db sealing; studies: linesOf settings db visitor sealing; leads: campaigns context db http visitor outbox studies sealing
  pictures: codeOf settings campaigns context db http leads outbox sealing; consents: settings campaigns context db http visitor outbox leads pictures sealing
  scheduling: context db http visitor leads sealing
  bots: settings campaigns context db http visitor leads consents outbox sealing; saving: leads consents bots
  privacy: settings db outbox leads consents pictures sealing
  partners: codeOf settings context db http visitor studies leads scheduling sealing; pages: codeOf settings context http visitor studies within
  messages: codeOf settings db outbox partners sealing
  contacts: settings context db http visitor outbox leads messages partners pages
  appointments: context db http visitor studies leads bots scheduling partners pages sealing messages
  leadStates: context db http
  myData: context db http visitor studies leads bots saving consents privacy partners messages pages appointments leadStates sealing
  alerts: settings campaigns context db http visitor studies leads consents messages pages partners myData sealing
  esign: settings campaigns context db http visitor leads consents partners pages sealing; docs: settings visitor pages
  calls: settings context http visitor studies leads bots saving consents scheduling pictures partners appointments esign sealing db campaigns contacts alerts
  operator: codeOf linesOf within settings db http visitor outbox studies leads bots consents pictures privacy appointments sealing myData; app: context http pages leadStates appointments myData alerts esign docs calls
  jobs: settings db outbox consents pictures privacy messages appointments myData alerts; synthetic: settings campaigns http consents; server: settings db http operator app jobs synthetic; stopOnSignals: http server`;

/** Room of the pages: the rooms that it may import, from the open page up to the two entries. */
const appRooms = `browser: ; campaign: ; page: browser campaign; payload: page; effects: page; visit: browser page
  journey: campaign page payload effects; components: page payload effects journey
  step: page payload effects visit journey components; router: browser page payload effects journey components step
  developers: browser campaign page; entry: browser campaign page developers router`;

const [mayImport, ownersOf] = [tableOf(layers), tableOf(packages)];
// The registry of locales is data: the server may read it, but not the texts of pages.
const layerOf = (path: string) => path.replace(/^#?(src\/)?(i18n\/(?=locales\/))?/, '').split('/')[0] ?? '';

const isIn = (file: string, owner: string) => file.replace(/^src\//, '').startsWith(`${owner}/`);

function isAllowed(file: string, to: string): boolean {
  const from = layerOf(file);
  if (to.startsWith('./')) return true;
  if (!to.startsWith('#'))
    return !to.startsWith('..') && (ownersOf.get(to.split('/')[0] ?? '')?.some((owner) => isIn(file, owner)) ?? true);
  const isOwn = layerOf(to) === from;
  return isOwn || (mayImport.get(from) ?? []).includes(layerOf(to));
}

const files = codeFiles('{src,widgets}');
test.each([...mayImport.keys()])('%s imports only what its layer may', (layer) => {
  const imports = files.filter((file) => layerOf(file) === layer).flatMap(importsOf);
  const wrong = imports.filter(({ from, specifier }) => !isAllowed(from, specifier));
  expect(wrong.map(({ from, specifier }) => `${from} -> ${specifier}`)).toEqual([]);
});

test('a circle is found wherever it begins, and none where two paths meet', () => {
  expect(circlesIn(tableOf('a: b; b: c; c: d b; d: '))).toEqual(['b -> c -> b']);
  expect(circlesIn(tableOf('a: b c; b: d; c: d; d: '))).toEqual([]);
});

test('a room of the server imports only what it may, and rooms form no circle', () => {
  expect(wrongRoomImports('src/server', tableOf(serverRooms))).toEqual([]);
  expect(circlesIn(tableOf(serverRooms))).toEqual([]);
});

test('a room of the pages imports only what it may, and rooms form no circle', () => {
  expect(wrongRoomImports('src/app', tableOf(appRooms))).toEqual([]);
  expect(circlesIn(tableOf(appRooms))).toEqual([]);
});

test('imports between files form no circle', () => {
  expect(fileCircles(codeFiles('{src,widgets,scripts,tests}'))).toEqual([]);
});

test('a page writes nothing into the console but errors', () => {
  const pages = files.filter((file) => !file.startsWith('src/server/'));
  expect(pages.filter((file) => /\bconsole\.(?!error)/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('limits count a network of the newer kind of addresses as one: no part of the server reads an address by itself', () => {
  const server = files.filter((file) => file.startsWith('src/server/') && !file.includes('.test.'));
  const reading = server.filter((file) => /\brequest\.ips?\b/.test(readFileSync(file, 'utf8')));
  expect(reading).toEqual(['src/server/http/limits.ts']);
});

/** Files besides tests that have such a piece, below a folder where one is given. */
const having = (pattern: RegExp, begun = '') =>
  files.filter((file) => {
    const isOurs = file.startsWith(begun) && !/\.test\.|\/testing\//.test(file);
    return isOurs && pattern.test(readFileSync(file, 'utf8'));
  });

test('a text becomes code nowhere, an expression only in what is not the server, and a process in one place', () => {
  expect(having(/\beval\(|\bnew Function\(|from 'node:vm'/)).toEqual([]);
  expect(having(/\bRegExp\(/, 'src/server/')).toEqual([]);
  expect(having(/from 'node:child_process'/)).toEqual(['src/server/pictures/decoder.ts']);
  expect(having(/\bcreate(Cipher|Decipher)iv\(/)).toEqual(['src/server/sealing/gcm.ts']);
  expect(having(/\brejectUnauthorized\b|\bNODE_TLS_REJECT_UNAUTHORIZED\b|'TLSv1(\.1)?'/)).toEqual([]);
});

test('scripts and tests import only the top files of the checker', () => {
  const inside = codeFiles('{scripts,tests}')
    .flatMap(importsOf)
    .filter(({ specifier }) => /^#src\/checker\/\w+\//.test(specifier));
  expect(inside.map(({ from, specifier }) => `${from} -> ${specifier}`)).toEqual([]);
});
