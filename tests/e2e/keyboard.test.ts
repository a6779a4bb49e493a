import type { Locator } from '@playwright/test';
import { expectOneLead } from './leads.ts';
import { rosa as screened, screenerHome, typedBy } from './screener.ts';
import { expectStep, rosa, signupStep } from './signup.ts';
import { expect, test, type Page } from './test.ts';
import { words } from './words.ts';

/** More stops than any page has. */
const maxStops = 120;

/** Goes on with Tab until one of the controls has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((controls) => controls.some((control) => control === document.activeElement))) return;
  }
  throw new Error(`Tab does not reach ${target.toString()}.`);
}

/** Chooses in a group of radio buttons, by arrow keys. */
async function choose(page: Page, group: Locator, label: string): Promise<void> {
  await tabTo(page, group.getByRole('radio'));
  await page.keyboard.press('Space');
  const wanted = group.getByLabel(label, { exact: true });
  const count = await group.getByRole('radio').count();
  for (let steps = 0; steps < count && !(await wanted.isChecked()); steps += 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

async function pickCondition(page: Page, typed: string, name: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox'));
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

test('the screener is completed by keyboard alone', async ({ page }) => {
  const visitor = { ...screened, name: 'Rosa Keys Diaz' };
  await page.goto(screenerHome(visitor));
  const [texts, measures] = [typedBy(visitor).slice(0, -3), typedBy(visitor).slice(-3)];
  const type = async ([label, text]: [string, string]) => {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(text);
  };
  for (const entry of texts) await type(entry);
  await choose(page, page.getByRole('radiogroup', { name: 'Gender' }), 'Male');
  for (const [question, answer] of Object.entries(visitor.answers)) {
    if (typeof answer === 'string') await choose(page, page.getByRole('radiogroup', { name: question }), answer);
    else
      for (const text of answer) {
        await tabTo(page, page.getByRole('group', { name: question }).getByLabel(text, { exact: true }));
        await page.keyboard.press('Space');
      }
  }
  await tabTo(page, page.getByLabel(visitor.ethnicity, { exact: true }));
  await page.keyboard.press('Space');
  for (const entry of measures) await type(entry);
  await tabTo(page, page.getByRole('button', { name: 'Finish' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.en.congratulations })).toBeFocused();
  await pickCondition(page, 'migr', 'Migraine');
  await tabTo(page, page.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.en.thanks('Rosa Keys') })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Answer a few more questions' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/health-questions/);
  await expectOneLead(visitor.name, { qualified: true });
});

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
  await pickCondition(page, 'asth', 'Asthma');
  await tabTo(page, page.getByRole('button', { name: 'View Studies' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.en.interest('Rosa Keyboard') })).toBeFocused();
  await expectOneLead(visitor.name, { campaign: 's6' });
});
