import { beforeAll, expect, test } from 'vitest';
import { policiesIn, policyNames } from '#src/domain/policies.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { gonePage } from '#src/server/esign/page.ts';
import { frameOf } from '#src/server/pages/frameOf.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { openAbsent } from '#src/server/testing/engines/absent.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { pseudoCode, registerPseudoLocale, stretched } from '#tests/support/pseudoLocale.ts';

// Before the server is made, which has a path for each language.
beforeAll(() => registerPseudoLocale());
const server = testServer({ open: openAbsent });
const get = (url: string, headers?: Record<string, string>) => server().stranger().send('GET', url, undefined, headers);

/** The texts of a page but those that stand in other languages or name things. */
const englishIn = (html: string) =>
  html
    .replace(/<head>[^]*<\/head>/, '')
    .replaceAll(/<(\w+)[^>]* lang="(?!en-XA)[^"]*"[^>]*>[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .match(/\b[a-z]{4,}\b/g) ?? [];

test.each(policyNames)('the server writes the policy %s in a language that is registered', async (name) => {
  const { statusCode, body } = await get(policiesIn(pseudoCode)[name]);
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="en-XA"');
  expect(englishIn(body)).toEqual([]);
});

test('each policy leads to itself in every other language', async () => {
  const { body } = await get(policiesIn(pseudoCode).privacy);
  const others = [...body.matchAll(/href="([^"]*)" lang="([^"]*)"/g)].map(([, href, lang]) => [lang, href]);
  const all = localeCodes().map((code) => [code, policiesIn(code).privacy]);
  expect(others).toEqual(all.filter(([code]) => code !== pseudoCode));
});

test('it refuses in that language too: an address with nothing, a signing page that is gone', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'en-XA,en;q=0.5' };
  const unknown = await get('/nothing.txt', headers);
  expect(unknown.statusCode).toBe(404);
  expect(unknown.body).toContain(`<section lang="en-XA">\n<h1>${stretched('Page not found')}</h1>`);
  const gone = gonePage(frameOf({ hostname: 'localhost', headers }, readSettings({}), {}));
  expect(gone).toContain('<html lang="en-XA"');
});

test.each(['/en-XA/signup/s6', '/en-XA/signup'])('%s is a page of the product, as it is in Spanish', async (url) => {
  const [ours, spanish] = await Promise.all([url, url.replace('en-XA', 'es')].map((one) => get(one)));
  expect(ours?.statusCode).toBe(spanish?.statusCode);
  expect((await get(url.replace('en-XA', 'xx'))).statusCode).toBe(404);
});
