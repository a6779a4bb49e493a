import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { isOpen, waits } from './isOpen.ts';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset['open'];
  delete dataset['hasTypeface'];
});

/** A page that is laid out in its typeface. */
function layOut() {
  dataset['open'] = '';
  dataset['hasTypeface'] = '';
}

test('a page is open once it is laid out and has its typeface', async () => {
  await render(<main>Filled</main>);
  const before = isOpen(waits);
  dataset['open'] = '';
  const laidOut = isOpen(waits);
  dataset['hasTypeface'] = '';
  expect([before, laidOut, isOpen(waits)]).toEqual([false, false, true]);
});

test.each([
  ['the script', () => <div data-waiting="">Rendered</div>],
  ['fields below', () => <div className="later" />],
  ['a reply', () => <output className="spinner">Loading…</output>],
  ['a text', () => <div className="skeleton" />],
])('a page that waits for %s is not', async (_, part) => {
  layOut();
  const { rerender } = await render(<main>{part()}</main>);
  const before = isOpen(waits);
  await rerender(<main>Filled</main>);
  expect([before, isOpen(waits)]).toEqual([false, true]);
});
