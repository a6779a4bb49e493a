import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { typedBy } from '#tests/e2e/journeys/screener.ts';
import { answerSteps, conclude, expectStep, land } from '#tests/e2e/journeys/signup.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import {
  alertOf,
  identity,
  notLoaded,
  notSaved,
  number,
  press,
  signer,
  tryAgain,
  visitor,
  type Journey,
} from './failureJourney.ts';

/** Sign-ups: the end can be reached after each failure, and what was not sent is sent later. */
export const signupFailures: readonly Journey[] = [
  [
    'a sign-up that cannot be saved ends with thanks, and is saved later',
    {
      redirectDebug: 'offline',
      actions: 'error',
      routerLog: 'malformed',
      reportError: 'empty',
      validatePhone: 'timeout',
      createLead: 'error',
      indicationCategories: 'malformed',
      canCallNow: 'empty',
    },
    async (page, mend) => {
      const signing = signer('Rosa Failure Create', '?s=bogus');
      await land(page, signing);
      await answerSteps(page, signing);
      await expect(page.getByRole('main').getByText(notLoaded)).toBeVisible();
      await conclude(page, signing);
      const qualified = page.getByText('You meet the initial qualifications.');
      await expect(page.getByText('What happens next is shown here once your answers have reached us.')).toBeVisible();
      await expect(qualified).toHaveCount(0);
      await tryAgain(page, notSaved, mend);
      await expect(qualified).toBeVisible();
      await expectOneLead(signing.name, { identity });
    },
  ],
  [
    'a sign-up that cannot be updated, nor its consents sent, ends with thanks, and both are sent later',
    { updateLead: 'timeout', sendConsent: 'offline' },
    async (page, mend) => {
      const signing = { ...signer('Rosa Failure Update'), email: 'rosa@example.com' };
      await land(page, signing);
      await answerSteps(page, signing);
      await conclude(page, signing);
      await expectOneLead(signing.name, {
        consents: ['call', 'clinic', 'sms'],
        identity: { ...identity, email: null },
      });
      await tryAgain(page, notSaved, mend);
      await expectOneLead(signing.name, {
        consents: ['call', 'clinic', 'email', 'sms'],
        identity: { ...identity, email: 'rosa@example.com' },
      });
    },
  ],
  [
    'a postal code that cannot be verified stays on its step, with the number to call',
    { verifyPostalCode: 'error' },
    async (page, mend) => {
      const signing = signer('Rosa Failure Postal');
      await land(page, signing);
      await page.getByRole('textbox').fill('60601');
      await press(page, 'Next');
      await expect(page.getByRole('textbox')).toHaveAccessibleErrorMessage(
        `We could not check this code. Please look it over, try again in a moment, or call us: ${number}`,
      );
      await expect(page.getByRole('textbox')).toHaveValue('60601');
      mend();
      await press(page, 'Next');
      await expectStep(page, signing, 'age');
    },
  ],
  [
    'a visitor whose lead can be neither loaded nor found enters everything again, and says that it starts anew',
    { relay: 'error' },
    async (page) => {
      await page.goto('/signup/lead-update/home?slug=demo-lead-link');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please tell us about yourself');
      const typed = typedBy(visitor('Rosa Failure Link')).filter(([label]) => !/Feet|Inches|Pounds/.test(label));
      for (const [label, text] of typed) await page.getByRole('textbox', { name: label, exact: true }).fill(text);
      await page.getByRole('radio', { name: 'Male', exact: true }).check();
      await press(page, 'Submit');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This link does not lead to your information any more.',
      );
      await press(page, 'Start anew');
      await expect(page).toHaveURL(/\/thankyou/);
      await expectOneLead('Rosa Failure Link', { identity });
    },
  ],
  [
    'a code that cannot be sent keeps nobody from going on',
    { sendCode: 'error' },
    async (page, mend) => {
      const name = 'Rosa Failure Send';
      await openCode(page, name);
      await press(page, 'Send me a code');
      await expect(alertOf(page, 'No code can be sent at the moment.')).toBeVisible();
      await press(page, 'Go on without a code');
      await press(page, 'Next');
      await expect(page).toHaveURL(/\/email/);
      await expectOneLead(name, { identity });
      mend();
    },
  ],
  [
    'a code that cannot be checked stays on its step, and is checked once it can be',
    { checkCode: 'offline' },
    async (page, mend) => {
      await openCode(page, 'Rosa Failure Check');
      await press(page, 'Send me a code');
      const box = page.getByRole('textbox', { name: 'Six-digit code' });
      await box.fill('123456');
      await expect(box).toHaveAccessibleErrorMessage(/^The code could not be checked/);
      mend();
      await press(page, 'Next');
      await expect(box).toHaveAccessibleErrorMessage(/^This is not the code that we sent you/);
    },
  ],
];

/** Opens the step that asks for a code. */
async function openCode(page: Page, name: string): Promise<void> {
  await page.goto('/signup/flare-code/postal');
  for (const [step, text] of [
    ['postal', '60601'],
    ['name', name],
    ['phone', '3125550123'],
  ] as const) {
    await expect(page).toHaveURL(new RegExp(`/${step}$`));
    await page.getByRole('textbox').fill(text);
    await press(page, 'Next');
  }
}
