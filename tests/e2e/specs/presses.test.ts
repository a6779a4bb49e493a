import type { Locator } from '@playwright/test';
import { screen, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { rosa as screened } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expectStep, rosa, signupStep } from '#tests/e2e/journeys/signup.ts';
import { expect, hold, test, type Page } from '#tests/e2e/support/test.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { waitUntilIdle } from '#tests/e2e/support/waitForPage.ts';

const t = texts.en;

type Pointer = { down: (x: number, y: number) => Promise<void>; up: () => Promise<void> };

const mouse = (page: Page): Pointer => ({
  down: async (x, y) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  up: () => page.mouse.up(),
});

/** Playwright only taps; here the page moves while the finger is down. */
async function finger(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return { down: (x, y) => touch('touchStart', [{ x, y }]), up: () => touch('touchEnd', []) };
}

/** Moves the whole page down by so many px, as what comes above it does; not every browser keeps what is seen in its place. */
const move = (page: Page, height: number) =>
  page.evaluate((px) => {
    document.body.style.setProperty('overflow-anchor', 'none');
    document.body.style.setProperty('padding-top', `${px}px`);
  }, height);

/** Presses it while the page moves by more than its height, so that what stood above it comes to lie under the pointer. */
async function pressMoved(page: Page, pointer: Pointer, pressed: Locator, by = 16): Promise<void> {
  await pressed.scrollIntoViewIfNeeded();
  const box = await pressed.boundingBox();
  if (!box) throw new Error('What is to be pressed is not shown.');
  await pointer.down(box.x + box.width / 2, box.y + box.height / 2);
  await move(page, box.height + by);
  const moved = await pressed.boundingBox();
  expect(moved?.y).toBeGreaterThan(box.y + box.height);
  await pointer.up();
}

const pointers = [
  ['a mouse', false, async (page: Page) => mouse(page)],
  ['a finger', true, finger],
] as const;

for (const [name, hasTouch, pointerOf] of pointers)
  test.describe(`a press of ${name} under which the page moves`, () => {
    test.use({ hasTouch, viewport: { width: 390, height: 844 } });

    test('presses the button on which it began, and no other', async ({ page }) => {
      await page.goto(signupStep(rosa, 'home'));
      await waitUntilIdle(page);
      await pressMoved(page, await pointerOf(page), page.getByRole('button', { name: t.man, exact: true }));
      await expectStep(page, rosa, 'postal');
      await page.goBack();
      await expect(page.getByRole('button', { name: t.man, exact: true })).toHaveAttribute('aria-pressed', 'true');
    });

    test('chooses the answer on whose label it began', async ({ page }) => {
      await page.goto(screenerHome(screened));
      await waitUntilIdle(page);
      const label = page.locator('label').filter({ hasText: new RegExp(`^${t.male}$`) });
      await pressMoved(page, await pointerOf(page), label);
      await expect(page.getByLabel(t.male, { exact: true })).toBeChecked();
    });

    test('follows the link on which it began', async ({ page }) => {
      await page.goto(signupStep(rosa, 'home'));
      await waitUntilIdle(page);
      const link = page.getByRole('contentinfo').getByRole('link').last();
      const opened = page.waitForEvent('popup');
      await pressMoved(page, await pointerOf(page), link);
      expect((await opened).url()).toContain(await link.getAttribute('href'));
    });

    test('chooses the entry of a list on which it began', async ({ page }) => {
      await page.goto('/signup/ss2/home');
      await waitUntilIdle(page);
      await page.getByRole('combobox', { name: 'Conditions' }).fill('ast');
      await pressMoved(page, await pointerOf(page), page.getByRole('option', { name: 'Breast cancer' }));
      await expect(page.getByRole('button', { name: 'Remove Breast cancer' })).toBeVisible();
    });
  });

/** Puts the finger down on the button for men of an open page. */
async function pressMan(page: Page) {
  await page.goto(signupStep(rosa, 'home'));
  await waitUntilIdle(page);
  const man = page.getByRole('button', { name: t.man, exact: true });
  const box = await man.boundingBox();
  if (!box) throw new Error('What is to be pressed is not shown.');
  const pointer = await finger(page);
  await pointer.down(box.x + box.width / 2, box.y + box.height / 2);
  return { man, lift: pointer.up };
}

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('opens the box on which it began, though another came to lie under it', async ({ page }) => {
    await page.goto(screenerHome(screened));
    await waitUntilIdle(page);
    const box = page.getByRole('textbox', { name: t.postal });
    await pressMoved(page, await finger(page), box, 100);
    await expect(box).toBeFocused();
  });

  test('presses nothing where that on which it began is gone', async ({ page }) => {
    const { man, lift } = await pressMan(page);
    await man.evaluate((button) => button.remove());
    await lift();
    await expect(page.getByRole('button', { name: t.woman, exact: true })).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(/\/home/);
  });

  test('presses the button on which it began, though what it touched was drawn anew', async ({ page }) => {
    const { man, lift } = await pressMan(page);
    await man.evaluate((button) => {
      const inner = button.querySelector('span') ?? button;
      inner.replaceWith(inner.cloneNode(true));
    });
    await lift();
    await expectStep(page, rosa, 'postal');
  });
});

test('a press that is taken back presses nothing', async ({ page }) => {
  await page.goto(signupStep(rosa, 'home'));
  await waitUntilIdle(page);
  const box = await page.getByRole('button', { name: t.man, exact: true }).boundingBox();
  if (!box) throw new Error('The button is not shown.');
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y - 60);
  await page.mouse.up();
  await page.mouse.move(box.x + 20, box.y + 10);
  await expect(page.getByRole('button', { name: t.man, exact: true })).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/\/home/);
});

test('the button below what is still being asked is out of view, where nobody sees it move', async ({ page }) => {
  const { release } = await hold(page, '**/can_call_now?*');
  await screen(page, { ...screened, name: 'Rosa Presses Diaz' });
  const next = page.getByRole('button', { name: t.next, exact: true });
  await expect(next).toBeVisible();
  await expect(next).not.toBeInViewport();
  release();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
});
