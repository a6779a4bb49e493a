import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import {
  alertOf,
  fillHome,
  finishHome,
  finishThanks,
  home,
  identity,
  leaveHome,
  notLoaded,
  press,
  tryAgain,
  type Journey,
} from './failureJourney.ts';

/** Screeners and their outcomes. */
export const screenerFailures: readonly Journey[] = [
  ...(
    [
      ['a flow that cannot be loaded', { initialPayload: 'malformed', session: 'offline' }, 'home'],
      // The questions come with the first step: who opens another one, and is led to the first, has to ask for them.
      ['a study whose questions cannot be loaded', { criteria: 'empty' }, 'indications'],
    ] as const
  ).map(
    ([what, broken, step]) =>
      [
        `${what} shows a notice with the number to call, and keeps what is typed`,
        broken,
        async (page: Page, mend: () => void) => {
          // The report of what failed asks for a session, in its own time.
          const asked =
            'session' in broken
              ? page.waitForEvent('requestfailed', (request) => request.url().endsWith('/session'))
              : undefined;
          await page.goto(home('ws10').replace('/home', `/${step}`));
          await page.getByRole('textbox', { name: 'Full name' }).fill('Rosa Failure Begin');
          await asked;
          await tryAgain(page, notLoaded, mend);
          await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Rosa Failure Begin');
          await expect(
            page.getByRole('radiogroup', { name: 'Has a doctor told you that you have asthma?' }),
          ).toBeVisible();
        },
      ] as const,
  ),
  [
    'a screener whose sites cannot be loaded does not say that there is none, and links to other studies',
    { siteSearch: 'error', screeningResult: 'offline' },
    async (page) => {
      await fillHome(page, 'ws10', 'Rosa Failure Sites');
      // The outcome of a saved lead is sent by itself; before that it is part of the save.
      const saved = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/subjects'),
      );
      await leaveHome(page, 'ws10', 'indications');
      await saved;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'We could not check whether a study site is near you',
      );
      const sent = page.waitForRequest(/subreg\/screening/);
      await page.getByRole('link', { name: 'Find Studies' }).click();
      await sent;
      await expect(page).toHaveURL(/\/signup\//);
      await expectOneLead('Rosa Failure Sites', { identity });
    },
  ],
  [
    'an alert for new studies that cannot be saved is said, and can be asked for again',
    { siteSearch: 'error', askForAlert: 'error' },
    async (page, mend) => {
      await finishHome(page, 'ws10', 'Rosa Failure Alert', 'indications');
      await page.getByText('Tell me about new studies').click();
      await page.getByLabel('I agree to be told about new studies.').check();
      await press(page, 'Tell me');
      await expect(alertOf(page, 'This could not be saved. Try again, or go on without.')).toBeVisible();
      mend();
      await press(page, 'Tell me');
      await expect(page.getByText('We will tell you when we find a new study near you.')).toBeVisible();
    },
  ],
  [
    'a visitor passes conditions that cannot be updated',
    { updateIndications: 'malformed' },
    async (page) => {
      await finishHome(page, 'ws11', 'Rosa Failure Conditions', 'indications');
      await finishThanks(page, 'Rosa Failure Conditions');
    },
  ],
  [
    'a signature that cannot be started may be left out',
    { startEsign: 'timeout' },
    async (page) => {
      await page.setViewportSize({ width: 390, height: 840 });
      await finishHome(page, 'ws17', 'Rosa Failure Esign', 'result');
      await press(page, 'Yes, I consent');
      const failed = 'We could not open the page for your signature. Please try again, or go on without signing.';
      await expect(alertOf(page, failed)).toBeVisible();
      await press(page, 'Go on without signing');
      await finishThanks(page, 'Rosa Failure Esign');
    },
  ],
  [
    'a visitor passes partners that cannot be reached',
    { brandConnectConsent: 'error', adClick: 'offline', adConversion: 'malformed' },
    async (page) => {
      await finishHome(page, 'ws19', 'Rosa Failure Partners', 'result', '&utm_source=search');
      await page.getByLabel('I agree to receive automated commercial text messages.').check();
      await finishThanks(page, 'Rosa Failure Partners');
    },
  ],
];
