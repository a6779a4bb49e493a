import { pointer, type Hands } from './inputMethod.ts';
import { expect, type Page } from './test.ts';

/** The start of a condition's name, and the whole of it. */
export type Condition = readonly [typed: string, name: string];

/** Picks another condition by typing the start of its name. */
export async function pickCondition(
  page: Page,
  label: string,
  [typed, name]: Condition,
  hands: Hands = pointer,
): Promise<void> {
  await hands.type(page.getByRole('combobox', { name: label }), typed);
  const option = page.getByRole('option', { name });
  await expect(option).toBeVisible();
  await hands.take(option);
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
}
