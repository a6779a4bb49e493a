import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StepHeading } from './StepHeading.tsx';
import './ui.css';

const inColours = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(() => inColours('none'));

const roomFor = ({ width, paddingInlineStart, borderInlineStartWidth }: CSSStyleDeclaration) =>
  Number.parseFloat(width) - 2 * (Number.parseFloat(paddingInlineStart) + Number.parseFloat(borderInlineStartWidth));

test('in forced colours the drawing of a moment has a line around it, and its size', async () => {
  const { container } = await render(<StepHeading mark="success">Thank you!</StepHeading>);
  const icon = container.querySelector('.icon');
  if (!icon) throw new Error('The heading has no drawing.');
  const { width: before } = getComputedStyle(icon);
  const room = roomFor(getComputedStyle(icon));
  await inColours('active');
  expect(getComputedStyle(icon).borderInlineStartWidth).toBe('2px');
  expect([getComputedStyle(icon).width, roomFor(getComputedStyle(icon))]).toEqual([before, room]);
});

test('on a phone the words of good news begin below the drawing', async () => {
  await page.viewport(390, 844);
  document.documentElement.style.setProperty('--heading-drawing', '10rem');
  const { container } = await render(<StepHeading mark="success">Thank you, dear visitor of this page!</StepHeading>);
  const [drawing, words] = ['.heading-drawing', 'h1'].map((part) =>
    container.querySelector(part)?.getBoundingClientRect(),
  );
  document.documentElement.style.removeProperty('--heading-drawing');
  expect(words?.top).toBeGreaterThanOrEqual(drawing?.bottom ?? Infinity);
});

test.each([
  ['stands in the corner where a window has room for it', 390, 'block'],
  ['leaves a narrow window, or one of large type, to the words', 320, 'none'],
] as const)('the drawing of a heading %s', async (_, width, display) => {
  await page.viewport(width, 600);
  const { container } = await render(<StepHeading mark="success">Thank you!</StepHeading>);
  const drawing = container.querySelector('.heading-drawing');
  expect(drawing && getComputedStyle(drawing).display).toBe(display);
});
