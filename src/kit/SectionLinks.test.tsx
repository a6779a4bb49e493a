import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SectionLink } from './SectionLinks.tsx';

const address = location.href;
const sections: Element[] = [];
afterEach(() => sections.splice(0).forEach((section) => section.remove()));

/** Shows a link to a section that is not there, and presses it; `come` shows the section. */
async function pressed() {
  const screen = await render(<SectionLink to="benefits">Benefits</SectionLink>);
  const link = screen.getByRole('link');
  await link.click();
  const section = document.createElement('section');
  section.id = 'benefits';
  section.tabIndex = -1;
  sections.push(section);
  return { link, section, come: () => document.body.append(section) };
}

test('a section that is still loading is gone to once it is there, and the address stays', async () => {
  const { section, come } = await pressed();
  come();
  await expect.element(section).toHaveFocus();
  expect(location.href).toBe(address);
});

test('whoever does something else meanwhile is not led away', async () => {
  const { section, come } = await pressed();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  come();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).not.toBe(section);
});

test('a section that is there is gone to at once', async () => {
  const { link, section, come } = await pressed();
  come();
  await expect.element(section).toHaveFocus();
  section.blur();
  const element = link.element();
  if (element instanceof HTMLElement) element.click();
  expect(document.activeElement).toBe(section);
});
