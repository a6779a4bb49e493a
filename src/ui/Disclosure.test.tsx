import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Disclosure } from './Disclosure.tsx';
import './ui.css';

test('the focus mark of what unfolds it stays clear of the text below', async () => {
  const screen = await render(
    <Disclosure summary="Narrow the search" isOpen>
      <p>Words in the title</p>
    </Disclosure>,
  );
  await userEvent.tab();
  const summary = screen.container.querySelector('summary');
  const text = screen.container.querySelector('.disclosure-text');
  if (!summary || !text) throw new Error('The disclosure has lost one of its parts');
  expect(document.activeElement).toBe(summary);
  const { outlineOffset, outlineWidth } = getComputedStyle(summary);
  const markEnds = summary.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
  const textBegins = text.getBoundingClientRect().top + parseFloat(getComputedStyle(text).paddingBlockStart);
  expect(textBegins - markEnds).toBeGreaterThanOrEqual(3);
});
