import { interrupted } from '#tests/e2e/support/interruptions.ts';
import { keyboardOf } from '#tests/e2e/support/inputMethod.ts';
import type { Manner } from '#tests/e2e/journeys/journey.ts';
import { checkStepWith } from '#tests/e2e/journeys/signup/checkStep.ts';
import { followLink, makeVisit } from '#tests/e2e/journeys/signup/makeVisit.ts';
import { places, us, type Place } from '#tests/e2e/journeys/countries.ts';
import { linked } from '#tests/e2e/journeys/signup/update.ts';
import { furtherVisits, visits } from '#tests/e2e/journeys/signup/visits.ts';
import type { Visit } from '#tests/e2e/journeys/signup/visit.ts';
import { test, type Page } from '#tests/e2e/support/test.ts';
import type { Language } from '#tests/e2e/support/texts.ts';

type Cell = { place: Place; language: Language; width: number; at: number };

/** Every country in both languages, on a phone and at a desk. */
const cells = places.flatMap((place, index) =>
  (['en', 'es'] as const).flatMap((language, second) =>
    [390, 1280].map((width, third): Cell => ({ place, language, width, at: index + 2 * second + third })),
  ),
);

/**
 * Of the visits from the US, one looks at every step and works by keyboard, and one meets with everything that can
 * happen to a page. From abroad every third looks, by keyboard or by pointer. The others just go to the end.
 */
function mannerOf({ place, at, width, language }: Cell, index: number, page: Page): Partial<Manner> {
  const isMain = index < Object.keys(visits).length;
  if (isMain && place === us && language === 'es' && width === 390) return interrupted;
  const number = places.indexOf(place);
  if (at % 4 !== 0 || !(place === us || (isMain && (index + number) % 3 === 0))) return {};
  const opened = checkStepWith([width]);
  return number % 2 === 0 ? { opened, input: keyboardOf(page) } : { opened };
}

/** Whoever chooses the country from a list is shown another one at first. */
const choosesCountry = ({ journey }: Visit, { name }: Place) =>
  journey.steps.some(({ entries = [] }) =>
    entries.some((entry) => 'select' in entry && Object.values(name).includes(entry.option)),
  );

const told = ({ place, language, width }: Cell) => `${language} at ${width} px from ${place.code}`;
const familyOf = (prefix: string, { place, language, width }: Cell) => `${prefix}${place.code}${language}${width}`;

for (const [index, [who, visitOf]] of Object.entries({ ...visits, ...furtherVisits }).entries())
  for (const cell of cells) {
    const { place, language, width } = cell;
    const visit = visitOf(language, familyOf(`Every${index}`, cell), place);
    test.describe(`${who}, ${told(cell)}`, () => {
      const region = choosesCountry(visit, place) ? 'US' : place.code;
      test.use({ viewport: { width, height: 900 }, locale: `${language}-${region}`, expectedErrors: /DISCONNECTED/ });

      test('reaches the end, and the database contains what was typed', async ({ page }) => {
        await makeVisit(page, visit, mannerOf(cell, index, page));
      });
    });
  }

for (const cell of cells) {
  const { place, language, width } = cell;
  test.describe(`a visitor with a link to their lead, ${told(cell)}`, () => {
    test.use({
      viewport: { width, height: 900 },
      locale: `${language}-${place.code}`,
      expectedErrors: /DISCONNECTED/,
    });

    test('corrects it and changes the one lead', async ({ page }) => {
      await followLink(page, linked(language, familyOf('Linked', cell), place), mannerOf(cell, 0, page));
    });
  });
}
