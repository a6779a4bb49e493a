import { expectAccessible, expectFits } from './accessibility.ts';
import { disturbed } from './disturbed.ts';
import { keyboardOf } from './hands.ts';
import { control, walk, type Step } from './journey.ts';
import { expectRecord } from './record.ts';
import { byBirthDate, caregiver, parent, whole, type VisitOf } from './signup/core.ts';
import { demoCancer, midpath } from './signup/middle.ts';
import { flare, imageCapture } from './signup/short.ts';
import { expect, test, type Page } from './test.ts';
import type { Language } from './words.ts';

test.setTimeout(180_000);

/** One visitor of each flow, and the language of the visit. */
const visits: readonly (readonly [who: string, visitOf: VisitOf, language: Language])[] = [
  ['the core sign-up', whole, 'en'],
  ['the sign-up of a parent', parent, 'es'],
  ['the sign-up of a caregiver', caregiver, 'en'],
  ['the sign-up by date of birth', byBirthDate, 'es'],
  ['the sign-up for one condition', flare, 'en'],
  ['the consent about pictures', imageCapture, 'es'],
  ['the way from the middle', midpath, 'en'],
  ['the demonstration', demoCancer, 'es'],
];

/** Checks a step as it opens, and with the errors that its button brings before anything is entered. */
async function look(page: Page, { at, press, entries }: Step): Promise<void> {
  await expectAccessible(page, at);
  await expectFits(page, at);
  if (!press || !entries?.length) return;
  await control(page, press).press('Enter');
  const invalid = page.locator('[aria-invalid=true]').first();
  const hasMoved = expect(page).not.toHaveURL(new RegExp(`/${at}(\\?|$)`));
  await Promise.race([expect(invalid).toBeVisible(), hasMoved]);
  if (await invalid.count()) await expectAccessible(page, `${at} with errors`);
  else await page.goBack();
}

for (const [index, [flow, visitOf, language]] of visits.entries()) {
  test(`${flow} is completed by keyboard alone, and every step is accessible, empty and with errors`, async ({
    page,
  }) => {
    const { journey, name, expected } = visitOf(language, `Keys${index}`);
    await walk(page, journey, { hands: keyboardOf(page), opened: look });
    await expectRecord(page, name, expected);
  });

  test.describe(() => {
    test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

    test(`${flow} loses nothing, whatever happens to its pages, and makes one lead`, async ({ page }) => {
      const { journey, name, expected } = visitOf(language, `Kept${index}`);
      await walk(page, journey, disturbed);
      await expectRecord(page, name, expected);
    });
  });
}
