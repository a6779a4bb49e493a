import type { Locator } from '@playwright/test';
import { pickCondition } from './conditions.ts';
import { keyboardOf, tabTo } from './hands.ts';
import { expectOneLead } from './leads.ts';
import { expectStep, rosa, signupStep } from './signup.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

test('the sign-up is completed by keyboard alone', async ({ page }) => {
  const visitor = { ...rosa, name: 'Rosa Keyboard Diaz' };
  await page.goto(signupStep(visitor, 'home'));
  await tabTo(page, page.getByRole('button', { name: 'Female', exact: true }));
  await page.keyboard.press('Space');
  const entries: readonly (readonly [step: string, control: Locator, typed: string])[] = [
    ['postal', page.getByRole('textbox'), '60601'],
    ['age', page.getByRole('combobox'), '52'],
    ['name', page.getByRole('textbox'), visitor.name],
    ['phone', page.getByRole('textbox'), visitor.phone],
  ];
  for (const [step, control, typed] of entries) {
    await expectStep(page, visitor, step);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, control);
    await page.keyboard.type(typed);
    // In a list of choices Enter opens it; elsewhere it submits.
    if (step === 'age') await tabTo(page, page.getByRole('button', { name: 'Next' }));
    await page.keyboard.press('Enter');
  }
  await expectStep(page, visitor, 'email');
  await tabTo(page, page.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await expectStep(page, visitor, 'indications');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pickCondition(page, words.en.searchConditions, ['asth', 'Asthma'], keyboardOf(page));
  await tabTo(page, page.getByRole('button', { name: 'View Studies' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.en.interest('Rosa Keyboard') })).toBeFocused();
  await expectOneLead(visitor.name, { campaign: 's6' });
});
