import { expect as expectSoon, test, type Page } from '@playwright/test';
import { startDeveloping, type Developer } from '#tests/e2e/support/developer.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });
// Each load of a page asks the dev server for some hundred modules, and the compiler reads the project beside it: what
// happens is tested here, not how soon.
const expect = expectSoon.configure({ timeout: 60_000 });

let developer: Developer;
let page: Page;

test.beforeAll(async ({ browser }) => {
  // Of the time above hooks have nothing.
  test.setTimeout(240_000);
  developer = await startDeveloping();
  page = await browser.newPage();
  await page.goto(`${developer.origin}/signup/ws10/home?studyId=1`);
  await expect(email()).toBeVisible();
});
test.afterAll(() => developer.stop());

const email = () => page.locator('input[name=email]');
const overlay = () => page.locator('vite-error-overlay');
const status = async () => (await fetch(`${developer.origin}/readyz`)).status;

// Before anything is saved: a save reloads every page, also one that is just being opened.
test('the pages for developers open', async ({ browser }) => {
  const other = await browser.newPage();
  await other.goto(`${developer.origin}/signup/active-flows`);
  await expect(other.getByRole('heading', { name: 'Active flows' })).toBeVisible();
  await other.goto(`${developer.origin}/signup/kinds`);
  await expect(other.getByRole('heading', { name: 'Kinds' })).toBeVisible();
  await other.close();
});

test('the pages that the server writes are its own', async () => {
  const paths = ['/appointments/change/x', '/my-data', '/my-data/x', '/alerts/x', '/esign/x', '/privacy-policy'];
  const answers = await Promise.all(
    paths.map((path) => fetch(developer.origin + path, { headers: { accept: 'text/html' } })),
  );
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  // Those of the browser are put together from modules.
  expect(pages.filter((html) => html.includes('type="module"'))).toEqual([]);
  expect(answers.map(({ status: code }) => code)).toEqual([404, 200, 404, 404, 404, 200]);
});

test('a saved component of a kind renders at once, and the page keeps what was typed', async () => {
  await email().fill('ann@example.org');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const undo = developer.edit('widgets/Email/Email.tsx', 'name="email"', 'name="email" data-edited=""');
  await expect(email()).toHaveAttribute('data-edited');
  await expect(email()).toHaveValue('ann@example.org');
  await expect(page.locator('body[data-same-page]')).toBeVisible();
  undo();
  await expect(email()).not.toHaveAttribute('data-edited');
});

test('a saved spec and the messages that kinds share are reloaded by the page and by the check of campaigns', async () => {
  const undoSpec = developer.edit('widgets/Email/spec.ts', "fieldName: 'Email'", "fieldName: 'Email of the test'");
  await expect(page.getByLabel('Email of the test')).toBeVisible();
  undoSpec();
  const undoMessage = developer.edit('src/i18n/locales/en/common.ts', "optional: 'optional'", "optional: 'not needed'");
  await expect(page.getByText('not needed').first()).toBeVisible();
  undoMessage();
  await expect(page.getByText('not needed')).toHaveCount(0);
  await expect(email()).toBeVisible();
});

test('a syntax error of a spec covers the page with its position until it is fixed', async () => {
  const undo = developer.edit('widgets/Email/spec.ts', 'export const spec', 'export const = spec');
  await expect(overlay()).toContainText('widgets/Email/spec.ts:');
  undo();
  await expect(overlay()).toBeHidden();
  await expect(email()).toBeVisible();
});

test('a type error covers the page with its position until it is fixed', async () => {
  const undo = developer.edit(
    'widgets/Email/Email.tsx',
    'const isShort =',
    "const two: number = 'two';\n  const isShort =",
  );
  await expect(overlay()).toContainText('widgets/Email/Email.tsx:');
  await expect(overlay()).toContainText("Type 'string' is not assignable to type 'number'");
  undo();
  await expect(overlay()).toBeHidden();
});

test('saved code of the server answers the next call', async () => {
  expect(await status()).toBe(200);
  const undo = developer.edit('src/server/http/health.ts', "'/readyz'", "'/readyz-edited'");
  await expect.poll(status).toBe(404);
  undo();
  await expect.poll(status).toBe(200);
});

test('files saved twice in quick succession leave a page that works', async () => {
  const files = ['widgets/Email/spec.ts', 'src/rules/age.ts', 'src/domain/age.ts', 'src/app/step/StepPage.tsx'];
  for (const file of files)
    for (const gapMs of [5, 80, 300]) {
      await developer.saveTwice(file, gapMs);
      await expect(email(), `${file} after ${gapMs} ms`).toBeVisible();
      await expect(overlay()).toBeHidden();
    }
  // The last reload may come while the test types.
  await expect(async () => {
    await email().fill('ben@example.org');
    await expectSoon(email()).toHaveValue('ben@example.org');
  }).toPass({ timeout: 60_000 });
});

test('the address of a witness opens their page with their answers and replies, until the server is to reply', async ({
  browser,
}) => {
  // The last reload for what the test before has saved may come at this moment.
  await expect(() => page.evaluate(() => document.body.setAttribute('data-same-page', ''))).toPass({ timeout: 60_000 });
  const undo = developer.edit(
    'campaigns/ws10.json',
    '{ "kind": "OtherConditions" }',
    '{ "kind": "OtherConditions" }, { "kind": "Email", "id": "again", "when": { "rule": "fullyQualified" } }',
  );
  // Every open page is reloaded by then: none that is opened from here on.
  await expect(page.locator('body[data-same-page]')).toHaveCount(0);
  const repeated = developer.check('ws10').find(({ code }) => code === 'C051');
  const visitor = await browser.newPage();
  await visitor.goto(repeated?.opensAt ?? '');
  const bar = visitor.getByRole('complementary', { name: 'Example visitor' });
  await expect(bar).toContainText('C051 "again" asks for what "email"');
  await expect(visitor).toHaveURL(`${developer.origin}/signup/ws10/indications`);
  // Who qualifies for a study near a site, which the demo has not told this page.
  await expect(visitor.getByRole('heading', { level: 1, name: 'Congratulations!' })).toBeVisible();
  await expect(visitor.locator('input[name=email]')).toHaveValue('wanda@example.com');

  await bar.getByRole('button', { name: 'Let the server reply' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await visitor.close();

  undo();
  const gone = await fetch(repeated?.opensAt ?? '');
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('npm run campaigns -- check ws10');
});
