import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { translateInBrowser } from '#tests/support/translateInBrowser.ts';
import { followTranslation } from './followTranslation.ts';

let endTranslation = () => {};
beforeEach(followTranslation);
afterEach(() => endTranslation());

/** A component that is a text and no more, as those of the catalogue are. */
const Words = ({ text }: { text: string }) => text;

type Change = [name: string, before: ReactNode, after: ReactNode, shown: string];

const changes: Change[] = [
  ['a text that changes', <Words key="0" text="Pounds" />, <Words key="0" text="Kilograms" />, 'Kilograms'],
  ['a text that goes', [<b key="0">1</b>, <Words key="1" text="study" />], [<b key="0">1</b>], '1'],
  [
    'a text before which something comes',
    [null, <Words key="1" text="study" />],
    [<b key="0">1 </b>, <Words key="1" text="study" />],
    '1 study',
  ],
  [
    'a text that makes room for something else',
    <Words key="0" text="Sending" />,
    <button key="1">Try again</button>,
    'Try again',
  ],
];

test.each(changes)('on a page that is translated, %s is shown as it is now', async (_name, before, after, shown) => {
  const { container, rerender } = await render(<p>{before}</p>);
  endTranslation = translateInBrowser();
  await expect.poll(() => container.querySelector('font')).not.toBeNull();
  await rerender(<p>{after}</p>);
  await expect.poll(() => container.textContent).toBe(shown);
});

test('a text that changes time and again is translated each time', async () => {
  const { container, rerender } = await render(<p>{[<Words key="0" text="0" />, ' studies']}</p>);
  endTranslation = translateInBrowser();
  for (const count of ['1', '2', '3']) {
    await rerender(<p>{[<Words key="0" text={count} />, ' studies']}</p>);
    await expect.poll(() => container.textContent).toBe(`${count} studies`);
    expect(container.querySelectorAll('p > font')).toHaveLength(2);
  }
});

test('a page that nobody translates reports what is not where it should be', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow();
});
