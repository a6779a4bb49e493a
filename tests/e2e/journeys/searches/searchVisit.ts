import { textIn } from '#tests/e2e/journeys/journey.ts';
import type { Place } from '#tests/e2e/journeys/countries.ts';
import { pointer, type InputMethod } from '#tests/e2e/support/inputMethod.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

/** Who searches, and what happens on the way. */
export type SearchVisit = {
  language: Language;
  place: Place;
  input?: InputMethod;
  /** Looks at each state of the page. */
  look?: (page: Page, state: string) => Promise<void>;
  /** Everything that can happen to a page happens to this one, in each state that outlives its page. */
  isDisturbed?: boolean;
};

/** A page of a search as its visitor reads and works it. */
export type SearchPage = ReturnType<typeof searchPage>;

/** The parts of a page of a search, by the words of the visit. */
export function searchPage(page: Page, { language, place, input = pointer, ...visit }: SearchVisit) {
  const say = textIn(language);
  const results = page.getByRole('region', { name: say('Studies near you', 'Estudios cerca de usted') });
  const button = (en: string, es: string) => page.getByRole('button', { name: say(en, es), exact: true });
  return {
    page,
    language,
    place,
    input,
    say,
    button,
    prefix: texts[language].prefix,
    box: page.getByRole('textbox', { name: place.postalLabel[language] }),
    results,
    cards: results.getByRole('link', { name: say('See if you may join', 'Ver si puede participar') }),
    /** The results are there: until then those of an earlier search may show. */
    expectFound: () =>
      expect(results.getByRole('status').first()).toHaveText(
        say(/^\d+ stud(y|ies) near \S/, /^\d+ estudios? cerca de \S/),
      ),
    words: page.getByRole('searchbox', { name: say('Words in the study', 'Palabras del estudio') }),
    offers: page.getByRole('region', { name: say('Offers near you', 'Ofertas cerca de usted') }),
    list: page.getByRole('region', { name: say('Your list', 'Su lista') }),
    finish: button('I have finished', 'Terminar'),
    /** Types over what a box has. */
    retype: async (box: ReturnType<Page['getByRole']>, text: string) => {
      await box.fill('');
      await input.type(box, text);
    },
    /** Looks at the page in a state, which a reload, Back and another tab then leave as it is. */
    look: async (state: string, outlives = true) => {
      await waitUntilIdle(page);
      await visit.look?.(page, state);
      if (visit.isDisturbed && outlives) await disturb(page);
    },
  };
}

/** Everything that the visitor entered and reads. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    entered: [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main :is(input, select)')].map(
      ({ id, value }) => [id, value],
    ),
    read: [...document.querySelectorAll('main :is(h1, h2, h3, output:not(.visually-hidden))')].map(
      ({ textContent }) => textContent,
    ),
    pressed: [...document.querySelectorAll('main [aria-pressed=true]')].map(({ textContent }) => textContent),
    address: location.href,
  }));

/** Reloads the page, leaves it and comes Back, and opens it in a second tab: it stays as it is. */
async function disturb(page: Page): Promise<void> {
  const before = await shown(page);
  const expectSame = () => expect.poll(() => shown(page)).toEqual(before);
  await page.reload();
  await expectSame();
  await page.goto('/privacy-policy');
  await page.goBack();
  await expectSame();
  const other = await page.context().newPage();
  await other.goto(before.address);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.close();
  await page.bringToFront();
  await expectSame();
}
