import { describe, expect, test } from 'vitest';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Booking } from './Booking.tsx';
import { answers, at, availability, book, booked, day, noon, open, slot } from './testing/openBooking.ts';

/** A server that thinks for ever. */
const thinking = () => new Promise(() => undefined) as never;

testWidget('Booking', Booking, { answers, facts: { study: {} }, replies: { availability } });

describe('Booking', () => {
  test('a day and then a time are chosen and booked', async () => {
    const { screen, events } = await open();
    await expect.element(screen.getByRole('button', book)).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', day).click();
    await expect.element(screen.getByRole('table', { name: 'Times on Tuesday, June 16' })).toBeVisible();
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', book).click();
    await expect.poll(() => events).toEqual([`storeBooking ${at(16, 12)}`, 'count booked']);
  });

  test.each([
    ['the visitor', { study: {}, site: {} }, 'Congratulations! You may qualify for this study.'],
    [
      'a participant somebody answers for',
      { study: {}, site: {}, path: { hasCaregiver: true } },
      'Congratulations! The participant may qualify for this study.',
    ],
  ])('the verdict on %s stands above the calendar', async (_, facts, verdict) => {
    const { screen } = await open({ facts });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(verdict);
    const title = screen.getByRole('heading', { level: 2, name: 'Choose a time for your screening appointment' });
    await expect.element(title).toBeVisible();
  });

  test('where the study could not be loaded no verdict is made up', async () => {
    const { screen } = await open({ facts: { path: { failedInitialPayload: true } } });
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Choose a time for your screening appointment');
    expect(screen.container.textContent).not.toContain('Congratulations');
  });

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
      'Choose 8:00 AM - 8:30 AMChoose 9:00 AM - 9:30 AM',
      'Afternoon',
      'Choose 12:00 PM - 12:30 PM',
      'Evening',
      'Choose 6:00 PM - 6:30 PM',
    ]);
  });

  test('a time pressed again, or another day, takes the choice back', async () => {
    const { screen } = await open();
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', noon).click();
    await expect.element(screen.getByRole('button', book)).not.toHaveAttribute('aria-disabled');
    await screen.getByRole('button', noon).click();
    await expect.element(screen.getByRole('button', book)).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', { name: /Jun 17/ }).click();
    await expect.element(screen.getByRole('button', book)).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    [768, 4, 4],
    [767, 3, 3],
    [600, 3, 1],
  ])(
    'at %i px a page shows %i days, %i side by side, and the buttons show the others',
    async (width, count, columns) => {
      const { screen } = await open({}, width);
      const days = () => screen.getByRole('list', { name: 'Days' }).getByRole('listitem').elements();
      await expect.poll(() => days().length).toBe(count);
      expect(new Set(days().map((card) => card.getBoundingClientRect().left)).size).toBe(columns);
      const first = days()[0]?.textContent;
      await screen.getByRole('button', { name: 'Next days' }).click();
      expect(days()[0]?.textContent).not.toBe(first);
      await screen.getByRole('button', { name: 'Previous days' }).click();
      expect(days()[0]?.textContent).toBe(first);
    },
  );

  test('the page shows its links while its times are loading', async () => {
    const { screen } = await open({ replies: { availability: thinking } });
    await expect.element(screen.getByText('Loading…')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Not interested' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Days' }).elements()).toHaveLength(0);
  });

  test.each([375, 768])('on a mobile, %i px wide, a dialog asks before booking', async (width) => {
    const { screen, events } = await open({}, width);
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', noon).click();
    const dialog = screen.getByRole('dialog', { name: 'Confirm your appointment' });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', book).click();
    await expect.poll(() => events).toEqual([`storeBooking ${at(16, 12)}`, 'count booked']);
  });

  test.each([
    ['No suitable time', 'no_time_works'],
    ['Not interested', 'not_interested'],
  ])('"%s" is counted and opens the next step', async (name, code) => {
    const { screen, events } = await open();
    await screen.getByRole('button', { name }).click();
    expect(events).toEqual([`count ${code}`, 'next']);
  });

  test('a visitor with an appointment skips the step at once', async () => {
    const { events } = await open({ facts: { study: {}, bookings: { 1: {} } } });
    await expect.poll(() => events).toContain('skip');
  });

  test.each([
    ['secondary', 'book', { body: expect.objectContaining({ studySiteId: 'SS-11' }) }],
    ['site', 'bookSite', { params: { studySiteId: 'SS-11' }, body: expect.objectContaining({ studySiteId: 'SS-11' }) }],
  ])('a booking of %s scheduling names the site of the visitor', async (scheduler, call, expected) => {
    const asked: unknown[] = [];
    const reply = (input: unknown) => {
      asked.push(input);
      return booked;
    };
    const { screen } = await open({
      options: { scheduler },
      facts: { study: {}, site: {} },
      replies: { [call]: reply },
    });
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', book).click();
    await expect.poll(() => asked).toEqual([expected]);
  });

  test('the site is asked by its id for seven days, and without one nothing is free', async () => {
    const asked: unknown[] = [];
    const siteAvailability = (input: unknown) => {
      asked.push(input);
      return availability;
    };
    const options = { scheduler: 'site' };
    await open({ options, facts: { study: {}, site: {} }, replies: { siteAvailability } });
    const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
    await expect.poll(() => asked).toEqual([{ params: { studySiteId: 'SS-11' }, query: { to: 7, timezone } }]);
    const { screen, reports } = await open({ options });
    await expect.element(screen.getByText(/no available slots/)).toBeVisible();
    expect(reports).toEqual(['Getting free times failed: studySiteId is required']);
  });
});
