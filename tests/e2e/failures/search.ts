import { expect, type Page } from '#tests/e2e/support/test.ts';
import { failures, type Failure } from './breakCalls.ts';
import { number, type Journey } from './failureJourney.ts';

const card = (page: Page) => page.getByRole('link', { name: /^See if you may join/ }).first();

/** A search for studies, which fails in that way. */
const withoutStudies = (failure: Failure): Journey => [
  `a search that fails by ${failure} keeps what was entered, and finds studies once the server is back`,
  { studySearch: failure },
  async (page, mend) => {
    await page.goto('/signup/study-search/home');
    await page.getByLabel('Zip Code').fill('60601');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('We could not search for studies.');
    await expect(alert.getByRole('link', { name: number })).toBeVisible();
    await expect(page.getByLabel('Zip Code')).toHaveValue('60601');
    mend();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page)).toBeVisible();
  },
];

/** Studies with offers beside them, which fail in that way. */
const withoutOffers = (failure: Failure): Journey => [
  `offers that cannot be had by ${failure} leave the studies as they are`,
  { directOffers: failure },
  async (page) => {
    await page.goto('/signup/ss6/home');
    await page.getByLabel('Zip Code').fill('60601');
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Offers near you' })).toHaveCount(0);
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
];

/** Searches: what was entered stays, and another try finds the studies. */
export const searchFailures: readonly Journey[] = [
  ...failures.map(withoutStudies),
  ...failures.map(withoutOffers),
  [
    'a list of studies that came with a link and cannot be loaded is left out, and loads once the server is back',
    { listedStudies: 'timeout' },
    async (page, mend) => {
      const list = page.getByRole('region', { name: 'Your list' });
      await page.goto('/signup/study-search/home?studies=2,1');
      await page.getByLabel('Zip Code').fill('60601');
      await expect(card(page)).toBeVisible();
      await expect(list).toHaveCount(0);
      mend();
      await page.reload();
      await expect(list.getByRole('listitem')).toHaveCount(2);
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
