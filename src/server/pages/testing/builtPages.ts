import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openAbsent } from '#src/server/testing/engines/absent.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const renderer = `let count = 0;
export const redirectOf = (path, search) =>
  path === '/signup/s6/home' && search.includes('landing=age') ? '/signup/s6/age' + search : undefined;
export const studyOf = async (path, search) =>
  path.endsWith('/asking') ? { id: new URLSearchParams(search).get('studyId'), language: 'en' } : undefined;
export async function renderPage({ url, settings, visitor }) {
  if (visitor && url.includes('/seeking') && !(await visitor.find({ country: 'USA', postalCode: visitor.postalCode })))
    return { html: '', status: 200 };
  if (visitor) return { html: 'near ' + visitor.postalCode, status: 200, isPersonal: true };
  const [path, query] = url.split('?');
  if (path === '/')
    return { html: '', status: 302, redirect: '/signup/s6/home' + (query ? '?' + query : ''), isUnnamed: true };
  if (path.startsWith('/signup/zzz')) return { html: '', status: 302, redirect: '/signup/s6/home', attempted: 'z z;' };
  count += 1;
  if (path.endsWith('/broken')) throw new Error('Broken for Ann Example');
  if (path.endsWith('/gone')) return { html: 'gone', status: 404 };
  const { brand, environment, numbers, awaitsStudy, wantedLocale = [] } = settings;
  return { html: [count, url, brand, environment, numbers.tollFree, awaitsStudy].concat(wantedLocale).join(' '), status: 200 };
}`;

/** A server without a database over the folder of a build, made for the tests of a file. */
export function builtPages() {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-pages-'));
  beforeAll(() => {
    for (const part of ['client/signup/js', 'client/signup/css', 'ssr'])
      mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'ssr/server.js'), renderer);
    writeFileSync(join(folder, 'client/index.html'), 'shell');
    writeFileSync(join(folder, 'client/robots.txt'), 'User-agent: *');
    writeFileSync(join(folder, 'client/signup/js/main-Ab12Cd34.js'), 'plain');
    writeFileSync(join(folder, 'client/signup/js/main-Ab12Cd34.js.br'), 'packed');
    writeFileSync(join(folder, 'client/signup/css/print-pictures.css'), 'a{}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const server = testServer({
    open: openAbsent,
    environment: () => ({
      PUBLIC_DIR: join(folder, 'client'),
      TRIALS_WORLD_HOSTS: 'world.example',
      TAG_MANAGER_URL: 'https://tags.example/tags.js?id=1',
      PIXEL_URL: 'https://partner.example/pixel.gif',
    }),
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server().stranger().send('GET', url, undefined, headers);
  return { server, get, folder };
}
