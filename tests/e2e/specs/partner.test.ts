import { expectAccessible, expectFits, resize } from '#tests/e2e/support/accessibility.ts';
import { tabTo } from '#tests/e2e/support/inputMethod.ts';
import {
  agree,
  answer,
  check,
  enterCandidate,
  goOn,
  openCall,
  partnerTexts,
  rowsOfCall,
  type Call,
} from '#tests/e2e/journeys/partner.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { expect, hold, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';

test.setTimeout(120_000);

const name = (page: Page) => page.getByRole('textbox', { name: texts.en.fullName, exact: true });
/** The same name in the first round, and another in each round after it: a test asks for the one lead of a name. */
const inRound = (whole: string, round: number) => whole.replace(/ (?=\w+$)/, `${'s'.repeat(round)} `);
const rosa: Call = { flow: 'ps1', language: 'en', name: 'Rosa Calls Diaz', number: '01' };

/** The moment at which the call of the tab began. */
const beganOf = (page: Page) =>
  page.evaluate(() => {
    // The product stores its state of the tab under this name.
    const tab = JSON.parse(sessionStorage.getItem('openscreener.session') ?? '{}') as {
      answers?: { callStartedAt?: string };
    };
    return tab.answers?.callStartedAt ?? '';
  });

test('numbers answer the questions one after the other, without a pointer', async ({ page }) => {
  await openCall(page, rosa);
  await waitUntilIdle(page);
  const first = page.getByRole('radiogroup', { name: 'Has a doctor told you that you have asthma?' });
  await tabTo(page, first.getByRole('radio'));
  await page.keyboard.type('121');
  await page.keyboard.press('Tab');
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('22');
  const chosen = page.locator('.criteria input:checked');
  await expect(chosen).toHaveCount(5);
});

test('numbers that are pressed before the script loads answer the questions afterwards', async ({ page }) => {
  const { release } = await hold(page, '**/js/index-*.js');
  await page.goto(`/signup/${rosa.flow}/home?studyId=1`, { waitUntil: 'commit' });
  const choice = page.locator('.criteria input');
  await choice.first().focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  release();
  await expect(choice.and(page.locator(':checked'))).toHaveCount(2);
  await expect(choice.first()).toBeChecked();
});

test('whoever says no is saved with that no and no consent; the next candidate finds nothing of them', async ({
  page,
}, { repeatEachIndex }) => {
  const call: Call = { flow: 'ps1', language: 'en', name: inRound('Nora Calls Diaz', repeatEachIndex), number: '04' };
  const t = partnerTexts.en;
  await openCall(page, call);
  await enterCandidate(page, call);
  await check(page, call);
  await answer(page, call, 'connect', true);
  await answer(page, call, 'transfer', false);
  await expect(page.getByText(t.goodbye)).toBeFocused();
  await expect(page.getByRole('button', { name: texts.en.next, exact: true })).toHaveCount(0);
  const additional = {
    leadSpecialStatus: 'Partner Screener Opt-out',
    partnerConsent: { connect: true, transfer: false },
  };
  await expectRows(page, rowsOfCall(call, false, { additional }));
  await waitUntilIdle(page);
  await expectAccessible(page, 'ps1 after a no', [1280]);
  await expectFits(page, 'ps1 after a no');
  await resize(page, 1280);
  const before = await beganOf(page);
  await page.getByRole('main').getByRole('button', { name: t.nextCandidate }).last().click();
  await expect(name(page)).toHaveValue('');
  // ISO moments are in order as texts.
  await expect.poll(async () => (await beganOf(page)) > before, 'another call has begun').toBe(true);
  await expect(page.getByRole('timer')).toHaveText(/Call \d\d:\d\d/);
  await expect(page.locator('.criteria input:checked')).toHaveCount(0);
  const next: Call = { ...call, name: inRound('Nadia Calls Diaz', repeatEachIndex), number: '05' };
  await enterCandidate(page, next);
  await check(page, next);
  await agree(page, next);
  await goOn(page, next);
  await expectRows(page, rowsOfCall(next, true));
  await expectOneLead(call.name, {});
  await expectOneLead(next.name, {});
});

test('a change of any answer takes the result of the check away', async ({ page }) => {
  await openCall(page, rosa);
  await enterCandidate(page, rosa);
  await check(page, rosa);
  const qualified = page.getByText(partnerTexts.en.qualified);
  await page.getByRole('textbox', { name: texts.en.pounds }).fill('151');
  await expect(qualified).toHaveCount(0);
  await check(page, rosa);
  await agree(page, rosa);
  await expect(qualified, 'what is said about the consent changes nothing of it').toBeVisible();
  await page.getByRole('radio', { name: texts.en.female, exact: true }).check();
  await expect(qualified).toHaveCount(0);
  const next = page.getByRole('button', { name: texts.en.next, exact: true });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('a reload, Back and Forward and the other language lose nothing of a call, nor its time', async ({ page }, {
  repeatEachIndex,
}) => {
  const call: Call = { flow: 'ps2', language: 'en', name: inRound('Ines Calls Diaz', repeatEachIndex), number: '06' };
  await openCall(page, call);
  const began = () => beganOf(page);
  await expect.poll(began).toMatch(/Z$/);
  const beginning = await began();
  await enterCandidate(page, call);
  await check(page, call);
  await agree(page, call);
  const isWhole = async (language: 'en' | 'es') => {
    const box = page.getByRole('textbox', { name: texts[language].fullName, exact: true });
    await expect(box).toHaveValue(call.name);
    await expect(page.getByText(partnerTexts[language].qualified)).toBeVisible();
    expect(await began()).toBe(beginning);
  };
  await page.reload();
  await isWhole('en');
  await page.getByRole('link', { name: 'Español' }).click();
  await isWhole('es');
  await page.getByRole('link', { name: 'English' }).click();
  await isWhole('en');
  await goOn(page, call);
  await page.reload();
  await page.goBack();
  await isWhole('en');
  await page.goForward();
  await expect(page).toHaveURL(/\/thanks\?/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expectRows(page, rowsOfCall(call, true));
  await expectOneLead(call.name, {});
});

test('a flow opened anew shows nothing of the patient before, and no other flow of the browser either', async ({
  page,
}) => {
  const call: Call = { flow: 'ps1', language: 'en', name: 'Olga Calls Diaz', number: '07' };
  await page.goto('/signup/ws10/home?studyId=1');
  await name(page).fill('Walter Before Diaz');
  await name(page).blur();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  await openCall(page, call);
  await waitUntilIdle(page);
  await expect(name(page)).toHaveValue('');
  await enterCandidate(page, call);
  await check(page, call);
  await agree(page, call);
  await goOn(page, call);
  await page.getByRole('button', { name: partnerTexts.en.nextCandidate }).click();
  await expect(page.getByText(partnerTexts.en.removed)).toBeInViewport();
  await expect(name(page)).toHaveValue('');
  await enterCandidate(page, call);
  await openCall(page, call);
  await waitUntilIdle(page);
  await expect(name(page)).toHaveValue('');
  await expect(page.getByText(partnerTexts.en.removed)).toHaveCount(0);
  await page.goto('/signup/ps1/partner-transfer?studyId=1');
  await expect(page, 'there is nobody to transfer').toHaveURL(/\/ps1\/home\?/);
});
