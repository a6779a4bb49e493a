import { afterEach, expect, test, vi } from 'vitest';
import { drawTypeface, typefaceLoaded } from '#src/app/browser/drawTypeface.ts';
import { loadTypeface } from './loadTypeface.ts';

const root = document.documentElement;

/** Faces as the browser has them once they have come after so many ms. */
function coming(after: number, faces: number): void {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  vi.spyOn(document.fonts, 'load').mockImplementation(() => {
    now.mockReturnValue(1_000 + after);
    return Promise.resolve(Array.from({ length: faces }, () => new FontFace('Made up', "local('Arial')")));
  });
}

/** A page of which the typeface makes the first paragraph so much higher, in px. */
function pageThatGrowsBy(px: number): void {
  document.body.innerHTML = `
    <style>.first { height: 50px } html[data-typeface='drawn'] .first { height: ${50 + px}px }</style>
    <main><p class="first">One line.</p><p>What stands below.</p></main>`;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  delete root.dataset['typeface'];
  delete root.dataset[typefaceLoaded];
});

test('a typeface that comes soon is drawn at once', async () => {
  coming(199, 1);
  await loadTypeface();
  expect(root.dataset['typeface']).toBe('drawn');
});

test('one that comes late waits until something else is read', async () => {
  coming(200, 1);
  await loadTypeface();
  expect(root.dataset['typeface']).toBeUndefined();
  drawTypeface();
  expect(root.dataset['typeface']).toBe('drawn');
});

test.each([
  [0, 'drawn'],
  [2, 'drawn'],
  [24, undefined],
])('where it moves what stands below by %d px it is %s', async (px, drawn) => {
  pageThatGrowsBy(px);
  coming(0, 1);
  await loadTypeface();
  expect(root.dataset['typeface']).toBe(drawn);
});

test('what stands outside the middle of the page, or far down in it, must not move either', async () => {
  pageThatGrowsBy(24);
  document.body.insertAdjacentHTML('beforeend', '<footer>The end.</footer>');
  const [main] = document.getElementsByTagName('main');
  const above = Array.from({ length: 300 }, () => document.createElement('span'));
  main?.prepend(...above);
  main?.lastElementChild?.remove();
  coming(0, 1);
  await loadTypeface();
  expect(root.dataset['typeface']).toBeUndefined();
});

test('where it moves what is below the window it is drawn', async () => {
  pageThatGrowsBy(24);
  document.body.style.paddingTop = `${innerHeight - 50}px`;
  coming(0, 1);
  await loadTypeface();
  document.body.style.paddingTop = '';
  expect(root.dataset['typeface']).toBe('drawn');
});

test('nothing is asked for that has the browser lay out what is out of sight', async () => {
  pageThatGrowsBy(0);
  document.body.insertAdjacentHTML('beforeend', `<div style="padding-top: 200vh"></div><p><b>Far down.</b></p>`);
  const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  coming(0, 1);
  await loadTypeface();
  const names = asked.mock.contexts.map((part) => (part as Element).localName);
  expect([names.includes('main'), names.includes('b')]).toEqual([true, false]);
});

test('one that does not come is never drawn', async () => {
  vi.spyOn(document.fonts, 'load').mockRejectedValue(new DOMException('no network', 'NetworkError'));
  await loadTypeface();
  drawTypeface();
  expect(root.dataset['typeface']).toBeUndefined();
});

test('a page without a typeface of its own keeps that of the device', async () => {
  coming(0, 0);
  await loadTypeface();
  expect(root.dataset['typeface']).toBeUndefined();
});
