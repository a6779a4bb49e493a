import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Alert } from './Alert.tsx';

/** A message that goes with a press of its button. */
function Failed() {
  const [isShown, setShown] = useState(true);
  return (
    <main>
      <section aria-label="Studies" tabIndex={-1}>
        {isShown ? (
          <Alert kind="error" title="They could not be loaded.">
            <button type="button" onClick={() => setShown(false)}>
              Try again
            </button>
          </Alert>
        ) : null}
        <button type="button">More</button>
      </section>
      <button type="button" onClick={() => setShown(false)}>
        Close
      </button>
    </main>
  );
}

describe('Alert', () => {
  it('leaves the focus with what it stood in when it goes with a press', async () => {
    const screen = await render(<Failed />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('region', { name: 'Studies' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('leaves the focus where it is when that is elsewhere', async () => {
    const screen = await render(<Failed />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });
});
