import { check, checkButton, openCall, type Call } from '#tests/e2e/journeys/partner.ts';
import { answerCriteria } from '#tests/e2e/journeys/screener.ts';
import { asma, asthma } from '#tests/e2e/journeys/screenerVisitor.ts';
import { pointer } from '#tests/e2e/support/inputMethod.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

test.setTimeout(120_000);

/** What the check says, in its order. */
const messages = {
  en: [
    'Please fill out all qualification questions.',
    'No study site was found for the given postal code.',
    'Candidate does not meet BMI qualification for the study. Please check height and weight.',
    'Please fill out all required fields for candidate.',
    'Candidate does not qualify for this study.',
  ],
  es: [
    'Responda todas las preguntas de calificación.',
    'No se encontró ningún centro del estudio para el código postal indicado.',
    'El candidato no cumple el requisito de IMC del estudio. Verifique la estatura y el peso.',
    'Complete todos los campos obligatorios del candidato.',
    'El candidato no califica para este estudio.',
  ],
} as const;

for (const [flow, language] of [
  ['ps1', 'en'],
  ['ps2', 'es'],
] as const)
  test(`${flow} says in ${language} what the candidate lacks, the first thing first`, async ({ page }) => {
    const call: Call = { flow, language, name: 'Olga Order Diaz', number: language === 'en' ? '16' : '17' };
    const t = texts[language];
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });
    const [questions, site, body, fields, disqualified] = messages[language];
    const says = async (message: string) => {
      await waitUntilIdle(page);
      await checkButton(page, call).click();
      const said = page.getByRole('alert').filter({ hasText: message });
      await expect(said).toBeVisible();
      return said;
    };
    await openCall(page, call);
    await says(questions);
    await answerCriteria(page, { en: asthma, es: asma }[language]);
    await pointer.type(box(t.postal), '99762');
    await says(site);
    await pointer.type(box(t.postal), '60611');
    await pointer.type(box(t.feet), '5');
    await pointer.type(box(t.inches), '6');
    await pointer.type(box(t.pounds), '500');
    await says(body);
    await pointer.type(box(t.pounds), '150');
    const missing = await says(fields);
    await expect(missing).toBeFocused();
    for (const name of [t.fullName, t.phone, t.birthDate, t.gender])
      await expect(missing.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(missing.getByRole('link', { name: new RegExp(`^${t.email}`) })).toHaveCount(0);
    await pointer.type(box(t.fullName), call.name);
    await pointer.type(box(t.phone), `31255502${call.number}`);
    await pointer.type(box(t.birthDate), '01/02/1931');
    await page.getByRole('radiogroup', { name: t.gender, exact: true }).getByLabel(t.male, { exact: true }).check();
    await page.getByLabel(language === 'en' ? 'White' : 'Blanco/a', { exact: true }).check();
    await says(disqualified);
    await pointer.type(box(t.birthDate), '01/02/1981');
    await check(page, call);
  });

test('ps1 shows the study, what is asked of the candidate, and the permission, in that order', async ({ page }) => {
  await openCall(page, { flow: 'ps1', language: 'en', name: '', number: '18' });
  await waitUntilIdle(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText([
    'Does asthma still hold you back?',
    'Why take part',
    'Compensation',
    'The candidate',
    'Questions about your health',
    'Qualification',
    'Ask for permission',
    'Who is asking',
  ]);
  await expect(main.getByText('See if you may join a study near you.')).toBeVisible();
  await expect(main.getByText('You may receive $600 for time and travel.')).toBeVisible();
  // It waits for the check, but says what is missing.
  await page.getByRole('button', { name: 'Next', exact: true }).click({ force: true });
  await expect(page.getByRole('alert', { name: 'Please complete the required fields.' })).toBeFocused();
  const box = (name: string) => main.getByRole('textbox', { name });
  for (const name of ['Full name', 'Zip Code', 'Phone number', 'Date of birth', 'Feet', 'Pounds'])
    await expect(box(name)).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByRole('radiogroup', { name: 'Gender' })).toHaveAttribute('aria-invalid', 'true');
  await expect(box('Email')).not.toHaveAttribute('aria-invalid', 'true');
});
