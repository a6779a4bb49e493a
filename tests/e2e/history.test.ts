import { expectOneLead } from './leads.ts';
import { conclude, entriesOf, expectStep, land, rosa, type SignupVisitor } from './signup.ts';
import { expect, test, type Page } from './test.ts';
import { words } from './words.ts';

/** Every text, choice and tick of the open page. */
const entered = (page: Page) =>
  page.locator('main :is(input, select)').evaluateAll((controls) =>
    controls.map((control) => {
      if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type))
        return [control.id, control.checked];
      return [control.id, (control as HTMLInputElement | HTMLSelectElement).value];
    }),
  );

/** Whatever the deed does to the page, it comes back with the same entries. */
async function expectKept(page: Page, deed: () => Promise<unknown>, back: () => Promise<unknown> = async () => {}) {
  const before = await entered(page);
  await deed();
  await back();
  await expect.poll(() => entered(page)).toEqual(before);
}

for (const language of ['en', 'es'] as const)
  test(`a sign-up in ${language} loses nothing by reload, Back and Forward, and makes one lead`, async ({ page }) => {
    const visitor: SignupVisitor = {
      ...rosa,
      language,
      query: '?utm_source=test',
      name: language === 'en' ? 'Rosa Again Diaz' : 'Rosa Otra Díaz',
      email: 'rosa@example.com',
    };
    const t = words[language];
    await land(page, visitor);
    for (const [step, enter] of entriesOf(visitor)) {
      await expectStep(page, visitor, step);
      await enter(page);
      await expectKept(page, () => page.reload());
      await page.getByRole('button', { name: t.next, exact: true }).click();
      await expect(page).not.toHaveURL(new RegExp(`/${step}\\?`));
      await page.goBack();
      await expectStep(page, visitor, step);
      await expectKept(
        page,
        () => page.goForward(),
        () => page.goBack(),
      );
      await page.goForward();
    }
    await page.getByRole('button', { name: t.back, exact: true }).click();
    await expectStep(page, visitor, 'email');
    await page.getByRole('button', { name: t.next, exact: true }).click();
    await conclude(page, visitor, ['mig', language === 'en' ? 'Migraine' : 'Migraña']);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t.interest(visitor.name.split(' ').slice(0, 2).join(' ')),
    );
    await page.goBack();
    await expect(page.getByRole('button', { name: /Migra/ })).toBeVisible();
    await page.goForward();
    await expectOneLead(visitor.name, { language, identity: { email: 'rosa@example.com' } });
  });
