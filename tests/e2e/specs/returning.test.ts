import { ageStoredAnswersByAnHour } from '#tests/e2e/support/storedAnswers.ts';
import { finish, fillScreener, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test('a visitor who returns to an outcome after an hour is told that it was removed, and sees no other outcome', async ({
  page,
}) => {
  const visitor = { ...rosa, name: 'Rosa Returning Diaz' };
  await page.goto(screenerHome(visitor));
  await fillScreener(page, visitor);
  await finish(page, visitor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.en.congratulations);
  // In the same tab: what another one writes into the storage may arrive after the page has read it.
  await page.goto('/privacy-policy');
  await ageStoredAnswersByAnHour(page);
  await page.goBack();
  await expect(page).toHaveURL(screenerHome(visitor));
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
  await expect(page.getByText('we removed what was entered here')).toBeInViewport();
  const question = page.getByRole('radiogroup', { name: 'Have you smoked' });
  await expect(question.getByLabel('No', { exact: true })).not.toBeChecked();
});
