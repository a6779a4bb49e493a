import { lookAt } from '#tests/e2e/journeys/searches/lookAt.ts';
import type { SearchVisit } from '#tests/e2e/journeys/searches/searchVisit.ts';
import { walkConditions } from '#tests/e2e/journeys/searches/walkConditions.ts';
import { walkOffers } from '#tests/e2e/journeys/searches/walkOffers.ts';
import { walkStudies } from '#tests/e2e/journeys/searches/walkStudies.ts';
import { places } from '#tests/e2e/journeys/countries.ts';
import { keyboardOf } from '#tests/e2e/support/inputMethod.ts';
import { test, type Page } from '#tests/e2e/support/test.ts';

/** Every search that needs no lead, in every country and both languages, on a phone and at a desk. */
const searches: Readonly<Record<string, (page: Page, visit: SearchVisit) => Promise<void>>> = {
  'study-search': (page, visit) => walkStudies(page, 'study-search', visit),
  ss2: (page, visit) => walkStudies(page, 'ss2', visit),
  ss3: walkConditions,
  ss6: (page, visit) => walkStudies(page, 'ss6', visit),
  ss8: walkOffers,
};

const cells = places.flatMap((place, index) =>
  (['en', 'es'] as const).flatMap((language, second) =>
    ([390, 1280] as const).map((width, third) => ({ place, language, width, at: index + 2 * second + third })),
  ),
);

for (const [index, [flow, walk]] of Object.entries(searches).entries())
  for (const { place, language, width, at } of cells)
    test.describe(`${flow} in ${language} at ${width} px from ${place.code}`, () => {
      test.use({
        viewport: { width, height: 900 },
        locale: `${language}-${place.code}`,
        expectedErrors: /Failed to load resource/,
      });

      // Half of the visitors have no pointer; a quarter meets with everything that can happen to a page.
      test('is searched to the end, whatever it answers', async ({ page }) => {
        await walk(page, {
          language,
          place,
          look: lookAt(width, [width]),
          ...((language === 'es') === (width === 390) && { input: keyboardOf(page) }),
          isDisturbed: (index + at) % 4 === 0,
        });
      });
    });
