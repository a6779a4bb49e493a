import { fillPages } from '#tests/e2e/journeys/screenerPages.ts';
import { lucia, rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { screenerHome } from '#tests/e2e/journeys/screener.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { expect, hold, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { waitForRender, waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { layoutShift } from '#scripts/looks/layoutShift.ts';

const flows = ['ws22', 'ws23'] as const;

test.use({ viewport: { width: 390, height: 844 } });

/** The words that are read up to the last button, but those of the consents. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const copy = document.querySelector('main form')?.cloneNode(true);
    if (!(copy instanceof Element)) return 0;
    // The notice of health data is a consent as well: its link tells it.
    const consents = '.consent, .visually-hidden, p:has(a[href*="consumer-health-data"])';
    copy.querySelectorAll(consents).forEach((one) => one.remove());
    const blocks = [...copy.querySelectorAll('h1, h2, h3, p, legend, label, button, option')];
    const own = blocks.filter((one) => !one.parentElement?.closest('h1, h2, h3, p, legend, label, button'));
    const text = own.map((one) => one.textContent).join(' ');
    return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  });

for (const flow of flows)
  for (const person of [rosa, lucia])
    test(`${flow} in ${person.language} begins in the first screen, is read in 300 words and does not jump`, async ({
      page,
    }) => {
      const visitor = {
        ...person,
        flow,
        phone: '3125550177',
        name: `Ana ${flow === 'ws22' ? 'Sections' : 'Questions'} Lopez`,
      };
      await page.goto(screenerHome(visitor));
      await waitUntilIdle(page);
      const first = page.getByRole('main').getByRole('textbox').first();
      const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(844);
      let words = 0;
      const count = async () => {
        words += await wordsOn(page);
      };
      await fillPages(page, visitor, count);
      expect(words).toBeGreaterThan(100);
      expect(words).toBeLessThanOrEqual(300);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    });

for (const flow of ['ws10', ...flows, 'ps1'])
  test(`the line about who asks leads to more on the same page of ${flow}`, async ({ page }) => {
    // The block loads after the first answer can be given: whoever presses before that is led to it once it is there.
    const { release } = await hold(page, '**/js/index-*.js');
    await page.goto(screenerHome({ ...rosa, flow }), { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'More about who is asking' }).click();
    release();
    const block = page.getByRole('region', { name: 'Who is asking' });
    await expect(block).toBeFocused();
    await expect(block.getByText('The Open Air Asthma Study (demo)')).toBeVisible();
  });

test('one question a page moves on by a press, never by keys, and Back shows what was chosen', async ({ page }) => {
  await page.goto('/signup/ws23/home?studyId=1');
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('03/14/1980');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/gender\?/);
  await expect(page.getByText('Tap an answer to go on.')).toBeVisible();
  await page.getByRole('radio', { name: 'Male', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  // A press on a word beside the answers is none on an answer. Long enough for a page that would move on.
  await page.getByText('Gender', { exact: true }).click();
  await page.clock.install();
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL(/\/gender\?/);
  await page.clock.resume();
  await page.getByRole('radio', { name: 'Non-Binary' }).click();
  await expect(page).toHaveURL(/\/qualification-questions\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/gender\?/);
  await expect(page.getByRole('radio', { name: 'Non-Binary' })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('03/14/1980');
});

test('the address of a later page opens the first one that is not finished, and a page opened anew stays', async ({
  page,
}) => {
  await page.goto('/signup/ws22/contact?studyId=1');
  await expect(page).toHaveURL(/\/ws22\/home\?studyId=1$/);
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('03/14/1980');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/ws22\/you\?studyId=1$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
  await expect(page).toHaveURL(/\/ws22\/you\?studyId=1$/);
});

for (const flow of flows)
  test(`${flow} saves the lead before its last page`, async ({ page }) => {
    const name = `Rosa Before ${flow === 'ws22' ? 'Sections' : 'Questions'}`;
    const visitor = { ...rosa, flow, name, phone: flow === 'ws22' ? '3125550178' : '3125550179' };
    await page.goto(screenerHome(visitor));
    await fillPages(page, visitor);
    await expect(page.getByRole('group', { name: 'What is your race or ethnicity?' })).toBeVisible();
    await expectOneLead(name, { campaign: flow });
  });

for (const flow of ['ws10', 'ws22'])
  for (const person of [rosa, lucia])
    test(`a phone that is turned keeps the box in sight that is typed into, on ${flow} in ${person.language}`, async ({
      page,
    }) => {
      await page.goto(screenerHome({ ...person, flow }));
      await waitUntilIdle(page);
      const box = page.getByRole('textbox', { name: texts[person.language].birthDate });
      await box.click();
      await page.keyboard.type('03');
      // Low in the window, and near to the place of Next.
      await box.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 100));
      await waitForRender(page);
      for (const viewport of [
        { width: 844, height: 390 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(viewport);
        await expect(box).toBeInViewport({ ratio: 1 });
        const isSeen = await box.evaluate((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === one;
        });
        expect(isSeen).toBe(true);
        await expect(box).toHaveValue(/^03/);
      }
      // Whoever reads elsewhere stays there.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await waitForRender(page);
      await page.setViewportSize({ width: 844, height: 390 });
      await waitForRender(page);
      await expect(box).not.toBeInViewport();
    });
