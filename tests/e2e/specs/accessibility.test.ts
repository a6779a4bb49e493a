import type { Answers } from '#src/domain/facts.ts';
import { expectAccessible, violationsOf } from '#tests/e2e/support/accessibility.ts';
import { known, answersWithoutPhone, storeAnswers } from '#tests/e2e/support/storedAnswers.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { signupStep } from '#tests/e2e/journeys/signup.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test.setTimeout(120_000);

/** The steps of the sign-up by their addresses, each with the button that submits it where it has one. */
const signupSteps = {
  home: undefined,
  gender: 'next',
  postal: 'next',
  age: 'next',
  name: 'next',
  phone: 'next',
  email: 'next',
  diagnosis: undefined,
  indications: undefined,
  thankyou: undefined,
  healthQuestions: undefined,
  'health-thank-you': undefined,
} as const;

/** Answers stored before a step that saves: without them the page redirects to an earlier step. */
const storedBefore: Readonly<Record<string, Answers>> = {
  phone: answersWithoutPhone,
  email: known,
  indications: known,
};

/** Checks a page as it opens, and again with the errors that its button brings. */
async function check(page: Page, what: string, button?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, what);
  if (!button) return;
  await page.getByRole('button', { name: button, exact: true }).press('Enter'); // It may be announced as disabled.
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessible(page, `${what} with errors`);
}

test('the check reports which rules a page breaks, and where', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Title</title><img src="data:,"><p style="color: #999">Pale</p></html>');
  expect(await violationsOf(page)).toEqual([
    expect.stringMatching(/^color-contrast p /),
    expect.stringMatching(/^image-alt img /),
  ]);
});

for (const language of ['en', 'es'] as const) {
  const t = texts[language];
  test(`every step of the sign-up in ${language} is accessible, empty and with errors`, async ({ page }) => {
    for (const [step, button] of Object.entries(signupSteps)) {
      if (storedBefore[step]) await storeAnswers(page, storedBefore[step]);
      const address = signupStep({ language, query: '?indicationIds%5B%5D=101&cg=1' }, step);
      await page.goto(address);
      await waitUntilIdle(page);
      await expect(page).toHaveURL(address);
      // An empty email is none: it takes a wrong one to bring an error.
      if (step === 'email') await page.getByRole('textbox').fill('rosa@');
      await check(page, step, button && t[button]);
    }
  });
}
