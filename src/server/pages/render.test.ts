import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Renderer } from '#src/domain/renderer.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { pageSettingsOf } from '#src/server/visitor/pageSettings.ts';
import { createPageCache } from './render.ts';

const settings = pageSettingsOf('localhost', readSettings({}), new Date('2026-11-18T18:00:00Z'));

/** Bytes of the page of a study, more or less. */
const PAGE = 100_000;

/** A page of words that no other has, which do not compress to nothing. */
function pageOf(path: string): string {
  const word = (index: number) => createHash('sha256').update(`${path} ${index}`).digest('hex').slice(0, 6);
  return Array.from({ length: 60 }, (_, index) => `<p>${word(index)}</p>`)
    .join('')
    .padEnd(PAGE, '<p>The same</p>');
}

/** The pages of a renderer that writes down what it was asked for. */
function pages() {
  const rendered: string[] = [];
  const renderPage: Renderer['renderPage'] = ({ url }) => {
    rendered.push(url);
    return Promise.resolve({ html: pageOf(url), status: 200 });
  };
  const page = createPageCache({ renderPage, redirectOf: () => undefined, studyOf: () => Promise.resolve(undefined) });
  return { rendered, get: async (path: string) => (await page(path, '', settings)).packed };
}

test('a page that is asked for again is packed smaller, and is the same page', async () => {
  const { rendered, get } = pages();
  const first = await get('/one');
  await get('/one');
  await get('/one');
  await expect.poll(async () => (await get('/one'))?.brotli?.length).toBeLessThan(first?.brotli?.length ?? 0);
  const last = await get('/one');
  expect(last?.tag).toBe(first?.tag);
  expect(brotliDecompressSync(last?.brotli ?? Buffer.of()).toString()).toBe(pageOf('/one'));
  expect(rendered).toEqual(['/one']);
});

test('the pages of a thousand studies are all kept', async () => {
  const { rendered, get } = pages();
  const paths = Array.from({ length: 1000 }, (_, index) => `/study-${index}`);
  for (const path of [...paths, ...paths]) await get(path);
  expect(rendered).toHaveLength(paths.length);
});
