import { expect } from '#tests/e2e/support/test.ts';
import { number, type Journey } from './failureJourney.ts';

/** Searches: what was entered stays, and another try finds the studies. */
export const searchFailures: readonly Journey[] = [
  [
    'a search that fails keeps what was entered, and finds studies once the server is back',
    { studySearch: 'error' },
    async (page, mend) => {
      await page.goto('/signup/study-search/home');
      await page.getByLabel('Zip Code').fill('60601');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('We could not search for studies.');
      await expect(alert.getByRole('link', { name: number })).toBeVisible();
      await expect(page.getByLabel('Zip Code')).toHaveValue('60601');
      mend();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: /^See if you may join/ }).first()).toBeVisible();
    },
  ],
];
