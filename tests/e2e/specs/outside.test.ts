import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startServer } from '#src/server/server.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { openHostileParty, type Attempts } from '#tests/e2e/support/hostileParty.ts';
import { followRequests, waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';
import { texts } from '#tests/e2e/support/texts.ts';

// These tests have a server of their own, since third parties are settings of a server: one for all of them.
test.describe.configure({ mode: 'default' });

let party: Awaited<ReturnType<typeof openHostileParty>>;
let server: Awaited<ReturnType<typeof startServer>>;
let data: string;

test.beforeAll(async () => {
  party = await openHostileParty();
  data = mkdtempSync(join(tmpdir(), 'openscreener-outside-'));
  server = await startServer(
    readSettings({
      DATA_DIR: data,
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '0',
      SHED_LOAD_MS: '0',
      TAG_MANAGER_URL: `${party.address}/tags.js`,
      CHAT_SCRIPT_URL: `${party.address}/chat.js`,
    }),
  );
});
test.afterAll(async () => {
  await server.close();
  party.close();
  rmSync(data, { recursive: true, force: true });
});

const answers = {
  'Full name': 'Rosa Secreto Diaz',
  'Phone number': '(312) 555-0167',
  Email: 'rosa.secreto@example.com',
  'Date of birth': '05/02/1974',
  Pounds: '157',
};
const marks = /Secreto|555.?0167|3125550167|1974|157|60601|studyId|indicationIds|utm_/;

/** Opens a screener, lets the third parties load, and answers. */
async function answer(page: Page): Promise<void> {
  followRequests(page);
  await page.goto(`${server.address}/signup/s6/home?utm_source=news&indicationIds%5B%5D=101`);
  await expect.poll(() => party.attempts().length).toBeGreaterThan(0);
  await page.goto(`${server.address}/signup/ws10/home?studyId=1&utm_source=news&indicationIds%5B%5D=101`);
  await waitUntilIdle(page);
  for (const [name, text] of Object.entries(answers))
    await page.getByRole('textbox', { name: texts.en[name as never] ?? name }).fill(text);
  await page.getByRole('textbox', { name: 'Zip Code' }).fill('60601');
  await page.getByLabel(texts.en.female, { exact: true }).check();
}

test('a third-party script reads no answer, no storage, no address and no call, and changes nothing', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && addresses.push(frame.url()));
  await answer(page);
  // What the scripts of the screener tried, now that there is something to read.
  const before = party.attempts().length;
  for (const frame of page.frames().slice(1)) await frame.evaluate(() => location.reload());
  await expect.poll(() => party.attempts().length).toBeGreaterThan(before);
  const blocked: Attempts = {
    origin: 'null',
    'document of the page': '! SecurityError',
    'document of the top': '! SecurityError',
    'address of the page': '! SecurityError',
    'query of the page': '! SecurityError',
    'history of the page': '! SecurityError',
    'data of the page': '! SecurityError',
    'storage of the page': '! SecurityError',
    'local storage': '! SecurityError',
    'session storage': '! SecurityError',
    cookies: '! SecurityError',
    database: expect.stringMatching(/^! /) as unknown as string,
    caches: expect.stringMatching(/^! /) as unknown as string,
    workers: expect.stringMatching(/^! /) as unknown as string,
    referrer: '',
    name: '',
    'own element': 'none',
    'data of other frames': '! SecurityError',
    'the api': '! TypeError',
    'the api by its page': '! TypeError',
    'moving the page': expect.stringMatching(/^(! SecurityError|moved)$/) as unknown as string,
    'a script in the page': '! SecurityError',
  };
  for (const attempts of party.attempts()) expect(attempts).toEqual(blocked);
  expect(party.heard.join('\n')).not.toMatch(marks);
  expect(addresses.filter((address) => !address.startsWith(`${server.address}/signup/`))).toEqual([]);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(answers['Full name']);
});

test('the chat opens in its frame, and the tag manager gets its own entries', async ({ page }) => {
  followRequests(page);
  // Agents are there at certain hours only.
  await page.route('**/api/chat/**', (route) => route.fulfill({ json: { status: 'online' } }));
  await page.goto(`${server.address}/signup/s6/home?cid=campaign-7`);
  await expect.poll(() => party.heard.join()).toContain('campaign-7');
  const button = page.getByRole('button', { name: 'Chat with us' });
  await button.click();
  await expect(page.getByTitle('Chat with us')).toBeInViewport();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a chat whose script breaks while it starts has no button, and that is reported', async ({ page }) => {
  await page.route('**/api/chat/**', (route) => route.fulfill({ json: { status: 'online' } }));
  await page.route('**/chat.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("No account.")' }),
  );
  const reported = page.waitForRequest(/\/api\/errors$/);
  await page.goto(`${server.address}/signup/s6/home`);
  expect((await reported).postDataJSON()).toMatchObject({ message: 'The live chat could not be loaded' });
  await expect(page.getByRole('button', { name: 'Chat with us' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('the page of a third-party script has no origin, however it is opened', async ({ page }) => {
  // The script would move the page away.
  await page.route(`${party.address}/**`, (route) => route.abort());
  await page.goto(`${server.address}/signup/outside/tag-manager`);
  expect(await page.evaluate(() => origin)).toBe('null');
});

for (const [where, address] of [
  ['with', () => `${server.address}/signup/ws10/home?studyId=1`],
  ['without', () => '/signup/ws10/home?studyId=1'],
] as const)
  test(`no text becomes markup or a script in a page ${where} third parties`, async ({ page }) => {
    await page.goto(address());
    const outcomes = await page.evaluate(async () => {
      const reported: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        reported.push(effectiveDirective),
      );
      const script = document.createElement('script');
      const works = [
        () => (document.body.innerHTML = '<p>x</p>'),
        () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'),
        () => (script.src = 'https://tags.example/x.js'),
        () => (script.text = 'x'),
        () => document.write('x'),
        () => Reflect.get(window, 'trustedTypes').createPolicy('mine', {}),
      ];
      const tried = works.map((work) => {
        try {
          work();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      });
      await new Promise((resolve) => setTimeout(resolve));
      return { tried, reported: [...new Set(reported)] };
    });
    expect(outcomes.tried).toEqual(outcomes.tried.map(() => 'TypeError'));
    expect(outcomes.reported.toSorted()).toEqual(['require-trusted-types-for', 'trusted-types']);
  });
