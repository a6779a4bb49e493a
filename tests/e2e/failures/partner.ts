import { agree, check, checkButton, enterCandidate, goOn, openCall, type Call } from '#tests/e2e/journeys/partner.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { alertOf, type Journey } from './failureJourney.ts';

/** Checks a candidate in vain, reads so with everything still there, then checks again and goes on. */
async function checkTwice(page: Page, mend: () => void, call: Call): Promise<void> {
  await openCall(page, call);
  await enterCandidate(page, call);
  await checkButton(page, call).click();
  await expect(alertOf(page, 'An error occurred while checking candidate qualification.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(call.name);
  mend();
  await check(page, call);
  await agree(page, call);
  await goOn(page, call);
  await expectOneLead(call.name, {});
}

/** Calls of agents. */
export const partnerFailures: readonly Journey[] = [
  [
    'an agent whose check of the candidate fails is told so, loses nothing, and checks again',
    { partnerCheck: 'error' },
    (page, mend) => checkTwice(page, mend, { flow: 'ps1', language: 'en', name: 'Rosa Failure Agent', number: '90' }),
  ],
  [
    'so is one whose check is not answered in time',
    { partnerCheck: 'timeout' },
    (page, mend) => checkTwice(page, mend, { flow: 'ps2', language: 'en', name: 'Rosa Timeout Agent', number: '91' }),
  ],
];
