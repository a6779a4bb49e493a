import { once } from 'node:events';
import { next, toResult, usual } from '#tests/e2e/journeys/result.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

const t = screenerTexts.en;
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
