import { expect, test } from 'vitest';
import { at, availability, book, day, failure, noon, open, slot } from './testing/openBooking.ts';

test('it opens on the first free day, with its times', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('button', day)).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', noon).click();
  await expect.element(screen.getByRole('button', book)).not.toHaveAttribute('aria-disabled');
});

test('the times of a day are listed under the parts of the day', async () => {
  const replies = { availability: [8, 9, 12, 18].map((hour) => slot(at(16, hour))) };
  const { screen } = await open({ replies }, 390);
  await screen.getByRole('button', day).click();
  const rows = screen.getByRole('row').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    'Morning',
    'Choose 8:00 AMChoose 9:00 AM',
    'Afternoon',
    'Choose 12:00 PM',
    'Evening',
    'Choose 6:00 PM',
  ]);
});

type Screen = Awaited<ReturnType<typeof open>>['screen'];

/** The days of the week in a row, which are for eyes and fingers alone. */
const weekOf = (screen: Screen) => screen.getByRole('list', { includeHidden: true }).filter({ hasText: /^Mon \d/ });
const inWeek = (screen: Screen, name: string) =>
  weekOf(screen).getByRole('button', { name, exact: true, includeHidden: true });

test('a week is seen at a glance, and a day pressed in it opens with its card', async () => {
  const { screen } = await open({}, 390);
  const days = weekOf(screen)
    .getByRole('listitem', { includeHidden: true })
    .elements()
    .map(({ textContent }) => textContent);
  expect(days.slice(0, 3)).toEqual(['Mon 15', 'Tue 16', 'Wed 17']);
  expect(days).toHaveLength(7);
  expect(weekOf(screen).getByRole('button', { includeHidden: true }).elements()).toHaveLength(2);
  await inWeek(screen, 'Wed 17').click();
  await expect.element(screen.getByRole('table', { name: 'Times on Wednesday, June 17' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Jun 17/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a screen reader and keys meet each day once, and a press in the week leaves the focus where it was', async () => {
  const { screen } = await open({}, 390);
  const cards = screen.getByRole('button', { name: /\d times?$/ });
  expect(cards.elements().map((one) => one.textContent)).toEqual(['Tue Jun 16 2 times', 'Wed Jun 17 1 time']);
  const card = screen.getByRole('button', { name: /Jun 17/ });
  card.element().focus();
  await inWeek(screen, 'Tue 16').click();
  await expect.element(screen.getByRole('table', { name: 'Times on Tuesday, June 16' })).toBeVisible();
  expect(document.activeElement).toBe(card.element());
  const byKeys = weekOf(screen).getByRole('button', { includeHidden: true }).elements();
  expect(byKeys.map((one) => one.tabIndex)).toEqual([-1, -1]);
});

test('what week it is, and which of its days have cards, is said and shown', async () => {
  const { screen } = await open({}, 390);
  await expect.element(screen.getByText('June 15 – 21')).toBeVisible();
  const banded = () => {
    const week = weekOf(screen).getByRole('listitem', { includeHidden: true }).elements();
    return week.flatMap((item, place) =>
      getComputedStyle(item).backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [place],
    );
  };
  expect(banded()).toEqual([0, 1, 2]);
  await screen.getByRole('button', { name: 'Next days' }).click();
  expect(banded()).toEqual([3, 4, 5]);
  await expect.element(screen.getByText('June 18 – 20')).toHaveAttribute('aria-live', 'polite');
});

test('the week after is asked for once somebody wants to see it', async () => {
  const asked: unknown[] = [];
  const later = new Date(2026, 5, 24, 12).toISOString();
  const reply = (input: unknown) => {
    asked.push((input as { query: { to: number } }).query.to);
    return asked.length === 1 ? availability : [...availability, slot(later)];
  };
  const { screen } = await open({ replies: { availability: reply } });
  const onward = screen.getByRole('button', { name: 'Next days' });
  await onward.click();
  expect(asked).toEqual([7]);
  await onward.click();
  await inWeek(screen, 'Wed 24').click();
  expect(asked).toEqual([7, 14]);
  await expect.element(screen.getByRole('table', { name: 'Times on Wednesday, June 24' })).toBeVisible();
  await screen.getByRole('button', { name: 'Previous days' }).click();
  await expect.element(inWeek(screen, 'Tue 16')).toBeVisible();
});

test('a week after that cannot be had leaves the days as they are, and says so', async () => {
  let asked = 0;
  const reply = () => {
    asked += 1;
    if (asked === 1) return availability;
    throw failure;
  };
  const { screen, events } = await open({ replies: { availability: reply } });
  const onward = screen.getByRole('button', { name: 'Next days' });
  await onward.click();
  await onward.click();
  await expect.element(screen.getByText('The next days could not be loaded. Please try again.')).toBeVisible();
  await expect.element(inWeek(screen, 'Tue 16')).toBeVisible();
  expect(events).toEqual(['report error']);
});

test.each([
  [768, 4, 4],
  [767, 3, 3],
  [600, 3, 1],
])('at %i px a page shows %i days, %i side by side, and the buttons show the others', async (width, count, columns) => {
  const { screen } = await open({}, width);
  const days = () => screen.getByRole('list', { name: 'Days' }).getByRole('listitem').elements();
  await expect.poll(() => days().length).toBe(count);
  expect(new Set(days().map((card) => card.getBoundingClientRect().left)).size).toBe(columns);
  const first = days()[0]?.textContent;
  await screen.getByRole('button', { name: 'Next days' }).click();
  expect(days()[0]?.textContent).not.toBe(first);
  await screen.getByRole('button', { name: 'Previous days' }).click();
  expect(days()[0]?.textContent).toBe(first);
});
