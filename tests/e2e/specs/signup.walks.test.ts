import { abroad, us } from '#tests/e2e/journeys/countries.ts';
import { followLink, makeVisit } from '#tests/e2e/journeys/signup/makeVisit.ts';
import { spouse } from '#tests/e2e/journeys/signup/caregivers.ts';
import { linked } from '#tests/e2e/journeys/signup/update.ts';
import { visits } from '#tests/e2e/journeys/signup/visits.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** Each repetition of a walk is of a visitor of its own, whose lead is the only one of that name. */
const again = (repetition: number) => (repetition === 0 ? '' : `r${repetition}`);

const all = Object.entries({ ...visits, 'the spouse of a participant': spouse });

for (const [index, [who, visitOf]] of all.entries()) {
  // Every kind of visitor from the US in English and from abroad in Spanish, each from another country.
  const place = abroad[index % abroad.length] ?? us;
  for (const [language, width, height, { code }] of [
    ['en', 390, 840, us],
    ['es', 1280, 900, place],
  ] as const)
    test.describe(`${who}, ${language} at ${width} px from ${code}`, () => {
      test.use({ viewport: { width, height }, locale: `${language}-${code}` });

      test('reaches the end, and the database contains what was typed', async ({ page }, { repeatEachIndex }) => {
        const family = `Walk${index}${language}${again(repeatEachIndex)}`;
        await makeVisit(page, visitOf(language, family, code === 'US' ? us : place));
      });
    });
}

for (const [language, width, height] of [
  ['en', 390, 840],
  ['es', 1280, 900],
] as const)
  test.describe(`a visitor with a link to their lead, ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: `${language}-US` });

    test('corrects it, sees it corrected, and changes the one lead', async ({ page }, { repeatEachIndex }) => {
      await followLink(page, linked(language, `Linked${language}${again(repeatEachIndex)}`));
      await expect(page.getByRole('link', { name: /Health Questions|preguntas de salud/ })).toHaveCount(0);
    });
  });
