import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RetryAlert } from './RetryAlert.tsx';

test('it tries again when its button is pressed, and by itself once the browser is online, as long as it is there', async () => {
  let tries = 0;
  const screen = await render(<RetryAlert title="Not loaded" label="Try again" retry={() => void (tries += 1)} />);
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(tries).toBe(1);
  window.dispatchEvent(new Event('online'));
  expect(tries).toBe(2);
  await screen.unmount();
  window.dispatchEvent(new Event('online'));
  expect(tries).toBe(2);
});
