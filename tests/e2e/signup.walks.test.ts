import { walk } from './journey.ts';
import { expectRecord, slugOf } from './record.ts';
import { abroad, visitFrom } from './signup/abroad.ts';
import { byBirthDate, caregiver, implied, parent, whole, type VisitOf } from './signup/core.ts';
import { demoCancer, demoQualified, demoThanked, midpath } from './signup/middle.ts';
import { flare, imageCapture, special } from './signup/short.ts';
import { correction, deadLink } from './signup/update.ts';
import { expect, test } from './test.ts';

const visits: Readonly<Record<string, VisitOf>> = {
  'a visitor of the core sign-up': whole,
  'a parent': parent,
  'the caregiver of an adult': caregiver,
  'a visitor of the sign-up by date of birth': byBirthDate,
  'a visitor of the sign-up for one condition': flare,
  'a visitor of the sign-up for a special study': special,
  'a visitor who may send pictures': imageCapture,
  'a visitor who joins in the middle': midpath,
  'a visitor of the demonstration who qualifies': demoQualified,
  'a visitor of the demonstration who does not qualify': demoThanked,
  'a visitor of the demonstration who came about a cancer': demoCancer,
};

for (const [language, width, height] of [
  ['en', 390, 840],
  ['es', 1280, 900],
] as const)
  for (const [index, [who, visitOf]] of Object.entries(visits).entries())
    test.describe(`${who}, ${language} at ${width} px`, () => {
      test.use({ viewport: { width, height }, locale: `${language}-US` });

      test('comes to the end, and the database says what was typed', async ({ page }) => {
        const { journey, name, expected } = visitOf(language, `Walk${index}${language}`);
        await walk(page, journey);
        await expectRecord(page, name, expected);
      });
    });

for (const country of abroad)
  test.describe(`a visitor from ${country.code}`, () => {
    test.use({ viewport: { width: 390, height: 840 }, locale: `en-${country.code}` });

    test('agrees by a box, and is saved in the form of the country', async ({ page }) => {
      const { journey, name, expected } = visitFrom(country);
      await walk(page, journey);
      await expectRecord(page, name, expected);
    });
  });

for (const [language, width, height] of [
  ['en', 390, 840],
  ['es', 1280, 900],
] as const)
  test.describe(`a visitor with a link to their lead, ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height }, locale: `${language}-US` });

    test('corrects it, sees it corrected, and changes the one lead there is', async ({ page, browser }) => {
      const { journey, name, expected } = flare(language, `Linked${language}`);
      const earlier = await browser.newPage();
      await walk(earlier, journey);
      await walk(page, correction(language, { name, slug: await slugOf(earlier) }));
      await expect(page.getByRole('link', { name: /Health Questions|preguntas de salud/ })).toHaveCount(0);
      const corrected = { email: 'eva.new@example.com', date_of_birth: '1974-05-02', gender: 'female' };
      await expectRecord(page, name, {
        ...expected,
        lead: { ...expected.lead, ...corrected, indication_ids: [101, 401] },
      });
      await earlier.close();
    });
  });

test('a visitor whose link is not good any more fills in the form', async ({ page }) => {
  const name = 'Eva Unlinked';
  await walk(page, deadLink('en', name));
  const lead = { campaign: 'lead-update', email: 'eva@example.com', date_of_birth: '1974-05-02', gender: 'female' };
  await expectRecord(page, name, { lead, consents: implied });
});
