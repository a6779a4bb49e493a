import { expect, test } from '#tests/e2e/support/test.ts';
import { toCalendar } from '#tests/e2e/journeys/booking.ts';
import { chooseTime } from '#tests/e2e/support/calendar.ts';
import { screen, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

function leftOfLetters(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().left;
}

test('on paper the questions are printed with who asks and their number, without languages, footer and buttons', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(screenerHome(rosa));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('How often do you use your rescue inhaler?')).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByText('Trial Search')).toBeVisible();
  await expect(header.getByRole('link', { name: '1-800-555-0100' })).toBeVisible();
  const ways = page.locator('nav, footer').or(page.getByRole('link', { name: 'More about who is asking' }));
  await expect(ways.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.button').filter({ visible: true })).toHaveCount(0);
});

test('paper is light, also where the screen is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto(screenerHome(rosa));
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test.describe('on a sheet of A4', () => {
  test.use({ viewport: { width: 794, height: 1123 }, timezoneId: 'America/Chicago' });

  test('an appointment fits with who calls, how it is changed and the site, without what is only pressed', async ({
    page,
  }) => {
    await toCalendar(page, '57');
    await chooseTime(page, '4:30');
    await page.getByRole('button', { name: 'Book Appointment' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked');
    const byPhone = page.getByText('If you need to change it, please call the same number.');
    await expect(byPhone).toBeHidden();
    const another = page.getByRole('button', { name: 'Sign up another person' });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await another.evaluate(leftOfLetters)).toBe(await heading.evaluate(leftOfLetters));
    await page.emulateMedia({ media: 'print' });
    await expect(byPhone).toBeVisible();
    await expect(
      page.getByText(/^You can move or cancel|^Tell us about other conditions/).filter({ visible: true }),
    ).toHaveCount(0);
    const site = await page.evaluate(() => getComputedStyle(document.body, '::after').content);
    expect(site).toBe(`"${new URL(page.url()).host}"`);
    expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

test('on paper what names something stands on the sheet of it, and a field is on one', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const breaks = (selector: string, property: 'breakAfter' | 'breakInside') =>
    page
      .locator(selector)
      .evaluateAll((all, name) => [...new Set(all.map((one) => getComputedStyle(one)[name]))], property);
  await page.goto(screenerHome(rosa));
  await expect(page.getByText('How often do you use your rescue inhaler?')).toBeVisible();
  for (const names of ['main :is(h1, h2, h3)', 'main label.field-label', 'main legend', 'main dt'])
    expect([names, await breaks(names, 'breakAfter')]).toEqual([names, ['avoid']]);
  expect(await breaks('main .field', 'breakInside')).toEqual(['avoid']);
  await page.emulateMedia({ media: 'screen' });
  await toCalendar(page, '58');
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await breaks('tr:has(> th[scope=rowgroup])', 'breakAfter')).toEqual(['avoid']);
  await page.goto('/my-data');
  expect(await breaks('main h1', 'breakAfter')).toEqual(['avoid']);
});

test('on paper a question has its choices, though they are buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/signup/s6/home');
  for (const name of ['Male', 'Female', 'Non-Binary'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.locator('[type=submit]')).toBeHidden();
});

test('on paper an outcome fills the sheet, and what it says stands in one line with its heading', async ({ page }) => {
  await screen(page, { ...rosa, name: 'Rosa On Paper', phone: '3125550187' });
  await waitUntilIdle(page);
  await page.emulateMedia({ media: 'print' });
  const sheet = 1000;
  await page.setViewportSize({ width: sheet, height: 1123 });
  expect(await page.getByRole('main').boundingBox()).toMatchObject({ x: 0, width: sheet });
  const band = await page.evaluate(() => {
    const header = document.querySelector('.page-header');
    return header && getComputedStyle(header, '::after').content;
  });
  expect(band).toBe('none');
  const call = page.getByRole('main').getByRole('link').filter({ visible: true }).first();
  const { x } = (await call.boundingBox()) ?? {};
  expect(x).toBe((await page.getByRole('heading', { level: 1 }).boundingBox())?.x);
});
