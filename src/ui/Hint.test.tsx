import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Hint } from './Hint.tsx';

async function opened() {
  const screen = await render(
    <>
      <Hint label="What is BMI?">Weight divided by height squared</Hint>
      <button type="button">Next</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'What is BMI?' });
  await button.click();
  const text = screen.getByText('Weight divided by height squared');
  await expect.element(text).toBeVisible();
  return { button, text };
}

describe('Hint', () => {
  it('opens with a press', async () => {
    const { button } = await opened();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes with Escape and leaves focus on its button', async () => {
    const { button, text } = await opened();
    await userEvent.keyboard('{Escape}');
    await expect.element(text).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when focus goes elsewhere', async () => {
    const { text } = await opened();
    await userEvent.tab();
    await expect.element(text).not.toBeInTheDocument();
  });

  it('closes with a second press', async () => {
    const { button, text } = await opened();
    await button.click();
    await expect.element(text).not.toBeInTheDocument();
  });
});
