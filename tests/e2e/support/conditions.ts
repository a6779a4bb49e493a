import { pointer, type InputMethod } from './inputMethod.ts';
import { expect, type Page } from './test.ts';

/** The start of a condition's name, and the whole of it. */
export type Condition = readonly [typed: string, name: string];

/** Picks another condition by typing the start of its name. */
export async function pickCondition(
  page: Page,
  label: string,
  [typed, name]: Condition,
  input: InputMethod = pointer,
): Promise<void> {
  await input.type(page.getByRole('combobox', { name: label }), typed);
  const option = page.getByRole('option', { name });
  await expect(option).toBeVisible();
  await input.take(option);
  await expect(page.getByRole('button', { name: new RegExp(`^(Remove|Quitar) ${name}`) })).toBeVisible();
}
