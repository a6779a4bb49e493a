import { afterEach, expect, test, vi } from 'vitest';
import { drawTypeface } from '#src/app/page/drawTypeface.ts';
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

afterEach(() => {
  vi.restoreAllMocks();
  delete root.dataset['typeface'];
});

test('a typeface that comes soon is drawn at once', async () => {
  coming(199, 1);
  await loadTypeface();
  expect(root.dataset['typeface']).toBe('drawn');
});

test('one that comes late waits until something else is read', async () => {
  coming(200, 1);
  await loadTypeface();
  expect(root.dataset['typeface']).toBe('loaded');
  drawTypeface();
  expect(root.dataset['typeface']).toBe('drawn');
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
