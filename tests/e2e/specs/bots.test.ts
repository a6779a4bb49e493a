import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { runInServer } from '#src/server/operator/socketClient.ts';
import { startServer } from '#src/server/server.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { waitUntilIdle, followRequests } from '#tests/e2e/support/waitForPage.ts';

// These tests have a server of their own, since the level of a campaign is a setting of a server: one for all of them.
test.describe.configure({ mode: 'serial' });

let server: Awaited<ReturnType<typeof startServer>>;
let data: string;

test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'openscreener-bots-'));
  const settings = {
    DATA_DIR: data,
    PORT: '0',
    LOG_LEVEL: 'silent',
    SHED_LOAD_MS: '0',
    BOT_DEFENCE: 'usual,s15=attack',
  };
  server = await startServer(readSettings(settings));
});
test.afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** What an operator reads of the leads that are kept apart. */
async function held(): Promise<string> {
  const lines: string[] = [];
  await runInServer(
    data,
    ['leads', 'held'],
    (line) => void lines.push(line),
    () => undefined,
  );
  return lines.join('\n');
}

const known = 'zip=60601&age=52&firstName=Rosa&lastName=Trapani&phone=3125550168';

/** Opens the step that saves, as one who is sent there with everything filled in, on a slow machine. */
async function open(page: Page, flow: string): Promise<void> {
  followRequests(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(`${server.address}/signup/${flow}/phone?${known}`);
  await waitUntilIdle(page);
}

const save = async (page: Page) => {
  // No person presses sooner after the page has come: the server counts from when it sent it, which may take it a while.
  await page.waitForFunction(() => {
    const sent = Math.max(...performance.getEntriesByType('navigation').map((one) => one.toJSON().responseStart));
    return performance.now() - sent > 2000;
  });
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/subjects'));
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await saved;
};

test('a visitor who passes by the box is not kept apart, and meets it with no key', async ({ page }) => {
  await open(page, 's6');
  const box = page.locator('body > div[aria-hidden="true"] > input');
  await expect(box).toHaveCount(1);
  await expect(box).toHaveValue('');
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab');
  await expect(box).not.toBeFocused();
  await save(page);
  expect(await held()).toBe('No lead is kept apart.');
});

test('what fills in every box is kept apart, and reads what everybody reads', async ({ page }) => {
  await open(page, 's6');
  await page.locator('body > div[aria-hidden="true"] > input').evaluate((box: HTMLInputElement) => {
    box.value = 'Buy now';
  });
  await save(page);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(await held()).toMatch(/ {2}s6 {2}US {2}trap$/);
});

test('under attack the browser of a slow phone proves its work while the visitor goes on', async ({ page }) => {
  await open(page, 's15');
  const proved = page.waitForResponse((response) => response.url().endsWith('/api/work'), { timeout: 30_000 });
  await save(page);
  const begun = performance.now();
  await page.getByRole('textbox', { name: 'Email' }).fill('rosa@example.com');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('rosa@example.com');
  expect((await proved).status()).toBe(204);
  test
    .info()
    .annotations.push({ type: 'seconds of work', description: ((performance.now() - begun) / 1000).toFixed(1) });
  await expect.poll(held).not.toContain('s15');
});
