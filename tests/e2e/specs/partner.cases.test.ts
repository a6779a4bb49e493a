import {
  checkButton,
  enterCandidate,
  makeCall,
  openCall,
  partnerTexts,
  rowsOfCall,
  type Call,
} from '#tests/e2e/journeys/partner.ts';
import { eczema, memory } from '#tests/e2e/journeys/screeners/answers.ts';
import { keyboardOf, pointer } from '#tests/e2e/support/inputMethod.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { openStudy, operate } from '#tests/e2e/support/operator.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';

test.setTimeout(120_000);

test('ps2 takes a parent for a child', async ({ page }) => {
  const other = {
    studyId: 7,
    caregiver: { name: 'Carla Parent Diaz' },
    birthDate: '05/06/2018',
    height: { feet: '4', inches: '1' },
    weight: { pounds: '60' },
    zip: '10016',
    answers: eczema.en,
  };
  const call: Call = { flow: 'ps2', language: 'en', name: 'Leo Calls Diaz', number: '08', other };
  await makeCall(page, call);
  const kept = { date_of_birth: '2018-05-06', postal_code: '10016', study_id: 7 };
  await expectRows(page, {
    ...rowsOfCall(call, true, kept),
    caregiver: [{ first_name: 'Carla Parent', last_name: 'Diaz', relationship: 'Parent' }],
  });
});

for (const [language, number] of [
  ['en', '10'],
  ['es', '11'],
] as const)
  test(`ps2 takes somebody who cares for an adult, in ${language}`, async ({ page }) => {
    const caregiver = { name: 'Carla Cares Diaz', birthDate: '03/04/1980' };
    const other = { studyId: 6, caregiver, birthDate: '05/06/1948', answers: memory[language] };
    const call: Call = { flow: 'ps2', language, name: 'Elena Calls Diaz', number, other };
    await makeCall(page, call, { input: language === 'es' ? keyboardOf(page) : pointer });
    await expectRows(page, {
      ...rowsOfCall(call, true, { date_of_birth: '1948-05-06', study_id: 6 }),
      caregiver: [
        { first_name: 'Carla Cares', last_name: 'Diaz', relationship: 'Caregiver', date_of_birth: '1980-03-04' },
      ],
    });
  });

const cough = {
  en: ['Have you coughed for eight weeks or longer?', 'Do you have an appointment for a CT scan of your chest?'],
  es: ['¿Ha tenido tos durante ocho semanas o más?', '¿Tiene una cita para una tomografía computarizada del tórax?'],
} as const;

/** A candidate of the study about coughing, with an appointment for a scan or without. */
function coughing(language: Language, hasScan: boolean): Call['other'] {
  const { yes, no } = partnerTexts[language];
  const [coughs, scan] = cough[language];
  return { studyId: 10, zip: '77030', answers: { [coughs]: yes, [scan]: hasScan ? yes : no } };
}

for (const [language, number] of [
  ['en', '12'],
  ['es', '13'],
] as const)
  test(`ps2 takes the date of a CT scan, in ${language}`, async ({ page }) => {
    const other = { ...coughing(language, true), ctScan: '12/01/2199' };
    const call: Call = { flow: 'ps2', language, name: 'Cora Calls Diaz', number, other };
    await makeCall(page, call, { input: language === 'en' ? keyboardOf(page) : pointer });
    const additional = { leadSpecialStatus: 'Partner Screener Opt-out', ctScanAppointmentDate: '2199-12-01' };
    await expectRows(page, rowsOfCall(call, true, { postal_code: '77030', additional }));
  });

test('the laboratory that finds candidates for a study is named', async ({ page }) => {
  const other = coughing('en', false);
  await makeCall(page, { flow: 'ps1', language: 'en', name: 'Lara Calls Diaz', number: '09', ...(other && { other }) });
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
