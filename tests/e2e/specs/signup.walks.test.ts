import { placeIn, us, type Place } from '#tests/e2e/journeys/countries.ts';
import { parent, spouse } from '#tests/e2e/journeys/signup/caregivers.ts';
import { contactSearch } from '#tests/e2e/journeys/signup/contactSearch.ts';
import { whole } from '#tests/e2e/journeys/signup/core.ts';
import { demoQualified } from '#tests/e2e/journeys/signup/demo.ts';
import { followLink, makeVisit } from '#tests/e2e/journeys/signup/makeVisit.ts';
import { linked, unlinked } from '#tests/e2e/journeys/signup/update.ts';
import type { VisitOf } from '#tests/e2e/journeys/signup/visit.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { Language } from '#tests/e2e/support/texts.ts';

/** Each repetition of a walk is of a visitor of its own, whose lead is the only one of that name. */
const again = (repetition: number) => (repetition === 0 ? '' : `r${repetition}`);

/** What replays of every way do not ask: what is read on the way, and whose relation and answers are stored. */
const walks: readonly (readonly [who: string, visitOf: VisitOf, language: Language, width: number, place: Place])[] = [
  ['a visitor of the core sign-up', whole, 'en', 390, us],
  ['a parent', parent, 'es', 1280, placeIn('IE')],
  ['the spouse of a participant', spouse, 'en', 390, us],
  ['a visitor who searches once we know how to reach them', contactSearch, 'es', 1280, placeIn('CA')],
  ['a visitor of the demonstration who qualifies', demoQualified, 'es', 390, placeIn('GB')],
  ['a visitor whose link is not good any more', unlinked, 'es', 390, us],
];

for (const [index, [who, visitOf, language, width, place]] of walks.entries())
  test.describe(`${who}, ${language} at ${width} px from ${place.code}`, () => {
    test.use({ viewport: { width, height: 900 }, locale: `${language}-${place.code}` });

    test('reaches the end, and the database contains what was typed', async ({ page }, { repeatEachIndex }) => {
      await makeVisit(page, visitOf(language, `Walk${index}${language}${again(repeatEachIndex)}`, place));
    });
  });

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
