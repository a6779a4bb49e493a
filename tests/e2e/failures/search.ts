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
  [
    'offers that cannot be had leave the studies as they are',
    { directOffers: 'malformed' },
    async (page) => {
      await page.goto('/signup/ss6/home');
      await page.getByLabel('Zip Code').fill('60601');
      await expect(page.getByRole('link', { name: /^See if you may join/ }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Offers near you' })).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  ],
  [
    'a page of offers says that they cannot be had, and finds them once the server is back',
    { directOffers: 'offline' },
    async (page, mend) => {
      await page.goto('/signup/ss8/home?postal=60601');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('We could not load the offers.');
      await expect(alert.getByRole('link', { name: number })).toBeVisible();
      mend();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
    },
  ],
];
