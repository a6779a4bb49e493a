import { expectAccessible } from './accessibility.ts';
import { disturbed } from './disturbed.ts';
import { byHand, control, walk, type Step } from './journey.ts';
import { byKeyboard } from './keyboard.ts';
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

for (const [index, [flow, visitOf, language]] of visits.entries()) {
  test(`${flow} is completed by keyboard alone`, async ({ page }) => {
    const { journey, name, expected } = visitOf(language, `Keys${index}`);
    await walk(page, journey, byKeyboard);
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

  test(`every step of ${flow} is accessible, empty and with errors`, async ({ page }) => {
    const opened = async (open: Page, { at, press, entries }: Step) => {
      await expectAccessible(open, at);
      if (!press || !entries?.length) return;
      await control(open, press).press('Enter');
      const isOpen = open.locator('[aria-invalid=true]').first();
      const hasMoved = expect(open).not.toHaveURL(new RegExp(`/${at}(\\?|$)`));
      await Promise.race([expect(isOpen).toBeVisible(), hasMoved]);
      if (await isOpen.count()) return expectAccessible(open, `${at} with errors`);
      await open.goBack();
    };
    await walk(page, visitOf(language, `Looks${index}`).journey, { ...byHand, opened });
  });
}
