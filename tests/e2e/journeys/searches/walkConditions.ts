import { textIn } from '#tests/e2e/journeys/journey.ts';
import { tabTo } from '#tests/e2e/support/inputMethod.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { followSearch } from './searchCalls.ts';
import type { SearchVisit } from './walkOffers.ts';

/** The condition of healthy volunteers, and asthma. */
const [healthy, asthma] = [900, 101];

/** Presses conditions by keyboard alone, asks for what matches them, then for what is there without them, and leaves. */
export async function walkConditions(page: Page, { language, place, look }: SearchVisit): Promise<void> {
  const say = textIn(language);
  const calls = followSearch(page);
  const button = (en: string, es: string) => page.getByRole('button', { name: say(en, es), exact: true });
  const pressed = async (target: ReturnType<typeof button>) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const results = page.getByRole('heading', { level: 2, name: say('Studies near', 'Estudios cerca') });
  const lastIds = () =>
    (calls.findLast(({ call }) => call === 'studies')?.body as { indicationIds?: number[] })?.indicationIds;
  const showing = button('Show Matching Studies', 'Mostrar estudios compatibles');
  const chip = button('Asthma', 'Asma');

  await page.goto(`${texts[language].prefix}/ss3/home`);
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(button('Healthy volunteer', 'Voluntario sano')).toHaveCount(0);
  await expect(results).toHaveCount(0);
  await look?.(page, 'conditions');
  await tabTo(page, page.getByRole('textbox', { name: place.postalLabel[language] }));
  await page.keyboard.type(place.zip);
  await pressed(chip);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(results).toHaveCount(0);
  expect(calls).toEqual([]);
  await look?.(page, 'conditions pressed');
  await pressed(showing);
  await expect(results).toBeVisible();
  await expect.poll(lastIds).toEqual([healthy, asthma]);
  await waitUntilIdle(page);
  await look?.(page, 'matching studies');
  await page.reload();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await pressed(chip);
  await expect(results).toHaveCount(0);
  await pressed(button('None of these apply to me', 'Ninguna de estas me corresponde'));
  await expect(results).toBeVisible();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(lastIds).toEqual([]);
  await waitUntilIdle(page);
  await look?.(page, 'studies of all conditions');
  await pressed(button('I have finished', 'He terminado'));
  await expect(page).toHaveURL(/\/ss3\/thankyou/);
  expect(calls.every(({ call }) => call === 'studies')).toBe(true);
}
