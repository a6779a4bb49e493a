import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/ui/ui.css';
import { SurroundingsContext } from './context.ts';
import { LinkedText } from './LinkedText.tsx';

test.each([
  ['1-800-555-0103', 'tel:18005550103'],
  ['+44 808 157 0103', 'tel:+448081570103'],
])(
  'the number %s can be called, is never broken over two lines, and the text reads as before',
  async (smsHelp, href) => {
    // The text names no page of the site, so nothing else of the surroundings is asked for.
    const surroundings = { links: {}, numbers: { smsHelp } } as never;
    const text = `Reply HELP for help, or call ${smsHelp}. Texts come from 12345, since 2026-01-15.`;
    const screen = await render(
      <SurroundingsContext value={surroundings}>
        <div style={{ width: '9rem' }}>
          <LinkedText text={text} newTab="opens in a new tab" />
        </div>
      </SurroundingsContext>,
    );
    const number = screen.getByRole('link', { name: smsHelp }).element();
    const line = document.createRange();
    line.selectNodeContents(number);
    expect(line.getClientRects()).toHaveLength(1);
    expect(number.getAttribute('href')).toBe(href);
    expect(screen.getByRole('link').elements()).toHaveLength(1);
    expect(screen.container.textContent).toBe(text);
  },
);
