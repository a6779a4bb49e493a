import { makeCall, rowsOfCall, type Call } from '#tests/e2e/journeys/partner.ts';
import { abroad } from '#tests/e2e/journeys/countries.ts';
import { keyboardOf, pointer } from '#tests/e2e/support/inputMethod.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { test } from '#tests/e2e/support/test.ts';

const regions = [undefined, ...abroad.map(({ code }) => code)];
const calls = (['ps1', 'ps2'] as const).flatMap((flow) =>
  (['en', 'es'] as const).flatMap((language) =>
    ([390, 1280] as const).flatMap((width) => regions.map((region) => ({ flow, language, width, region }))),
  ),
);

for (const [index, { flow, language, width, region }] of calls.entries())
  test.describe(`${flow} in ${language} at ${width} px from ${region ?? 'US'}`, () => {
    test.use({ viewport: { width, height: 840 }, locale: `${language}-${region ?? 'US'}` });

    test('an agent takes a candidate to the end, and the database contains what was said', async ({ page }) => {
      const letters = `${'abcdefgh'[index >> 3]}${'abcdefgh'[index & 7]}`;
      const number = String(30 + index);
      const call: Call = { flow, language, name: `Every ${letters} Diaz`, number, ...(region && { region }) };
      await makeCall(page, call, { input: index % 2 === 0 ? pointer : keyboardOf(page) });
      await expectRows(page, rowsOfCall(call, true));
    });
  });
