import { expect, test } from 'vitest';
import { availability, day, open } from './testing/openBooking.ts';

/** The booking while its times are awaited; `come` brings them. */
async function openWaiting() {
  const waiting: (() => void)[] = [];
  const coming = new Promise<typeof availability>((resolve) => waiting.push(() => resolve(availability)));
  const { screen } = await open({ replies: { availability: () => coming } });
  return { screen, come: () => waiting.forEach((bring) => bring()) };
}

test.each([
  ['ends on it', 'click'],
  ['is given up', 'pointercancel'],
  ['ends beside it', 'pointerup'],
  ['opens a menu', 'contextmenu'],
])('a way on that is being pressed moves for the times that come once the press %s', async (_, end) => {
  const { screen, come } = await openWaiting();
  const way = screen.getByText('Not interested').element();
  const act = (type: string) => way.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  const { top } = way.getBoundingClientRect();
  act('pointerdown');
  come();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(way.getBoundingClientRect().top).toBe(top);
  act(end);
  await expect.element(screen.getByRole('button', day)).toBeVisible();
});

test('the times come at once where another button of the mouse is down', async () => {
  const { screen, come } = await openWaiting();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 1 }));
  come();
  await expect.element(screen.getByRole('button', day)).toBeVisible();
});
