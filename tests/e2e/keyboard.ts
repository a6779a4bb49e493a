import type { Locator } from '@playwright/test';
import { control, type Entry, type Manner } from './journey.ts';
import { expect, type Page } from './test.ts';

/** More stops than any page has. */
const maxStops = 120;

/** Goes on with Tab until one of the controls has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((controls) => controls.some((one) => one === document.activeElement))) return;
  }
  throw new Error(`Tab does not reach ${target.toString()}.`);
}

/** Chooses in a group of radio buttons, by arrow keys. */
export async function choose(page: Page, group: Locator, label: string): Promise<void> {
  await tabTo(page, group.getByRole('radio'));
  await page.keyboard.press('Space');
  const wanted = group.getByLabel(label, { exact: true });
  const count = await group.getByRole('radio').count();
  for (let steps = 0; steps < count && !(await wanted.isChecked()); steps += 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

/** Picks out of the matches of a search. */
export async function pick(page: Page, typed: string, name: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox'));
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(`${name}$`) })).toBeVisible();
}

/** Chooses in a list by typing what the option says; it may be named by its value. */
async function select(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  const wanted = list.locator('option').and(page.locator(`[value="${option}"]`));
  const label = (await wanted.count()) > 0 ? await wanted.first().innerText() : option;
  await page.keyboard.type(label);
  await expect(list.locator('option:checked')).toHaveText(label);
}

async function enter(page: Page, entry: Entry): Promise<void> {
  const main = page.getByRole('main');
  if ('type' in entry) {
    await tabTo(page, main.getByRole('textbox', { name: entry.type, exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(entry.text);
  } else if ('select' in entry)
    await select(page, main.getByRole('combobox', { name: entry.select, exact: true }), entry.option);
  else if ('radio' in entry) await choose(page, main.getByRole('radiogroup', { name: entry.radio }), entry.option);
  else if ('check' in entry) {
    const place = entry.within ? main.getByRole('group', { name: entry.within }) : main;
    await tabTo(page, place.getByRole('checkbox', { name: entry.check, exact: true }));
    await page.keyboard.press('Space');
  } else await pick(page, entry.option.slice(0, 4), entry.option);
}

/** Goes by keyboard alone. */
export const byKeyboard: Manner = {
  enter,
  press: async (page, name) => {
    await tabTo(page, control(page, name));
    await page.keyboard.press('Enter');
  },
};
