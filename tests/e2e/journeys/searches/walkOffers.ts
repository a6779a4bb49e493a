import { textIn } from '#tests/e2e/journeys/journey.ts';
import type { Place } from '#tests/e2e/journeys/signup/countries.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { followSearch } from './searchCalls.ts';

export type SearchVisit = {
  language: Language;
  place: Place;
  /** Looks at each state of the page. */
  look?: (page: Page, state: string) => Promise<void>;
};

/** Sees offers by the postal code of the address, then by another one, and leaves. */
export async function walkOffers(page: Page, { language, place, look }: SearchVisit): Promise<void> {
  const say = textIn(language);
  const calls = followSearch(page);
  await page.goto(`${texts[language].prefix}/ss8/home?postal=${encodeURIComponent(place.zip)}`);
  await expect(page).toHaveURL(/\/ss8\/home$/);
  const box = page.getByRole('textbox', { name: place.postalLabel[language] });
  await expect(box).toHaveValue(place.zip);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  const link = cards.first().getByRole('link');
  await expect(link).toHaveAttribute('href', `https://offers.example/demo-${place.code}-1`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(cards.first().getByRole('heading')).toHaveCSS('color', 'rgb(11, 84, 117)');
  await expect(cards.last().getByRole('link')).toHaveCSS('background-color', 'rgb(255, 212, 0)');
  await waitUntilIdle(page);
  await look?.(page, 'offers');
  await box.fill('x');
  await expect(cards).toHaveCount(0);
  await look?.(page, 'no offers');
  await box.fill(place.zip);
  await expect(cards).toHaveCount(2);
  expect(new Set(calls.map(({ call, address }) => `${call} ${address.split('/').slice(-2).join('/')}`))).toEqual(
    new Set([`offers ${place.code}/${place.zip}`]),
  );
  await page.reload();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: say('I have finished', 'He terminado') }).click();
  await expect(page).toHaveURL(/\/ss8\/thankyou$/);
}
