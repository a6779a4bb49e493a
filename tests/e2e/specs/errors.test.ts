import { answerCriteria, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { identityOf } from '#tests/e2e/journeys/screenerFields.ts';
import { rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { known, storeAnswers } from '#tests/e2e/support/storedAnswers.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { signupStep } from '#tests/e2e/journeys/signup.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test('the summary at the top takes focus in view and links to the fields, and what is mended leaves it', async ({
  page,
}) => {
  await page.goto(screenerHome(rosa));
  await waitUntilIdle(page);
  const finish = page.getByRole('button', { name: 'Finish' });
  await finish.click();
  const named = { name: 'Please complete fields' };
  // What is mended leaves it without a word.
  const summary = page.getByRole('alert', named).or(page.getByRole('group', named));
  await expect(summary).toBeFocused();
  const title = summary.getByRole('heading', { name: 'Please complete fields' });
  await expect(title).toBeInViewport();
  await expect(summary).toContainText('Answers missing or to change: 14. The first of them:');
  const name = page.getByRole('textbox', { name: 'Full name' });
  const isBefore = await title.evaluate(
    (heading) => heading.compareDocumentPosition(document.querySelector('form') ?? heading) & 4,
  );
  expect(isBefore).toBe(4);
  const links = summary.getByRole('link');
  await expect(links).toHaveText(
    ['Full name', 'Zip Code', 'Phone number', 'Email', 'Date of birth'].map(
      (label) => `${label}: This field is required`,
    ),
  );
  await links.filter({ hasText: 'Email' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await name.fill('Rosa Maria Diaz');
  await expect(links).toHaveCount(5);
  await expect(name).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(summary).toContainText('Answers missing or to change: 13.');
  await links.filter({ hasText: 'Gender' }).click();
  const gender = page.getByRole('radiogroup', { name: 'Gender' });
  await expect.poll(() => gender.evaluate((group) => group.contains(document.activeElement))).toBe(true);
  for (const [label, text] of identityOf(rosa).slice(1)) await page.getByRole('textbox', { name: label }).fill(text);
  await gender.getByLabel('Female', { exact: true }).check();
  // The question for women alone is no line before the next try.
  await expect(links).toHaveText(
    Object.keys(rosa.answers).map((question) => `${question} This question must be answered`),
  );
  await finish.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(summary).toContainText('Answers missing or to change: 9.');
});

for (const [prefix, next, title] of [
  ['/signup', 'Next', 'Please complete the required fields.'],
  ['/signup/es', 'Siguiente', 'Faltan respuestas obligatorias.'],
])
  test(`a step with several fields left empty shows "${title}"`, async ({ page }) => {
    await page.goto(`${prefix}/s6/name?cg=1`);
    await waitUntilIdle(page);
    await page.getByRole('button', { name: next, exact: true }).click();
    await expect(page.getByRole('alert', { name: title })).toBeFocused();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  });

test('the summary of the last button is in Spanish, too', async ({ page }) => {
  await page.goto(screenerHome({ language: 'es', studyId: 1 }));
  await waitUntilIdle(page);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByRole('alert', { name: 'Faltan respuestas' })).toBeFocused();
});

test('a single problem takes the focus itself', async ({ page }) => {
  await page.goto('/signup/s6/postal');
  await waitUntilIdle(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveAccessibleErrorMessage('This field is required');
});

/** What is typed into the boxes of the screener, and the message for it. */
const wrong = {
  en: [
    ['fullName', 'Rosa', 'Please enter a valid full name: both a first and a last name'],
    ['fullName', 'Rosa Diaz 😀', 'Please enter a valid full name'],
    ['postal', '6060', 'Please enter a valid postal code'],
    ['postal', '00000', 'Please enter a valid postal code'],
    ['phone', '312555', 'Please enter a valid phone number'],
    ['phone', '1111111111', 'Please enter a valid phone number'],
    ['email', 'rosa@', 'Please enter a valid email address'],
    ['birthDate', '13/45/1980', 'Please enter a valid birth date'],
    ['birthDate', '01/01/2199', 'Please enter a valid birth date: this one is in the future'],
    ['birthDate', '01/01/1890', 'Please enter a valid birth date: this one is too long ago'],
    ['feet', '9', 'Please enter a valid number of feet'],
    ['inches', '12', 'Please enter a valid number of inches'],
    ['pounds', '1501', 'Please enter a valid weight'],
  ],
  es: [
    ['fullName', 'Rosa', 'Ingrese un nombre completo válido: nombre y apellido'],
    ['postal', '6060', 'Ingrese un código postal válido'],
    ['phone', '1111111111', 'Ingrese un número de teléfono válido'],
    ['email', 'rosa@', 'Ingrese un correo electrónico válido'],
    ['birthDate', '13/45/1980', 'Ingrese una fecha de nacimiento válida'],
    ['feet', '9', 'Ingrese un número válido de pies'],
    ['inches', '12', 'Ingrese un número válido de pulgadas'],
    ['pounds', '1501', 'Ingrese un peso válido'],
  ],
} as const;

for (const language of ['en', 'es'] as const)
  test(`the problem of a field is announced in the language of the page, in ${language}`, async ({ page }) => {
    await page.goto(screenerHome({ language, studyId: 1 }));
    await waitUntilIdle(page);
    await page.getByRole('textbox', { name: texts[language].feet }).fill('5');
    await page.getByRole('textbox', { name: texts[language].inches }).fill('6');
    for (const [label, text, message] of wrong[language]) {
      const box = page.getByRole('textbox', { name: texts[language][label], exact: true });
      await box.fill(text);
      // Height and weight are checked when the visitor leaves all of their boxes.
      await page
        .getByRole('textbox', { name: texts[language][label === 'email' ? 'phone' : 'email'], exact: true })
        .focus();
      await expect(box, text).toHaveAccessibleErrorMessage(message);
      // The error goes as soon as the visitor types on.
      await box.fill('');
      await expect(box, text).not.toHaveAttribute('aria-invalid', 'true');
      if (label === 'feet') await box.fill('5');
    }
  });

test('a height in centimeters outside 91 to 244 is refused, and units change without loss', async ({ page }) => {
  await page.goto(screenerHome(rosa));
  await waitUntilIdle(page);
  await page.getByRole('radiogroup', { name: 'Unit of height' }).getByLabel('cm').check();
  const box = page.getByRole('textbox', { name: 'Centimeters' });
  await box.fill('90');
  await page.getByRole('textbox', { name: 'Pounds' }).fill('150');
  await expect(box).toHaveAccessibleErrorMessage('Please enter a valid number of centimeters');
  await box.fill('168');
  await page.getByRole('radiogroup', { name: 'Unit of height' }).getByLabel('ft, in').check();
  await expect(page.getByRole('textbox', { name: 'Feet' })).toHaveValue('5');
  await expect(page.getByRole('textbox', { name: 'Inches' })).toHaveValue('6');
  await page.getByRole('radiogroup', { name: 'Unit of weight' }).getByLabel('kg').check();
  await expect(page.getByRole('textbox', { name: 'Kilograms' })).toHaveValue('68');
});

test('questions that need an answer show a message, in Spanish too', async ({ page }) => {
  await page.goto(screenerHome({ language: 'es', studyId: 1 }));
  await waitUntilIdle(page);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  const question = page.getByRole('radiogroup', { name: '¿Un médico le ha dicho que tiene asma?' });
  await expect(question).toHaveAccessibleErrorMessage('Debe responder a esta pregunta');
  await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveAccessibleErrorMessage(
    'Este campo es obligatorio',
  );
  await answerCriteria(page, { '¿Un médico le ha dicho que tiene asma?': 'Sí' });
  await expect(question).not.toHaveAttribute('aria-invalid', 'true');
});

test('a search for conditions without a match shows a message', async ({ page }) => {
  await storeAnswers(page, known);
  await page.goto(signupStep({ language: 'en', query: '' }, 'indications'));
  await page.getByRole('combobox').fill('zzzz');
  await expect(page.getByText('No conditions matched your search.').first()).toBeVisible();
  await page.getByRole('combobox').fill('as');
  await expect(page.getByRole('option')).toHaveCount(0);
});
