import { interrupted } from '#tests/e2e/support/interruptions.ts';
import { keyboardOf } from '#tests/e2e/support/inputMethod.ts';
import { caregiver } from '#tests/e2e/journeys/signup/participantChoice.ts';
import { byBirthDate } from '#tests/e2e/journeys/signup/core.ts';
import { checkStepWith } from '#tests/e2e/journeys/signup/checkStep.ts';
import { makeVisit } from '#tests/e2e/journeys/signup/makeVisit.ts';
import { demoCancer } from '#tests/e2e/journeys/signup/demo.ts';
import { midpath } from '#tests/e2e/journeys/signup/midpath.ts';
import { flare, imageCapture, special } from '#tests/e2e/journeys/signup/short.ts';
import { unlinked } from '#tests/e2e/journeys/signup/update.ts';
import type { VisitOf } from '#tests/e2e/journeys/signup/visit.ts';
import { test } from '#tests/e2e/support/test.ts';
import type { Language } from '#tests/e2e/support/texts.ts';

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
    await makeVisit(page, visitOf(language, `Keys${index}`), { input: keyboardOf(page), opened: checkStepWith() });
  });

  test.describe(() => {
    test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

    test(`${flow} loses nothing, whatever happens to its pages, and makes one lead`, async ({ page }) => {
      await makeVisit(page, visitOf(language, `Kept${index}`), interrupted);
    });
  });
}
