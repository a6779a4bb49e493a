import { imageCapture } from '#tests/e2e/journeys/signup/short.ts';
import { walk, type Journey } from '#tests/e2e/journeys/journey.ts';
import { keyboardOf, pointer } from '#tests/e2e/support/inputMethod.ts';
import { recordOf } from '#tests/e2e/support/leadRecord.ts';
import { choosePicture, photo, pictureField } from '#tests/e2e/support/pictures.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

const front = 'The whole area, from the front';
const parts = /\/pictures\/[\da-f-]{36}\?offset=/;

/** Goes to the pictures, with a lead that has consented. */
async function openPictures(page: Page, family: string): Promise<void> {
  const { journey } = imageCapture('en', family);
  const [home, ...later] = journey.steps;
  const there: Journey = { ...journey, steps: home ? [home] : [] };
  await walk(page, there);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(later[0]?.heading ?? '');
}

const offsetOf = (url: string) => Number(new URL(url).searchParams.get('offset'));
const use = (page: Page) => pictureField(page, front).getByRole('button', { name: 'Use this picture' }).click();
const arrived = (page: Page) =>
  expect(pictureField(page, front).getByText('has arrived')).toBeVisible({ timeout: 60_000 });

test('the camera does not open before the consent', async ({ page }) => {
  await page.goto('/signup/image-capture/pictures');
  await expect(page).toHaveURL(/\/image-capture\/home/);
  await expect(page.locator('input[type=file]')).toHaveCount(0);
});

for (const language of ['en', 'es'] as const)
  test(`pictures are sent by keys alone, in ${language}`, async ({ page }) => {
    const { journey } = imageCapture(language, `Keys${language}`);
    await walk(page, journey, { input: keyboardOf(page) });
    expect((await recordOf(page)).picture).toHaveLength(2);
  });

test.describe('over a bad network', () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test.setTimeout(120_000);

  test('a picture that was cut ten times arrives whole once', async ({ page }) => {
    const offsets: number[] = [];
    let cuts = 0;
    await page.route(parts, async (route) => {
      offsets.push(offsetOf(route.request().url()));
      cuts += 1;
      // Before it arrives, or before its answer does.
      if (cuts > 10) return route.fallback();
      if (cuts % 2 === 0) await route.fetch();
      return route.abort('internetdisconnected');
    });
    await openPictures(page, 'Cut');
    // Nobody waits for the network: each wait ends as when it is back.
    await page.evaluate(() => setInterval(() => dispatchEvent(new Event('online')), 50));
    await choosePicture(page, front, pointer, await photo(2400, 1800));
    await use(page);
    await arrived(page);
    const { picture } = await recordOf(page);
    expect(picture).toMatchObject([{ shot: 'front', width: 2048, height: 1536, stored_at: expect.any(String) }]);
    expect(Math.max(...offsets.slice(0, 10))).toBeGreaterThan(0);
  });

  test('a picture that is chosen again after a reload goes on where it was', async ({ page }) => {
    const offsets: number[] = [];
    let isOpen = true;
    await page.route(parts, (route) => {
      offsets.push(offsetOf(route.request().url()));
      if (!isOpen) return undefined; // It is never answered.
      isOpen = false;
      return route.fallback();
    });
    await openPictures(page, 'Reload');
    const file = await photo(2400, 1800);
    await choosePicture(page, front, pointer, file);
    await use(page);
    await expect.poll(() => offsets.length).toBeGreaterThan(1);
    await page.reload();
    await page.unroute(parts);
    await choosePicture(page, front, pointer, file);
    const second = page.waitForRequest(parts);
    await use(page);
    expect(offsetOf((await second).url())).toBeGreaterThan(0);
    await arrived(page);
    expect((await recordOf(page)).picture).toHaveLength(1);
  });
});
