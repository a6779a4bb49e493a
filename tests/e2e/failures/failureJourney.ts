import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { fillScreener } from '#tests/e2e/journeys/screener.ts';
import { rosa as screened, type ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import { rosa, type SignupVisitor } from '#tests/e2e/journeys/signup.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import type { Failures } from './breakCalls.ts';

type Walk = (page: Page, mend: () => void) => Promise<void>;

/** The number of the call centre, as every notice names it. */
export const number = '1-800-555-0100';
/** The alert with this text. */
export const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
/** The notice of a save that failed. */
export const notSaved = 'We could not send your answers yet. They are kept in this browser.';
/** The notice of a flow, or of conditions, that cannot be loaded. */
export const notLoaded = 'Something went wrong. Please try again.';
/** Presses a button. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The identity that the leads of these visitors have in common. */
export const identity = { phone: '+13125550123', postalCode: '60601' };

/** Expects the notice with its number. Once the server is back it closes: by its button, or by a try in the background. */
export async function tryAgain(page: Page, text: string, mend: () => void | Promise<void>): Promise<void> {
  const notice = alertOf(page, text);
  await expect(notice.getByRole('link', { name: number })).toBeVisible();
  await mend();
  await expect(async () => {
    if ((await notice.count()) > 0) await notice.getByRole('button', { name: 'Try again' }).click({ timeout: 5000 });
    await expect(notice).toHaveCount(0, { timeout: 5000 });
  }).toPass();
}

/** A visitor who signs up. */
export const signer = (name: string, query = ''): SignupVisitor => ({ ...rosa, name, query });
/** A visitor who qualifies. */
export const visitor = (name: string): ScreenerVisitor => ({ ...screened, name });

/** The first page of a screener of the asthma study. */
export const home = (flow: string, query = '') => `/signup/${flow}/home?studyId=1${query}`;

/** Opens a screener and fills its first page. */
export async function fillHome(page: Page, flow: string, name: string, query = ''): Promise<void> {
  await page.goto(home(flow, query));
  await fillScreener(page, visitor(name));
}

/** Leaves the filled first page of a screener for the next step. */
export async function leaveHome(page: Page, flow: string, next: string): Promise<void> {
  await press(page, 'Finish');
  await expect(page).toHaveURL(new RegExp(`/${flow}/${next}\\?`));
}

/** Fills the first page of a screener and waits for the next step. */
export async function finishHome(page: Page, flow: string, name: string, next: string, query = ''): Promise<void> {
  await fillHome(page, flow, name, query);
  await leaveHome(page, flow, next);
}

/** From the outcome to the thanks, with the lead as it was typed. */
export async function finishThanks(page: Page, name: string): Promise<void> {
  await press(page, 'Next');
  await expect(page).toHaveURL(/\/thanks\?/);
  await expectOneLead(name, { identity });
}

/** A journey with broken calls: its title, the failure of each call, and the walk to its end. */
export type Journey = readonly [what: string, broken: Failures, walk: Walk];
