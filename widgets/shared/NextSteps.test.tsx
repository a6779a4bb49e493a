import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/ui/ui.css';
import { NextSteps } from './NextSteps.tsx';

const root = document.documentElement;
afterEach(() => root.style.removeProperty('font-size'));

const words = {
  title: 'Qué pasa ahora',
  step: 'Compartimos sus respuestas',
  text: 'Responsabilidades del coordinador.',
};
const T = ({ message }: { message: keyof typeof words }) => words[message];

test('a long word is broken on a narrow phone with letters twice as large, and the page does not scroll aside', async () => {
  await page.viewport(320, 568);
  root.style.fontSize = '200%';
  const screen = await render(<NextSteps T={T} title="title" steps={[['step', 'text']]} />);
  const list = screen.getByRole('list').element();
  expect(list.scrollWidth).toBe(list.clientWidth);
});
