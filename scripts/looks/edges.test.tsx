import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ReactNode } from 'react';
import { faintEdges, readEdges } from './edges.ts';

/** The edges that are found on a page of this color. */
async function edgesOn(background: string, content: ReactNode) {
  await render(<div style={{ background }}>{content}</div>);
  return readEdges();
}

test('an edge is read as it is seen: over the fill of its control, which is over the ground', async () => {
  const style = { border: '2px solid rgb(0 0 0 / 50%)', background: 'rgb(255 0 0 / 50%)' };
  expect(await edgesOn('color-mix(in srgb, white, black)', <input aria-label="Name" style={style} />)).toEqual([
    { ground: '#808080', fill: '#c04040', edge: '#602020' },
  ]);
});

test.each([
  ['a box with an edge that is too light', { border: '1px solid #bbb', background: '#fff' }, '#fff', 1],
  ['one with an edge that stands out', { border: '1px solid #777', background: '#fff' }, '#fff', 0],
  ['one whose fill does', { border: 0, background: '#335' }, '#fff', 0],
  ['one that is as dark as its dark ground', { border: '1px solid #333', background: '#111' }, '#111', 1],
  ['one without an edge and with hardly a fill', { border: 0, background: '#eee' }, '#fff', 1],
  ['one with an edge that nobody sees', { border: '3px solid transparent', background: '#eee' }, '#fff', 1],
])('%s', async (_, style, ground, count) => {
  expect(faintEdges(await edgesOn(ground, <input aria-label="Name" style={style} />))).toHaveLength(count);
});

test.each([
  ['a button with a text', () => <button style={{ background: '#eee' }}>Back</button>],
  ['a picture without an edge', () => <button aria-label="Close" style={{ border: 0, background: 'none' }} />],
  ['a button that cannot be pressed', () => <button disabled>Next</button>],
  ['a radio button that the browser draws', () => <input type="radio" aria-label="Yes" />],
  ['a box that is not shown', () => <input hidden aria-label="Name" />],
  ['a box for screen readers', () => <input className="visually-hidden" aria-label="Name" />],
  ['a link in a text', () => <a href="#x">More</a>],
])('of %s no edge is asked', async (_, control) => {
  expect(await edgesOn('#fff', control())).toEqual([]);
});

test('a box that is drawn anew, a list and a button that is a picture have one', async () => {
  const style = { appearance: 'none', border: '1px solid #000', background: '#fff' } as const;
  const edges = await edgesOn(
    '#fff',
    <>
      <input type="checkbox" aria-label="Yes" style={style} />
      <select aria-label="Country" style={style} />
      <button aria-label="Close" style={style} />
    </>,
  );
  expect(edges).toHaveLength(3);
});
