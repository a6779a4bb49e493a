import { next, toResult, usual } from '#tests/e2e/journeys/result.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { ownDataOf } from '#tests/e2e/support/savedLead.ts';
import { expect, hold, test, type Page } from '#tests/e2e/support/test.ts';

const withTexts = [...usual, 'commercial'].toSorted();
const boxIn = (tab: Page) => tab.getByRole('checkbox', { name: screenerTexts.en.texts });

test('who unticks the box for texts and closes the tab at once has taken the consent back', async ({ page }) => {
  const name = 'Rosa Unticks Diaz';
  await toResult(page, { flow: 'ws19', name });
  const box = boxIn(page);
  await box.check();
  await expectOneLead(name, { consents: withTexts });
  await box.uncheck();
  await page.close({ runBeforeUnload: true });
  await expectOneLead(name, { consents: usual });
});

test('a consent that is withdrawn in a copy of the tab is not shown as given in the tab', async ({ page, context }) => {
  const name = 'Rosa Withdraws Elsewhere';
  await toResult(page, { flow: 'ws19', name });
  await boxIn(page).check();
  await expectOneLead(name, { consents: withTexts });
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
  await expectOneLead(name, { consents: withTexts });
});

for (const way of ['is shown again', 'is opened anew'] as const)
  test(`a consent that is withdrawn on the page of one’s own data is not shown as given once the tab ${way}`, async ({
    page,
    context,
  }) => {
    const name = way === 'is shown again' ? 'Rosa Withdraws Meanwhile' : 'Rosa Withdraws Before';
    await toResult(page, { flow: 'ws19', name });
    await boxIn(page).check();
    await expectOneLead(name, { consents: withTexts });
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
  const box = boxIn(page);
  const { release } = await hold(page, '**/consents/brand-connect');
  for (const isTicked of [true, false, true]) await box.setChecked(isTicked);
  release();
  await expectOneLead(name, { consents: withTexts });
  await box.uncheck();
  await next(page).click();
  await expect(page).toHaveURL('/signup/ws19/thanks?studyId=1&utm_source=Search');
  await expectOneLead(name, { consents: usual });
});
