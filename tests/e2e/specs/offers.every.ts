import { walkConditions } from '#tests/e2e/journeys/searches/walkConditions.ts';
import { walkOffers } from '#tests/e2e/journeys/searches/walkOffers.ts';
import { abroad, us } from '#tests/e2e/journeys/signup/countries.ts';
import { expectAccessible, resize } from '#tests/e2e/support/accessibility.ts';
import { test, type Page } from '#tests/e2e/support/test.ts';

for (const place of [us, ...abroad])
  for (const language of ['en', 'es'] as const)
    for (const width of [390, 1280])
      test.describe(`${language} at ${width} px from ${place.code}`, () => {
        test.use({ viewport: { width, height: 900 }, locale: `${language}-${place.code}` });
        const look = async (page: Page, state: string) => {
          await expectAccessible(page, state, [width]);
          await resize(page, width);
        };

        test('offers alone are found and left', async ({ page }) => {
          await walkOffers(page, { language, place, look });
        });

        test('conditions are pressed by keyboard, and studies found with and without them', async ({ page }) => {
          await walkConditions(page, { language, place, look });
        });
      });
