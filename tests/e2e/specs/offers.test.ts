import { followSearch } from '#tests/e2e/journeys/searches/searchCalls.ts';
import { walkConditions } from '#tests/e2e/journeys/searches/walkConditions.ts';
import { lookAt } from '#tests/e2e/journeys/searches/lookAt.ts';
import { walkOffers } from '#tests/e2e/journeys/searches/walkOffers.ts';
import { placeIn, us } from '#tests/e2e/journeys/countries.ts';
import { walk } from '#tests/e2e/journeys/journey.ts';
import { contactSearch } from '#tests/e2e/journeys/signup/contactSearch.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

for (const [language, width, place] of [
  ['en', 390, us],
  ['es', 1280, placeIn('IE')],
] as const) {
  const look = lookAt(width);

  test.describe(`${language} at ${width} px from ${place.code}`, () => {
    test.use({
      viewport: { width, height: 900 },
      locale: `${language}-${place.code}`,
      expectedErrors: /Failed to load resource/,
    });

    test('offers alone show for the postal code of the address, which leaves it', async ({ page }) => {
      await walkOffers(page, { language, place, look });
    });

    test('conditions are pressed by keyboard, and hide the results until they are asked for', async ({ page }) => {
      await walkConditions(page, { language, place, look });
    });
  });
}

test('a search that asks for the visitor first saves the lead, then looks for studies and offers', async ({ page }) => {
  const calls = followSearch(page);
  const { journey } = contactSearch('en', 'Order');
  const [home] = journey.steps;
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await walk(
    page,
    { ...journey, steps: home ? [home] : [] },
    {
      opened: async () => {
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await button.press('Enter');
        // The summary of all problems is announced, and the first field to mend has the focus.
        await expect(page.getByRole('alert')).toContainText('Full name');
        await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
        await expect(page).toHaveURL(/\/home$/);
      },
      filled: async () => expect(button).not.toHaveAttribute('aria-disabled'),
    },
  );
  await expect(page.getByRole('heading', { name: 'Offers near you' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Studies near/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveCount(0);
  expect(calls.map(({ call }) => call)).toEqual(['lead', 'studies', 'offers']);
  expect(calls[1]?.body).toMatchObject({ realtime: true, indicationIds: [401] });
});

test('a link to what a search found asks for the visitor first', async ({ page }) => {
  await page.goto('/signup/ss7/search');
  await expect(page).toHaveURL(/\/ss7\/home$/);
});

/** The number of the call centre in the header of a tab. */
const numberIn = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: '1-800-555-0100' });

test('whoever has opened an offer is not shown the number of the call centre in that tab', async ({ page }) => {
  await page.goto('/signup/ss8/home?postal=60601');
  const link = page.getByRole('article').first().getByRole('link');
  // The tests open no page of anybody else.
  await link.evaluate((one) => one.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  await page.goto('/signup/ws10/home?studyId=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(numberIn(page)).toHaveCount(0);
  const another = await page.context().newPage();
  await another.goto('/signup/ws10/home?studyId=1');
  await expect(numberIn(another)).toBeVisible();
});
