import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Brand } from '#src/domain/brands/index.ts';
import { brandListModule } from '#scripts/generate/brandList.ts';
import type { TestDatabase } from '#src/server/testing/engines/engine.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';

/** Fills the file of another brand in anew, as whoever adds a brand does. */
const filledIn: readonly (readonly [given: string | RegExp, own: string])[] = [
  ["'Trials World', since: 2020", "'Third Trials', since: 2026"],
  ['TRIALS_WORLD_HOSTS', 'THIRD_TRIALS_HOSTS'],
  ['trials-world.localhost', 'third.example'],
  ['TAG_MANAGER_URL_TRIALS_WORLD', 'TAG_MANAGER_URL_THIRD_TRIALS'],
  ['EMAIL_FROM_TRIALS_WORLD', 'EMAIL_FROM_THIRD_TRIALS'],
  ['hasLiveChat: false', 'hasLiveChat: true'],
  [/mark: `[^`]*`/, "mark: `<rect width='32' height='32' fill='#123456'/>`"],
  ["'--primary': '#6d55a8'", "'--primary': '#123456'"],
  ["'--primary': '#a58fdc'", "'--primary': '#abcdef'"],
  ["'--radius-l': '0.375rem'", "'--radius-l': '2rem'"],
];

/** The list of a folder of brands to which the file of a third one was added, and nothing else. */
async function listWithThird(folder: string): Promise<typeof import('#src/domain/brands/list.ts')> {
  cpSync('src/domain/brands', folder, { recursive: true });
  const like = readFileSync(join(folder, 'trialsWorld.ts'), 'utf8');
  const own = filledIn.reduce((text, [given, filled]) => {
    expect(text).toMatch(given);
    return text.replace(given, filled);
  }, like);
  writeFileSync(join(folder, 'thirdTrials.ts'), own);
  writeFileSync(join(folder, 'list.ts'), brandListModule(readdirSync(folder)));
  // The list has the form of the one that is in the project.
  return import(pathToFileURL(join(folder, 'list.ts')).href) as Promise<typeof import('#src/domain/brands/list.ts')>;
}

/** A module that renders a page as the settings that it is given. */
const renderer = `export const redirectOf = () => undefined;
export const studyOf = async () => undefined;
export const renderPage = async ({ settings }) => ({ html: JSON.stringify(settings), status: 200 });`;

const folder = mkdtempSync(join(tmpdir(), 'openscreener-brand-'));
let server: TestServer;
let database: TestDatabase;

beforeAll(async () => {
  vi.resetModules();
  const list = await listWithThird(join(folder, 'brands'));
  vi.doMock('#src/domain/brands/list.ts', () => list);
  for (const part of ['client', 'ssr']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'ssr/server.js'), renderer);
  const { startTestServer } = await import('#src/server/testing/startTestServer.ts');
  const { openAbsent } = await import('#src/server/testing/engines/absent.ts');
  database = openAbsent();
  server = await startTestServer(database, {
    PUBLIC_DIR: join(folder, 'client'),
    TAG_MANAGER_URL: 'https://first.example/tags.js',
    TAG_MANAGER_URL_TRIALS_WORLD: 'https://second.example/tags.js',
    TAG_MANAGER_URL_THIRD_TRIALS: 'https://tags.third.example/tags.js',
    CHAT_SCRIPT_URL: 'https://chat.example/chat.js',
  });
});
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true });
  vi.doUnmock('#src/domain/brands/list.ts');
  vi.resetModules();
});

const get = (url: string, host: string) => server.stranger().send('GET', url, undefined, { host });

test('a brand in the list is shown under its host names, with its tag manager and the chat that it has', async () => {
  const page = JSON.parse((await get('/signup/s6/home', 'THIRD.example:8080')).body) as object;
  const outside = { tagManager: '/signup/outside/tag-manager', chat: '/signup/outside/chat' };
  expect(page).toMatchObject({ brand: 'third-trials', outside });
});

const policyOf = async (url: string, host: string) =>
  String((await get(url, host)).headers['content-security-policy']).split(';');

test.each([
  ['the new brand', 'third.example', 'https://tags.third.example'],
  ['the brand with host names', 'trials-world.localhost', 'https://second.example'],
  ['the default brand', 'www.example', 'https://first.example'],
])('the policy of %s lets its own tag manager into its frame alone', async (_, host, tags) => {
  const frame = await policyOf('/signup/outside/tag-manager', host);
  expect(frame).toContain(`script-src 'self' ${tags}`);
  expect(frame).toContain(`connect-src ${tags}`);
  for (const url of ['/signup/s6/home', '/privacy-policy']) {
    expect(await policyOf(url, host)).toContain("script-src 'self'");
    expect(await policyOf(url, host)).toContain("connect-src 'self'");
  }
});

test('its policy pages have its name and its look', async () => {
  const { body } = await get('/es/privacy-policy', 'third.example');
  expect(body).toContain('<html lang="es" data-brand="third-trials">');
  expect(body).toContain('<title>Política de privacidad - Third Trials</title>');
  expect(body).toContain('</svg> Third Trials</p>');
  const { brandStyles } = await import('#scripts/generate/brandStyles.ts');
  const [light = '', dark = ''] = brandStyles()
    .split('\n')
    .filter((line) => line.includes("html[data-brand='third-trials']"));
  expect(light).toContain('--primary: #123456;');
  expect(light).toContain('--radius-l: 2rem;');
  const { drawingsOf } = await import('#src/app/entry/drawings.ts');
  // A brand that only the list of this test has.
  expect(drawingsOf('third-trials' as Brand)).toContain("fill='#123456'/></symbol>");
  expect(brandStyles()).not.toContain(':root');
  expect(dark).toMatch(/^@media screen and \(prefers-color-scheme: dark\) .*--primary: #abcdef;/);
});

test('its settings are in the table, and its colors on the page of kinds', async () => {
  const { settingsHelp } = await import('#src/server/settings/settings.ts');
  expect(settingsHelp()).toMatch(/^THIRD_TRIALS_HOSTS +third\.example +Host names of the third-trials brand/m);
  expect(settingsHelp()).toMatch(/^TAG_MANAGER_URL_THIRD_TRIALS +/m);
  expect(settingsHelp()).toMatch(/^EMAIL_FROM_THIRD_TRIALS +/m);
  const { readKindsView } = await import('#src/app/developers/kindsView.ts');
  expect(readKindsView('?brand=third-trials').brand).toBe('third-trials');
});

test('a host name of two brands stops the start, and the setting is named', async () => {
  const { readSettings } = await import('#src/server/settings/settings.ts');
  const given = { TRIALS_WORLD_HOSTS: 'one.example, two.example', THIRD_TRIALS_HOSTS: 'two.example' };
  expect(() => readSettings(given)).toThrow('THIRD_TRIALS_HOSTS names two.example, which another brand has too.');
});
