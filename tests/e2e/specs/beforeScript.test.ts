import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { answerCriteria, finish, screenerHome, typedBy } from '#tests/e2e/journeys/screener.ts';
import { lucia, rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expectStep, rosa as signupVisitor, signupStep } from '#tests/e2e/journeys/signup.ts';
import { expect, hold, test } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

/** All scripts but the first, before which there is no page. */
const ofModules = /\/js\/(?!early-)[^/]+\.js$/;

/** How the page shows what was typed, where that differs. */
const shown: Readonly<Record<string, string>> = { [rosa.phone]: '(312) 555-0123' };

for (const visitor of [
  { ...rosa, name: 'Rosa Early Diaz' },
  { ...lucia, name: 'Lucía Temprana Peña' },
])
  test(`what is entered before the script loads is restored, checked and saved, in ${visitor.language}`, async ({
    page,
  }) => {
    const t = texts[visitor.language];
    const { release } = await hold(page, ofModules);
    await page.goto(screenerHome(visitor), { waitUntil: 'commit' });
    const address = page.url();
    const type = async ([label, text]: [string, string]) =>
      page.getByRole('textbox', { name: label, exact: true }).fill(text);
    // Height and weight are asked where the study wants them, which is not known yet.
    const [identity, measures] = [typedBy(visitor).slice(0, -3), typedBy(visitor).slice(-3)];
    for (const entry of identity) await type(entry);
    await page.getByRole('textbox', { name: t.postal }).fill('6060');
    await page.getByLabel(t[visitor.gender], { exact: true }).check();
    await page.getByLabel(visitor.ethnicity, { exact: true }).check();
    await page.getByRole('textbox', { name: t.fullName }).press('Enter');
    release();
    await expect(page.getByRole('radiogroup').nth(1)).toBeVisible();
    expect(page.url()).toBe(address);
    for (const [label, text] of identity.filter(([, one]) => one !== visitor.zip))
      await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(shown[text] ?? text);
    await expect(page.getByRole('textbox', { name: t.postal })).toHaveValue('6060');
    await expect(page.getByLabel(t[visitor.gender], { exact: true })).toBeChecked();
    await expect(page.getByLabel(visitor.ethnicity, { exact: true })).toBeChecked();
    await expect(page.getByRole('textbox', { name: t.postal })).toHaveAccessibleErrorMessage(
      visitor.language === 'en' ? 'Please enter a valid postal code' : 'Ingrese un código postal válido',
    );
    await page.getByRole('textbox', { name: t.postal }).fill(visitor.zip);
    for (const entry of measures) await type(entry);
    await answerCriteria(page, visitor.answers);
    await finish(page, visitor);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.congratulations);
    await expectOneLead(visitor.name, { qualified: true, identity: { phone: '+13125550123', postalCode: '60601' } });
  });

test('the box that the visitor is typing in keeps its focus and the position of the cursor', async ({ page }) => {
  const { release } = await hold(page, ofModules);
  await page.goto(screenerHome(rosa), { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.pressSequentially('Rosa Diaz');
  for (let step = 0; step < 4; step += 1) await name.press('ArrowLeft');
  release();
  await expect(page.getByRole('radiogroup').nth(1)).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('Maria ');
  await expect(name).toHaveValue('Rosa Maria Diaz');
});

test('a button that is pressed before the script loads opens the next step afterwards', async ({ page }) => {
  const { release } = await hold(page, '**/js/index-*.js');
  await page.goto(signupStep(signupVisitor, 'home'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: texts.en.woman, exact: true }).click();
  release();
  await expectStep(page, signupVisitor, 'postal');
  await page.goBack();
  await expect(page.getByRole('button', { name: texts.en.woman, exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('the other language that is pressed before the script loads opens once what was typed is kept, with the query', async ({
  page,
}) => {
  const { release } = await hold(page, '**/js/index-*.js');
  await page.goto(screenerHome(rosa), { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Full name' }).fill('Rosa Early Diaz');
  await page.getByRole('link', { name: 'Español' }).dblclick();
  release();
  await expect(page).toHaveURL('/signup/es/ws10/home?studyId=1');
  await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('Rosa Early Diaz');
});

test('what is entered into a search before a part of it has loaded is searched for', async ({ page }) => {
  const { release } = await hold(page, '**/js/Narrowing-*.js');
  await page.goto('/signup/ss6/home');
  const box = page.getByRole('combobox', { name: 'Conditions' });
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await box.fill('asth');
  release();
  await page.getByRole('option', { name: 'Asthma' }).click();
  await expect(page.getByRole('button', { name: 'Remove Asthma' })).toBeVisible();
});

test('nothing moves below the finger once the page is used, however busy it is as it opens', async ({ page }) => {
  // It never has an idle moment.
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0 });
  });
  await page.goto(screenerHome(rosa));
  await page.getByRole('textbox', { name: 'Full name' }).fill('Rosa Diaz');
  const moved = await page
    .getByRole('radio')
    .last()
    .evaluate(async (radio) => {
      const top = () => radio.getBoundingClientRect().top;
      radio.scrollIntoView({ block: 'center' });
      const before = top();
      for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return top() - before;
    });
  expect(moved).toBe(0);
});
