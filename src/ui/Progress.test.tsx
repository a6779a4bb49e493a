import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Progress } from './Progress.tsx';

test.each([
  ['seen', undefined, 'Your progress2 / 7'],
  ['not seen', true, '2 / 7'],
] as const)('a label that is %s is read once, with the bar and how far it has come', async (_, hidesLabel, seen) => {
  const { container, getByRole } = await render(
    <Progress value={2} max={7} label="Your progress" counter="2 / 7" {...(hidesLabel && { hidesLabel })} />,
  );
  await expect.element(getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute('aria-valuetext', '2 / 7');
  const texts = [...container.querySelectorAll('.progress > :not(progress)')];
  expect(texts.map(({ textContent }) => textContent).join('')).toBe(seen);
  expect(texts.every((text) => text.getAttribute('aria-hidden') === 'true')).toBe(true);
});
