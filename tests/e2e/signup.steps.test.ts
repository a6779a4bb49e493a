import { disturbed } from './disturbed.ts';
import { keyboardOf } from './hands.ts';
import { caregiver } from './signup/askedWho.ts';
import { byBirthDate } from './signup/core.ts';
import { lookAt } from './signup/look.ts';
import { makeVisit } from './signup/make.ts';
import { demoCancer } from './signup/demo.ts';
import { midpath } from './signup/midpath.ts';
import { flare, imageCapture, special } from './signup/short.ts';
import { unlinked } from './signup/update.ts';
import type { VisitOf } from './signup/visit.ts';
import { test } from './test.ts';
import type { Language } from './words.ts';

test.setTimeout(180_000);

/** One visitor of each flow, and the language of the visit. */
const visits: readonly (readonly [who: string, visitOf: VisitOf, language: Language])[] = [
  ['the sign-up for a special study', special, 'en'],
  ['the sign-up of a caregiver', caregiver, 'en'],
  ['the sign-up by date of birth', byBirthDate, 'es'],
  ['the sign-up for one condition', flare, 'en'],
  ['the consent about pictures', imageCapture, 'es'],
  ['the update of a lead', unlinked, 'es'],
  ['the way from the middle', midpath, 'en'],
  ['the demonstration', demoCancer, 'es'],
];

for (const [index, [flow, visitOf, language]] of visits.entries()) {
  test(`${flow} is completed by keyboard alone, and every step is accessible, empty and with errors`, async ({
    page,
  }) => {
    await makeVisit(page, visitOf(language, `Keys${index}`), { hands: keyboardOf(page), opened: lookAt() });
  });

  test.describe(() => {
    test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

    test(`${flow} loses nothing, whatever happens to its pages, and makes one lead`, async ({ page }) => {
      await makeVisit(page, visitOf(language, `Kept${index}`), disturbed);
    });
  });
}
