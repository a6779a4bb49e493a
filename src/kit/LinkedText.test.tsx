import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/ui/ui.css';
import { SurroundingsContext } from './context.ts';
import { LinkedText } from './LinkedText.tsx';

test('a number to call is never broken over two lines, and the text around it reads as before', async () => {
  // The text names no page of the site, so nothing of the surroundings is asked for.
  const surroundings = { links: {} } as never;
  const text = 'Reply HELP for help, or call 1-800-555-0103.';
  const screen = await render(
    <SurroundingsContext value={surroundings}>
      <div style={{ width: '9rem' }}>
        <LinkedText text={text} newTab="opens in a new tab" />
      </div>
    </SurroundingsContext>,
  );
  const number = screen.getByText('1-800-555-0103', { exact: true }).element();
  const line = document.createRange();
  line.selectNodeContents(number);
  expect(line.getClientRects()).toHaveLength(1);
  expect(screen.container.textContent).toBe(text);
});
