import { notSaved, tryAgain } from '#tests/e2e/failures/failureJourney.ts';
import { expectOneLead, leadsOf } from '#tests/e2e/support/leads.ts';
import { answerCriteria, finish, screen, fillScreener, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { lucia, rosa as screened } from '#tests/e2e/journeys/screenerVisitor.ts';
import { answerSteps, conclude, entriesOf, expectStep, land, rosa } from '#tests/e2e/journeys/signup.ts';
import { expect, hold, test, type Page } from '#tests/e2e/support/test.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

test.use({ expectedErrors: /Failed to load resource/ });

const abortCalls = (page: Page, calls: string) => page.route(calls, (route) => route.abort());

test('a screener without its server shows a message with a button to try again and a number, and keeps what is entered', async ({
  page,
}) => {
  const visitor = { ...screened, name: 'Rosa Offline Diaz' };
  await abortCalls(page, '**/api/**');
  await page.goto(screenerHome(visitor));
  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' });
  await expect(notice).toContainText('Your answers are kept.');
  await expect(notice.getByRole('link', { name: '1-800-555-0100' })).toBeVisible();
  // They came with the page.
  await expect(page.getByRole('radiogroup', { name: 'Has a doctor told you that you have asthma?' })).toBeVisible();
  await fillScreener(page, { ...visitor, answers: {} });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('initial_payload'));
  await notice.getByRole('button', { name: 'Try again' }).click();
  await failed;
  // The notice stays while it tries, so that the keyboard does not lose its place.
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.unroute('**/api/**');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(visitor.name);
  await answerCriteria(page, visitor.answers);
  await finish(page, visitor);
  await expectOneLead(visitor.name, { qualified: true });
});

test('a postal code that cannot be verified has another message than a wrong one', async ({ page }) => {
  await abortCalls(page, '**/api/postal_codes/**');
  await page.goto('/signup/s6/postal');
  await page.getByRole('textbox').fill('60601');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox')).toHaveAccessibleErrorMessage(/We could not check this code/);
  await page.unroute('**/api/postal_codes/**');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/signup/s6/age');
});

test('a save that fails does not stop the visitor, is announced, and is repeated: one lead', async ({ page }) => {
  const visitor = { ...rosa, name: 'Rosa Unsaved Diaz' };
  await abortCalls(page, '**/api/subjects*');
  await land(page, visitor);
  await answerSteps(page, visitor);
  await expectStep(page, visitor, 'indications');
  await tryAgain(page, notSaved, async () => {
    expect(await leadsOf(visitor.name)).toEqual([]);
    await page.unroute('**/api/subjects*');
  });
  await expectOneLead(visitor.name, { consents: ['call', 'clinic', 'sms'] });
  await conclude(page, visitor);
  await expectOneLead(visitor.name, {});
});

for (const [base, words] of [
  [screened, 'This takes longer than usual. Your answers are kept.'],
  [lucia, 'Está tardando más de lo normal. Sus respuestas se conservan.'],
] as const)
  test(`a save without a reply is said to take long, in ${base.language}, and goes on once there is one`, async ({
    page,
  }) => {
    const visitor = { ...base, name: `Rosa Patient ${base.language === 'en' ? 'Diaz' : 'Peña'}` };
    await page.goto(screenerHome(visitor));
    await fillScreener(page, visitor);
    await waitUntilIdle(page);
    const { release } = await hold(page, '**/api/subjects');
    const pressed = finish(page, visitor);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: words })).toBeVisible();
    await expect(page.getByText(words)).toBeInViewport();
    release();
    await pressed;
    await expect(page.getByText(words)).toHaveCount(0);
    await expectOneLead(visitor.name, { qualified: true });
  });

test('what could not be sent for want of a network is sent once there is one, without a press', async ({ page }) => {
  test.slow();
  const visitor = { ...screened, name: 'Rosa Underground Diaz' };
  await page.goto(screenerHome(visitor));
  await fillScreener(page, visitor);
  await waitUntilIdle(page);
  let attempts = 0;
  page.on('requestfailed', (request) => (attempts += request.url().endsWith('/api/subjects') ? 1 : 0));
  await page.context().setOffline(true);
  await finish(page, visitor);
  const notice = page.getByRole('alert').filter({ hasText: notSaved });
  await expect(notice).toBeVisible();
  // All of them, before the network is back.
  await expect.poll(() => attempts, { timeout: 30_000 }).toBe(5);
  expect(await leadsOf(visitor.name)).toEqual([]);
  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await expectOneLead(visitor.name, { qualified: true });
});

test('nobody is promised a call for what could not be sent, until it has been', async ({ page }) => {
  const visitor = { ...screened, name: 'Rosa Unpromised Diaz' };
  await abortCalls(page, '**/api/subjects*');
  await screen(page, visitor);
  const main = page.getByRole('main');
  const waits = main.getByText('What happens next is shown here once your answers have reached us.');
  await expect(main.getByRole('heading', { name: /^Congratulations/ })).toBeVisible();
  await expect(waits).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/thanks/);
  await expect(waits).toBeVisible();
  await expect(main).not.toContainText(/received|calls? you|one will call/);
  await tryAgain(page, notSaved, () => page.unroute('**/api/subjects*'));
  await expect(main).toContainText('We have received your information.');
  await expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(waits).toHaveCount(0);
});

test('a reply that is lost creates no second lead', async ({ page }) => {
  const visitor = { ...screened, name: 'Rosa Lost Diaz' };
  let isLost = false;
  await page.route('**/api/subjects', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await screen(page, visitor);
  await expectOneLead(visitor.name, { qualified: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/thanks/);
  await expectOneLead(visitor.name, { consents: ['call', 'clinic', 'email', 'sms'] });
});

test('a double click saves once and opens one step', async ({ page }) => {
  const visitor = { ...rosa, name: 'Rosa Double Diaz' };
  await land(page, visitor);
  for (const [step, enter] of entriesOf(visitor).slice(0, 4)) {
    await expectStep(page, visitor, step);
    await enter(page);
    const next = page.getByRole('button', { name: 'Next' });
    await (step === 'phone' ? next.dblclick() : next.click());
  }
  await expectStep(page, visitor, 'email');
  await expectOneLead(visitor.name, { identity: { email: null } });
});

test('the second click of a double click that comes to lie on Back leads nowhere', async ({ page }) => {
  await land(page, rosa);
  for (const [step, enter] of entriesOf(rosa).slice(0, 2)) {
    await expectStep(page, rosa, step);
    await enter(page);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expectStep(page, rosa, 'name');
  const back = page.getByRole('button', { name: 'Back' });
  await back.dispatchEvent('click', { detail: 2 });
  await waitUntilIdle(page);
  await expectStep(page, rosa, 'name');
  await back.click();
  await expectStep(page, rosa, 'age');
});

test('two tabs do not mix their visitors', async ({ page, context }) => {
  const [one, two] = [
    { ...screened, name: 'Rosa First Diaz', phone: '3125550123' },
    { ...screened, name: 'Rosa Second Diaz', phone: '3125550145', gender: 'nonBinary' as const },
  ];
  const other = await context.newPage();
  await page.goto(screenerHome(one));
  await other.goto(screenerHome(two));
  await fillScreener(other, two);
  await page.bringToFront(); // A tab in the background is slow.
  await fillScreener(page, one);
  await finish(page, one);
  await other.bringToFront();
  await finish(other, two);
  await expectOneLead(one.name, { qualified: true, identity: { phone: '+13125550123' } });
  await expectOneLead(two.name, { qualified: true, identity: { phone: '+13125550145' } });
});
