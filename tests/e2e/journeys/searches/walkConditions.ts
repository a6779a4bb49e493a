import { keyboardOf } from '#tests/e2e/support/inputMethod.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { followSearch } from './searchCalls.ts';
import { searchPage, type SearchVisit } from './searchVisit.ts';

/** The condition of healthy volunteers, and asthma. */
const [healthy, asthma] = [900, 101];

/** Presses conditions by keyboard alone, asks for what matches them, then for what is there without them, and leaves. */
export async function walkConditions(page: Page, visit: SearchVisit): Promise<void> {
  const calls = followSearch(page);
  const search = searchPage(page, { ...visit, input: keyboardOf(page) });
  const { prefix, box, place, input, say, button, results, finish, look } = search;
  const lastIds = () =>
    (calls.findLast(({ call }) => call === 'studies')?.body as { indicationIds?: number[] })?.indicationIds;
  const showing = button('Show Matching Studies', 'Mostrar estudios compatibles');
  const chip = button('Asthma', 'Asma');

  await page.goto(`${prefix}/ss3/home`);
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(button('Healthy volunteer', 'Voluntario sano')).toHaveCount(0);
  await expect(results).toHaveCount(0);
  await look('conditions');
  await input.type(box, place.zip);
  await input.press(chip);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(results).toHaveCount(0);
  expect(calls).toEqual([]);
  await look('conditions pressed', false);
  await input.press(showing);
  await expect(results).toBeVisible();
  await expect.poll(lastIds).toEqual([healthy, asthma]);
  await look('matching studies', false);
  await page.reload();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await input.press(chip);
  await expect(results).toHaveCount(0);
  await input.press(button('None of these apply to me', 'No tengo ninguna de estas'));
  await expect(results).toBeVisible();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(lastIds).toEqual([]);
  await look('studies of all conditions', false);
  await input.press(finish);
  await expect(page).toHaveURL(/\/ss3\/thankyou/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Thank you', 'Gracias'));
  await look('thanks');
  expect(calls.every(({ call }) => call === 'studies')).toBe(true);
}
