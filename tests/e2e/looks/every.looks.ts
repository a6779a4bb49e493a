import { brandOrigins, schemes, show, widths } from './look.ts';
import { test } from './stillTest.ts';
import { visitStates } from './visitStates.ts';
import { walks } from './walks.ts';

const places = Object.entries(brandOrigins).flatMap(([brand, baseURL], first) =>
  (['en', 'es'] as const).flatMap((language, second) =>
    widths.map((width) => ({ brand, baseURL, language, width, who: 2 * first + second })),
  ),
);

const fileName = (words: readonly (string | number)[]) => words.join(' ').replaceAll(/[^\p{L}\p{N}]+/gu, '-');

for (const [name, walk] of walks)
  for (const { brand, baseURL, language, width, who } of places)
    test.describe(`${name} of ${brand} in ${language} at ${width} px`, () => {
      test.use({ baseURL, viewport: { width, height: 840 }, locale: `${language}-US`, timezoneId: 'America/Chicago' });

      test('has its picture taken, light and dark', async ({ page }) => {
        let count = 0;
        await visitStates(page, walk, { language, width, who }, async (step, state) => {
          count += 1;
          for (const scheme of schemes) {
            await show(page, { width, scheme });
            const words = [String(count).padStart(2, '0'), step, state, brand, language, width, scheme];
            const path = `pictures/${fileName([name])}/${fileName(words)}.png`;
            await page.screenshot({ path, fullPage: true, animations: 'disabled' });
          }
        });
      });
    });
