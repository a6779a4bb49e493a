import { letAnHourPass } from '#tests/e2e/support/storedAnswers.ts';
import { finish, fillScreener, rosa, screenerHome } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { words } from '#tests/e2e/support/texts.ts';

test('whoever comes back to an outcome after an hour is asked again who they are, and not told another outcome', async ({
  page,
}) => {
  const visitor = { ...rosa, name: 'Rosa Returning Diaz' };
  await page.goto(screenerHome(visitor));
  await fillScreener(page, visitor);
  await finish(page, visitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.congratulations);
  // In the same tab: what another one writes into the storage may arrive after the page has read it.
  await page.goto('/privacy-policy');
  await letAnHourPass(page);
  await page.goBack();
  await expect(page).toHaveURL(screenerHome(visitor));
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
  const question = page.getByRole('radiogroup', { name: 'Have you smoked' });
  await expect(question.getByLabel('No', { exact: true })).toBeChecked();
});
