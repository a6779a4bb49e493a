import { once } from 'node:events';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import {
  answerSteps,
  conclude,
  expectStep,
  land,
  rosa,
  signupStep,
  type SignupVisitor,
} from '#tests/e2e/journeys/signup.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

/** Holds the answer whether somebody can be called now; the page shows that it waits, until it is given. */
async function holdCallNow(page: Page, callNow: boolean): Promise<{ answer: () => Promise<void> }> {
  const reply = callNow ? { callNow } : { callNow, opens: '2026-11-23T14:00:00.000Z' };
  const gate = new AbortController();
  await page.route('**/api/can_call_now*', async (route) => {
    if (!gate.signal.aborted) await once(gate.signal, 'abort');
    await route.fulfill({ json: reply });
  });
  const spinner = page.locator('main .spinner');
  const answer = async () => {
    await expect(spinner).toContainText(/Checking whether|Comprobando si/);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    gate.abort();
    await expect(spinner).toHaveCount(0);
    await page.unrouteAll();
  };
  return { answer };
}

/** The number to call comes before that for help with text messages. */
const numberOf = (page: Page) => page.getByRole('main').getByRole('link', { name: /1-800/ }).first();
/** The links to further pages, those of a study left out. */
const buttonsOf = (page: Page) =>
  page.getByRole('main').getByRole('link').and(page.locator('.button:not([href^="tel:"], .card .button)'));

test('a gender that is required is asked for, and the thanks list what can be done now', async ({ page }) => {
  const visitor: SignupVisitor = { ...rosa, query: '?g=1', name: 'Rosa Gender Diaz' };
  await land(page, visitor);
  await expectStep(page, visitor, 'gender');
  await page.getByRole('button', { name: 'Non-Binary' }).click();
  await answerSteps(page, visitor);
  const yes = await holdCallNow(page, true);
  await conclude(page, visitor, ['asth', 'Asthma']);
  await yes.answer();
  await expect(page.getByText('You meet the initial qualifications.')).toBeVisible();
  await expect(page.getByText('A study coordinator is available now to speak with you.')).toBeVisible();
  await expect(buttonsOf(page)).toHaveText(['Answer Background and Health Questions', 'Find Studies']);
  await expect(numberOf(page)).toHaveText(/^\s*1-800-555-\d{4}$/);
  const shown = (await numberOf(page).innerText()).trim();
  await expect(numberOf(page)).toHaveAttribute('href', `tel:${shown.replaceAll('-', '')}`);
  const no = await holdCallNow(page, false);
  await page.reload();
  await no.answer();
  await expect(page.getByText('You meet the initial qualifications.')).toBeVisible();
  await expect(page.getByText(/We open Monday at 8:00\u00a0AM Central Time/)).toBeVisible();
  await expect(page.getByText('A study coordinator is available now to speak with you.')).toHaveCount(0);
  await expect(buttonsOf(page)).toHaveText(['Find Studies', 'Answer Background and Health Questions']);
  const again = await holdCallNow(page, true);
  await page.goto(signupStep({ ...visitor, language: 'es' }, 'thankyou'));
  await again.answer();
  await expect(page.getByText('Un coordinador de estudios está disponible ahora')).toBeVisible();
  await expect(buttonsOf(page)).toHaveText(['Responder preguntas de salud y datos demográficos']);
  await expect(page.getByRole('heading', { level: 3, name: /asma/i })).toBeVisible();
  await expectOneLead(visitor.name, { campaign: 's6' });
});

test('who has no study near reads so at any hour, and finds the search in Spanish too', async ({ page }) => {
  const visitor: SignupVisitor = { ...rosa, name: 'Rosa Gout Diaz' };
  await land(page, visitor);
  await answerSteps(page, visitor);
  const yes = await holdCallNow(page, true);
  await conclude(page, visitor, ['gout', 'Gout']);
  await yes.answer();
  await expect(page.getByText('There are no clinical trials immediately available.')).toBeVisible();
  await expect(page.getByText('A study coordinator will call you when there is a match.')).toBeVisible();
  await expect(page.getByText('If you have medical questions, please contact your doctor.')).toBeVisible();
  const no = await holdCallNow(page, false);
  await page.goto(signupStep({ ...visitor, language: 'es' }, 'thankyou'));
  await no.answer();
  await expect(page.getByText('Por el momento no hay estudios clínicos disponibles.')).toBeVisible();
  await page.getByRole('link', { name: /^Buscar estudios más lejos/ }).click();
  await expect(page).toHaveURL(/\/signup\/es\/study-search\/home/);
});

test('the end of the health questions links to other studies, but not from a practice study', async ({ page }) => {
  const find = page.getByRole('link', { name: 'Find Studies' });
  await page.goto('/signup/s6/health-thank-you?studyId=1');
  await expect(find).toBeVisible();
  await page.goto('/signup/s6/health-thank-you?studyId=3');
  await waitUntilIdle(page);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(find).toHaveCount(0);
});
