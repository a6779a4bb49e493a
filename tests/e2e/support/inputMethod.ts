import type { Locator } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** How a visitor works the controls of a page: by pointer, or by keyboard alone. */
export type InputMethod = {
  type: (box: Locator, text: string) => Promise<void>;
  /** Chooses one of a group of radio buttons. */
  choose: (radio: Locator) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
  select: (list: Locator, label: string) => Promise<void>;
  press: (button: Locator) => Promise<void>;
  /** Chooses the first suggestion of the open list. */
  take: (option: Locator) => Promise<void>;
  /** Whether answers are chosen by a press, which is enough to go on where a page asks for nothing else. */
  isByPress: boolean;
};

export const pointer: InputMethod = {
  type: (box, text) => box.fill(text),
  // A press, not `check`: an answer that leads on is gone before that looks whether it is chosen.
  choose: (radio) => radio.click(),
  tick: (box) => box.check(),
  select: async (list, label) => {
    await list.selectOption({ label });
  },
  press: (button) => button.click(),
  take: (option) => option.click(),
  isByPress: true,
};

/** More tab stops than any page has. */
const maxStops = 150;

/** Presses Tab until one of the controls has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((controls) => controls.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`Tab does not reach ${target.toString()}.`);
}

/** The input of a visitor without a pointer. */
export function keyboardOf(page: Page): InputMethod {
  const { keyboard } = page;
  return {
    type: async (box, text) => {
      await tabTo(page, box);
      await keyboard.type(text);
    },
    choose: async (radio) => {
      const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`);
      await tabTo(page, group);
      await keyboard.press('Space');
      const count = await group.count();
      for (let steps = 0; steps < count && !(await radio.isChecked()); steps += 1) await keyboard.press('ArrowDown');
      await expect(radio).toBeChecked();
    },
    tick: async (box) => {
      await tabTo(page, box);
      // One that an earlier page ticked stays as it is.
      if (!(await box.isChecked())) await keyboard.press('Space');
    },
    select: async (list, label) => {
      await tabTo(page, list);
      // A list forgets typed letters within a second, which a busy machine may take between two of them: arrows are sure.
      const chosen = () => list.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.label);
      if ((await chosen()) !== label) await keyboard.press('Home');
      const count = await list.locator('option').count();
      for (let steps = 0; steps < count && (await chosen()) !== label; steps += 1) await keyboard.press('ArrowDown');
      expect(await chosen()).toBe(label);
    },
    press: async (button) => {
      await tabTo(page, button);
      await keyboard.press('Enter');
    },
    take: async () => {
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    },
    isByPress: false,
  };
}
