import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#src/api/error.ts';
import type { Slot } from '#src/generated/api.ts';
import { renderWidget, type Scene } from '#tests/renderWidget.tsx';
import { testWidget } from '#tests/widgetSuite.tsx';
import { Booking } from './Booking.tsx';

const slot = (start: string): Slot => ({
  start,
  end: new Date(Date.parse(start) + 30 * 60_000).toISOString(),
  resources: [{ id: 'r1', name: 'Nurse', timezone: 'UTC' }],
});
/** Noon and one o'clock where the tests run, on the second and third day. */
const at = (day: number, hour: number) => new Date(2026, 5, day, hour).toISOString();
const availability = [slot(at(16, 12)), slot(at(16, 13)), slot(at(17, 12))];
const booked = { id: 'b1', start: '', end: '', calendarFile: '/appointments/a.ics', googleCalendar: 'https://x' };
const answers = { firstName: 'Ana', lastName: 'Perez', phone: '+12125550123', email: 'ana@example.com' };
const failure = new ApiError({ status: 409, code: 'taken', message: 'Taken.' });

async function open(scene: Scene = {}, width = 1280) {
  await page.viewport(width, 900);
  const replies = { availability, siteAvailability: availability, book: booked, bookSite: booked, ...scene.replies };
  return renderWidget(Booking, { answers, facts: { study: {}, ...scene.facts }, ...scene, replies });
}

const day = { name: /Jun 16/ };
const noon = { name: 'Choose 12:00 PM - 12:30 PM' };
const book = { name: 'Book Appointment' };

testWidget('Booking', Booking, { answers, facts: { study: {} }, replies: { availability } });

describe('Booking', () => {
  test('a day and then a time are chosen and booked', async () => {
    const { screen, events } = await open();
    await expect.element(screen.getByRole('button', book)).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', day).click();
    await expect.element(screen.getByRole('table', { name: 'Times on Tuesday, June 16' })).toBeVisible();
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', book).click();
    await expect.poll(() => events).toEqual([`keepBooking ${at(16, 12)}`, 'count booked']);
  });

  test('the times of a day stand under the parts of the day', async () => {
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
    [1280, 4],
    [700, 3],
  ])('at %i px %i days stand on a page, and the others can be turned to', async (width, count) => {
    const { screen } = await open({}, width);
    const days = () => screen.getByRole('list', { name: 'Days' }).getByRole('listitem').elements();
    await expect.poll(() => days().length).toBe(count);
    const first = days()[0]?.textContent;
    await screen.getByRole('button', { name: 'Next days' }).click();
    expect(days()[0]?.textContent).not.toBe(first);
    await screen.getByRole('button', { name: 'Previous days' }).click();
    expect(days()[0]?.textContent).toBe(first);
  });

  test.each([375, 768])('on a mobile, %i px wide, a dialog asks before booking', async (width) => {
    const { screen, events } = await open({}, width);
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', noon).click();
    const dialog = screen.getByRole('dialog', { name: 'Confirm your appointment' });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', book).click();
    await expect.poll(() => events).toEqual([`keepBooking ${at(16, 12)}`, 'count booked']);
  });

  test('a booking that fails keeps the visitor here and says so', async () => {
    const { screen, events } = await open({ replies: { book: failure } });
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', book).click();
    await expect
      .element(screen.getByRole('alert').getByText(/an error occurred during booking creation/))
      .toBeVisible();
    expect(events).toEqual(['report error']);
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByText('You do not have an appointment yet.')).toBeVisible();
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
  });

  test('the message about it is red, and goes by itself after five seconds', async () => {
    const { screen } = await open({ replies: { book: failure } });
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', noon).click();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await screen.getByRole('button', book).click();
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText(/an error occurred/)).toBeVisible();
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(alert.element())
        .borderTopColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    // The pointer stood where the message is now, and whoever points at it may read on.
    await screen.getByRole('heading', { level: 1 }).hover();
    await vi.advanceTimersByTimeAsync(4999);
    await expect.element(alert.getByText(/an error occurred/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => alert.elements()).toEqual([]);
  });

  test.each([
    ['the free times cannot be had either', failure, 'button', book],
    ['nothing is free any more', [], 'button', { name: 'Continue' }],
  ] as const)('a booking that fails says so when %s', async (_, then, role, left) => {
    let asked = 0;
    const reply = () => {
      asked += 1;
      if (asked === 1) return availability;
      if (then instanceof ApiError) throw then;
      return [...then];
    };
    const { screen } = await open({ replies: { book: failure, availability: reply } });
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', book).click();
    await expect.poll(() => asked).toBe(2);
    await expect.element(screen.getByRole(role, left)).toBeVisible();
    await expect.element(screen.getByRole('alert').getByText(/an error occurred/)).toBeVisible();
  });

  test('a booking whose answer was lost is sent again with its key, and so when it is tried once more', async () => {
    const keys: unknown[] = [];
    const lost = new ApiError({ status: 0, code: 'network', message: 'No answer.' });
    const reply = (_: unknown, settings: { idempotencyKey?: string } = {}) => {
      keys.push(settings.idempotencyKey);
      if (keys.length <= 2) throw lost;
      return booked;
    };
    const { screen, events } = await open({ replies: { book: reply } });
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', book).click();
    await expect.poll(() => events, { timeout: 5000 }).toEqual(['report error']);
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', book).click();
    await expect.poll(() => events).toEqual(['report error', `keepBooking ${at(16, 12)}`, 'count booked']);
    expect([keys.length, new Set(keys).size, keys[0]]).toEqual([3, 1, expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  test.each([
    ['No suitable time', 'no_time_works'],
    ['Not interested', 'not_interested'],
  ])('"%s" is counted and leads on', async (name, code) => {
    const { screen, events } = await open();
    await screen.getByRole('button', { name }).click();
    expect(events).toEqual([`count ${code}`, 'next']);
  });

  test.each([
    ['nothing is free', [], ['count fully_booked']],
    ['the times cannot be had', failure, ['report error', 'count fully_booked']],
  ])('a card says so when %s', async (_, reply, expected) => {
    const { screen, events } = await open({ replies: { availability: reply } });
    const text = 'We are really sorry but there are no available slots for the next 7 days.';
    await expect.element(screen.getByText(text)).toBeVisible();
    // No time is shown, so nothing is said of how times are shown.
    await expect.element(screen.getByText(/in your time zone/)).not.toBeInTheDocument();
    expect(events).toEqual(expected);
  });

  test('whoever has an appointment goes on at once', async () => {
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

  test('the site is asked by its id, and without one nothing is free', async () => {
    const asked: unknown[] = [];
    const siteAvailability = (input: unknown) => {
      asked.push(input);
      return availability;
    };
    const options = { scheduler: 'site' };
    await open({ options, facts: { study: {}, site: {} }, replies: { siteAvailability } });
    await expect.poll(() => asked).toEqual([expect.objectContaining({ params: { studySiteId: 'SS-11' } })]);
    const { screen, reports } = await open({ options });
    await expect.element(screen.getByText(/no available slots/)).toBeVisible();
    expect(reports).toEqual(['Getting free times failed: studySiteId is required']);
  });
});
