import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { screenerHome } from '#tests/e2e/journeys/screener.ts';
import { rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('in forced colours the choice, the focus and the current language are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(screenerHome(rosa));
  const yes = page.getByRole('radiogroup', { name: 'Has a doctor told you' }).getByLabel('Yes', { exact: true });
  await yes.check();
  const options = page.getByRole('radiogroup', { name: 'Has a doctor told you' }).locator('label');
  const looks = await options.evaluateAll((labels) =>
    labels.map((label) => `${getComputedStyle(label).backgroundColor} ${getComputedStyle(label).borderColor}`),
  );
  expect(looks[0]).not.toBe(looks[1]);
  await page.getByLabel('Full name').focus();
  expect(await style(page, ':focus', 'outline-style')).toBe('solid');
  const line = (selector: string) => style(page, `.languages > ${selector}`, 'border-block-end-color');
  expect(await line('[aria-current]')).not.toBe(await line('a'));
});

test('in forced colours no frame touches what taking part can be like', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(screenerHome(rosa));
  await expect(page.getByRole('heading', { name: 'Time to ask' })).toBeAttached();
  expect(await style(page, '#testimonials li', 'border-inline-start-width')).toBe('0px');
  expect(await style(page, '#testimonials li + li', 'border-block-start-width')).toBe('1px');
});

test('in forced colours the frame of Back is as far from the edge as the texts', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/signup/s6/home?landing=postal');
  await page.getByRole('textbox', { name: 'Zip Code' }).fill('60601');
  await page.getByRole('button', { name: 'Next' }).click();
  const { x } = (await page.getByRole('button', { name: 'Back' }).boundingBox()) ?? {};
  expect(x).toBe((await page.getByRole('heading', { level: 1 }).boundingBox())?.x);
});

test('with letters twice as large on a phone no word of the benefits is broken', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screenerHome(rosa));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const word = page.locator('#benefits').getByRole('heading', { name: 'Compensation' });
  await word.scrollIntoViewIfNeeded();
  const lines = await word.evaluate((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight));
  expect(Math.round(lines)).toBe(1);
});

test('with letters twice as large on a narrow phone nothing of the link to the content is seen before it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/signup/es/s6/home');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const link = page.locator('.skip-link');
  const edges = () => link.evaluate((one) => [one.getBoundingClientRect().top, one.getBoundingClientRect().bottom]);
  expect((await edges())[1]).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect((await edges())[0]).toBeGreaterThan(0);
});

test('height and weight are side by side from 1300 px on, the study and the form from 1100', async ({ page }) => {
  await page.goto(screenerHome(rosa));
  const topOf = async (question: string) => (await page.getByRole('group', { name: question }).boundingBox())?.y ?? 0;
  const isBeside = async () => (await topOf('What is your height?')) === (await topOf('What is your weight?'));
  for (const [width, expected] of [
    [1299, false],
    [1300, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(isBeside).toBe(expected);
  }
  // The study is above the form, and from this width on beside it, in view with the questions.
  const study = page.getByRole('heading', { level: 1 });
  const question = page.getByText('How often do you use your rescue inhaler?');
  for (const [width, isInView] of [
    [1099, false],
    [1100, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await question.scrollIntoViewIfNeeded();
    await (isInView ? expect(study).toBeInViewport() : expect(study).not.toBeInViewport());
  }
});

test('on a tablet held upright what stands above and below the content begins and ends where that does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/signup/s6/home');
  await waitUntilIdle(page);
  const edgesOf = (selector: string) =>
    page.locator(selector).evaluate((box) => {
      const { left, right } = box.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)];
    });
  const edges = await edgesOf('.page-main');
  expect(await edgesOf('.page-header-inner')).toEqual(edges);
  expect(await edgesOf('.page-footer-inner')).toEqual(edges);
});

test('the tick of a choice touches no letter of it, however narrow it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screenerHome({ ...rosa, language: 'es' }));
  const choice = page.getByRole('radiogroup', { name: 'Género' }).locator('label', { hasText: 'No binario' });
  await choice.locator('input').check();
  const [tick, letters] = await choice.evaluate((label) => {
    const { backgroundPosition, backgroundSize } = getComputedStyle(label);
    // As `right 4px top 4px`, and `10px 10px`, of each line of the tick.
    const ends = backgroundPosition.split(',').map((line, at) => {
      const begin = Number(/(\d+)px\s*$/.exec(line)?.[1]);
      return begin + Number.parseFloat(backgroundSize.split(',')[at]?.trim().split(' ')[1] ?? '');
    });
    const words = document.createRange();
    words.selectNodeContents(label.querySelector('span') ?? label);
    const box = label.getBoundingClientRect();
    const above = words.getBoundingClientRect().top - box.top;
    return [Math.max(...ends.filter((end) => end < box.height)), above];
  });
  expect(tick).toBeLessThanOrEqual(letters ?? 0);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a link that a text has alone is as high as a finger, and its line no higher than the others', async ({
    page,
  }) => {
    await page.goto(screenerHome(rosa));
    const link = page.getByRole('link', { name: 'More about who is asking' });
    const { isCoarse, lines, height } = await link.evaluate((one) => ({
      isCoarse: matchMedia('(pointer: coarse)').matches,
      lines: [...one.getClientRects()].map((line) => line.height),
      height: (one.parentElement?.getBoundingClientRect().height ?? 0) / parseFloat(getComputedStyle(one).lineHeight),
    }));
    expect(isCoarse).toBe(true);
    expect(Math.min(...lines)).toBeGreaterThanOrEqual(44);
    expect(height).toBeCloseTo(Math.round(height), 1);
    await page.getByRole('link', { name: 'Look up DEMO-0001 in the register' }).scrollIntoViewIfNeeded();
    const register = await page.getByRole('link', { name: 'Look up DEMO-0001' }).boundingBox();
    expect(register?.height).toBeGreaterThanOrEqual(44);
  });
});
