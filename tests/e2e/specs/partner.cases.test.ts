import {
  checkButton,
  enterCandidate,
  makeCall,
  openCall,
  partnerTexts,
  type Call,
} from '#tests/e2e/journeys/partner.ts';
import { openStudy, operate } from '#tests/e2e/support/operator.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test.setTimeout(120_000);

test('the laboratory that finds candidates for a study is named', async ({ page }) => {
  const answers = {
    'Have you coughed for eight weeks or longer?': 'Yes',
    'Do you have an appointment for a CT scan of your chest?': 'No',
  };
  const other = { studyId: 10, zip: '77030', answers };
  await makeCall(page, { flow: 'ps1', language: 'en', name: 'Lara Calls Diaz', number: '09', other });
  await expect(page.getByText(partnerTexts.en.lab)).toBeVisible();
});

test.describe('a study that closes', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });
  for (const [language, number, study] of [
    ['en', '14', 'NCT70000005'],
    ['es', '15', 'NCT70000006'],
  ] as const)
    test(`is told to the agent who checks a candidate, who keeps what was entered, in ${language}`, async ({
      page,
    }, testInfo) => {
      const studyId = await openStudy(study, testInfo.outputPath('study.json'));
      const call: Call = { flow: 'ps1', language, name: 'Clara Closed Diaz', number, other: { studyId, answers: {} } };
      await openCall(page, call);
      await enterCandidate(page, call);
      await operate('close', String(studyId));
      await checkButton(page, call).click();
      await expect(page.getByRole('alert').getByText(partnerTexts[language].closed)).toBeVisible();
      const name = page.getByRole('textbox', { name: texts[language].fullName, exact: true });
      await expect(name).toHaveValue(call.name);
    });
});
