import { once } from 'node:events';
import { screen } from '#tests/e2e/journeys/screener.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { rosa, type ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { ownDataOf } from '#tests/e2e/support/savedLead.ts';
import { expect, hold, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

const t = screenerTexts.en;
const usual = ['call', 'clinic', 'email', 'sms'];

/** Walks to the outcome on a phone, where nothing is entered yet. */
async function toResult(page: Page, visitor: Pick<ScreenerVisitor, 'flow' | 'name'> & Partial<ScreenerVisitor>) {
  await page.setViewportSize({ width: 390, height: 840 });
  await screen(page, { ...rosa, ...visitor });
  const heading = visitor.birthDate ? t.noMatch : texts.en.congratulations;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

const next = (page: Page) => page.getByRole('button', { name: texts.en.next, exact: true });
const picker = (page: Page) => page.getByRole('combobox', { name: texts.en.otherConditions });

test('ws16 waits for the answer about health data, which may be no and be changed', async ({ page }) => {
  const name = 'Rosa Thinks Again';
  await toResult(page, { flow: 'ws16', name });
  await expect(next(page)).toHaveCount(0);
  await expect(picker(page)).toHaveCount(0);
  await page.getByRole('button', { name: t.yesConsent }).click();
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await page.getByRole('button', { name: t.noConsent }).click();
  await expect(page.getByText(t.recorded)).toBeFocused();
  await expect(picker(page)).toBeVisible();
  await next(page).click();
  await expect(page).toHaveURL('/signup/ws16/thanks?studyId=1');
  await expectOneLead(name, { consents: usual });
});

test('ws16 does not ask for health data when the visitor does not qualify', async ({ page }) => {
  await toResult(page, { flow: 'ws16', name: 'Rosa Too Old', birthDate: '01/02/1931' });
  await expect(picker(page)).toBeVisible();
  await expect(page.getByRole('button', { name: t.yesConsent })).toHaveCount(0);
});

test.describe('a signature on a phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148',
    expectedErrors: /Failed to load resource/,
  });

  test('that cannot be started does not block the next step', async ({ page }) => {
    const name = 'Rosa Cannot Sign';
    await toResult(page, { flow: 'ws17', name });
    const fail = new AbortController();
    await page.route('**/lightico/start-session', async (route) => {
      await once(fail.signal, 'abort');
      await route.abort();
    });
    const asked = page.waitForRequest('**/lightico/start-session');
    const [yes, no] = [t.yesConsent, t.noConsent].map((label) => page.getByRole('button', { name: label }));
    await yes!.click();
    expect((await asked).postDataJSON()).toMatchObject({ type: 'SMS', phone: expect.stringContaining('+1312') });
    await expect(no!).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('button', { name: 'Opening' })).toBeVisible();
    fail.abort();
    await expect(page.getByRole('alert')).toContainText('We could not open the page for your signature.');
    await page.getByRole('button', { name: 'Go on without signing' }).click();
    await next(page).click();
    await expect(page).toHaveURL('/signup/ws17/thanks?studyId=1');
    await expectOneLead(name, { consents: usual });
  });
});

test('a signature is asked for up to 768 px, and may be declined on its page, which redirects back', async ({
  page,
}) => {
  await toResult(page, { flow: 'ws17', name: 'Rosa Does Not Sign' });
  const agree = page.getByRole('button', { name: t.yesConsent });
  await page.setViewportSize({ width: 769, height: 840 });
  await expect(picker(page)).toBeVisible();
  await expect(agree).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 840 });
  await expect(picker(page)).toHaveCount(0);
  await agree.click();
  await page.getByRole('button', { name: 'Do not sign' }).click();
  await expect(page).toHaveURL('/signup/ws17/thanks?studyId=1');
  await expectRows(page, { esign_session: [{ decision: 'declined', signature: null }] });
});

test('who signs and comes back goes on without signing again, or takes each signature back', async ({ page }) => {
  const name = 'Rosa Signs And Regrets';
  const signed = [...usual, 'medical_records_health_data'].toSorted();
  const choose = (label: string) => page.getByRole('button', { name: label }).click();
  const sign = async () => {
    await choose(t.yesConsent);
    await page.getByRole('textbox', { name: t.signature }).fill(name);
    await page.getByRole('button', { name: t.sign, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your signature is recorded' })).toBeVisible();
    await expectOneLead(name, { consents: signed });
    await page.goto('/signup/ws17/result?studyId=1');
  };
  const goOn = async (consents: string[]) => {
    await next(page).click();
    await expect(page).toHaveURL('/signup/ws17/thanks?studyId=1');
    await expectOneLead(name, { consents });
  };
  const changeMind = async () => {
    await page.goto('/signup/ws17/result?studyId=1');
    await choose('Change my answer');
  };
  await toResult(page, { flow: 'ws17', name });
  await sign();
  await choose('I have signed');
  await goOn(signed);
  await changeMind();
  await choose(t.noConsent);
  await goOn(usual);
  await changeMind();
  await sign();
  await choose(t.noConsent);
  await goOn(usual);
});

test('who unticks the box for texts and closes the tab at once has taken the consent back', async ({ page }) => {
  const name = 'Rosa Unticks Diaz';
  await toResult(page, { flow: 'ws19', name });
  const box = page.getByRole('checkbox', { name: t.texts });
  await box.check();
  await expectOneLead(name, { consents: [...usual, 'commercial'].toSorted() });
  await box.uncheck();
  await page.close({ runBeforeUnload: true });
  await expectOneLead(name, { consents: usual });
});

const boxIn = (tab: Page) => tab.getByRole('checkbox', { name: t.texts });

test('a consent that is withdrawn in a copy of the tab is not shown as given in the tab', async ({ page, context }) => {
  const name = 'Rosa Withdraws Elsewhere';
  await toResult(page, { flow: 'ws19', name });
  await boxIn(page).check();
  await expectOneLead(name, { consents: [...usual, 'commercial'].toSorted() });
  // A window that a page opens begins with all that its tab has stored.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('"commercial\\":true');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await expect(boxIn(copy)).toBeChecked();
  await boxIn(copy).uncheck();
  await expectOneLead(name, { consents: usual });
  await expect(boxIn(page)).not.toBeChecked();
  // Given anew in the tab it is given, though the copy has decided since the two parted.
  await boxIn(page).check();
  await expectOneLead(name, { consents: [...usual, 'commercial'].toSorted() });
});

for (const way of ['is shown again', 'is opened anew'] as const)
  test(`a consent that is withdrawn on the page of one’s own data is not shown as given once the tab ${way}`, async ({
    page,
    context,
  }) => {
    const name = way === 'is shown again' ? 'Rosa Withdraws Meanwhile' : 'Rosa Withdraws Before';
    await toResult(page, { flow: 'ws19', name });
    await boxIn(page).check();
    await expectOneLead(name, { consents: [...usual, 'commercial'].toSorted() });
    const stored = () => page.evaluate(() => Object.values(sessionStorage).join());
    await expect.poll(stored).toContain('"commercial":true');
    const own = await context.newPage();
    await own.goto(await ownDataOf(/"slug":"([\w-]+)"/.exec(await stored())?.[1] ?? ''));
    await own.getByRole('link', { name: 'Withdraw this: Advertising by text message' }).click();
    await own.getByRole('button', { name: 'Yes, withdraw it' }).click();
    await expect(own.getByRole('status')).toContainText('You withdrew this');
    await expectOneLead(name, { consents: usual });

    // Without a screen a tab is never hidden.
    if (way === 'is shown again') await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    else await page.reload();
    await expect(boxIn(page)).not.toBeChecked();
    await expect(
      page.getByText('You withdrew this on another page. Check the box only if you agree again.'),
    ).toBeVisible();
    await expectAccessible(page, 'the page with a consent that was withdrawn');
    await next(page).click();
    await expect(page).toHaveURL('/signup/ws19/thanks?studyId=1');
    await expectOneLead(name, { consents: usual });
  });

test('the last state of the box for texts wins, however slow the replies are', async ({ page }) => {
  const told: unknown[] = [];
  page.on('request', (request) => {
    const what = /ad_security\/(\w+)$/.exec(request.url())?.[1];
    if (what) told.push([what, request.postDataJSON()]);
  });
  const name = 'Rosa Wavers Diaz';
  await toResult(page, { flow: 'ws19', name, query: '&utm_source=Search' });
  const visit = expect.objectContaining({ studyId: 1, utm_source: 'Search' });
  await expect
    .poll(() => told, 'the visit is told as it begins and once its lead is saved')
    .toEqual([
      ['click', visit],
      ['conversion', visit],
    ]);
  const box = page.getByRole('checkbox', { name: t.texts });
  const { release } = await hold(page, '**/consents/brand-connect');
  for (const isTicked of [true, false, true]) await box.setChecked(isTicked);
  release();
  await expectOneLead(name, { consents: [...usual, 'commercial'].toSorted() });
  await box.uncheck();
  await next(page).click();
  await expect(page).toHaveURL('/signup/ws19/thanks?studyId=1&utm_source=Search');
  await expectOneLead(name, { consents: usual });
});
