import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from './Button.tsx';
import './ui.css';

test.each([
  ['--primary', '#338cb4'],
  ['--secondary', '#e7e7e7'],
  ['--tertiary', '#72c39d'],
  ['--button', '#ff8200'],
])('the colour %s of the first brand is %s', (name, colour) => {
  expect(getComputedStyle(document.documentElement).getPropertyValue(name)).toBe(colour);
});

test('the main button has the colour of buttons', async () => {
  const screen = await render(<Button>Next</Button>);
  expect(getComputedStyle(screen.getByRole('button').element()).backgroundColor).toBe('rgb(255, 130, 0)');
});
