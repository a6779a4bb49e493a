import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import { at, availability, book, booked, day, failure, noon, open, slot } from './testing/openBooking.ts';

/** Books a time, which fails; the clock goes on as the test tells it. */
async function failWithStoppedClock() {
  const { screen } = await open({ replies: { book: failure } });
  await screen.getByRole('button', day).click();
  await screen.getByRole('button', noon).click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await screen.getByRole('button', book).click();
  return { screen, alert: screen.getByRole('alert') };
}

describe('Booking when something fails', () => {
  test('a booking that fails shows a message and stays on the step', async () => {
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

  test.each([
    ['en', 'This takes longer than usual. Your answers are kept.'],
    ['es', 'Está tardando más de lo normal. Sus respuestas se conservan.'],
  ] as const)('a booking without a reply is said to take long, in %s', async (locale, words) => {
    const { screen } = await open({ locale, replies: { book: () => new Promise(() => undefined) } });
    await screen
      .getByRole('button', { name: /\b16\b/ })
      .first()
      .click();
    await screen.getByRole('table').getByRole('button').first().click();
    await screen.getByRole('button', { name: /^(Book Appointment|Reservar cita)$/ }).click();
    await expect.element(screen.getByRole('status').filter({ hasText: words }), { timeout: 9000 }).toBeVisible();
  });

  test('on a phone a time that is being booked is given back no more', async () => {
    const { screen } = await open({ replies: { book: () => new Promise(() => undefined) } }, 390);
    await screen.getByRole('button', noon).click();
    const dialog = screen.getByRole('dialog');
    const other = dialog.getByRole('button', { name: 'Choose another time' });
    await expect.element(other).not.toHaveAttribute('aria-disabled');
    await dialog.getByRole('button', book).click();
    await expect.element(other).toHaveAttribute('aria-disabled', 'true');
    (other.element() as HTMLElement).click();
    await expect.element(dialog.getByText('Booking…')).toBeVisible();
  });

  test('the message about it is red, and goes by itself after five seconds', async () => {
    const { alert } = await failWithStoppedClock();
    await expect.element(alert.getByText(/an error occurred/)).toBeVisible();
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(alert.element())
        .borderTopColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    // The pointer is where the message appears, and does not move.
    await vi.advanceTimersByTimeAsync(4999);
    await expect.element(alert.getByText(/an error occurred/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => alert.elements()).toEqual([]);
  });

  test('it stays while somebody points at it', async () => {
    const { screen, alert } = await failWithStoppedClock();
    await alert.getByText(/an error occurred/).hover();
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.element(alert.getByText(/an error occurred/)).toBeVisible();
    await screen.getByRole('heading', { level: 1 }).hover();
    await vi.advanceTimersByTimeAsync(5000);
    await expect.poll(() => alert.elements()).toEqual([]);
  });

  test('on a phone what has failed stays in sight with the time that was chosen, which is booked by one more press', async () => {
    const lost = new ApiError({ status: 0, code: 'network', message: 'No answer.' });
    const times = Array.from({ length: 30 }, (_, index) => slot(new Date(2026, 5, 16, 8, 30 * index).toISOString()));
    let tries = 0;
    const reply = () => {
      tries += 1;
      if (tries <= 2) throw lost;
      return booked;
    };
    const { screen, events } = await open({ replies: { availability: times, appointment: {}, book: reply } }, 390);
    await screen.getByRole('button', { name: 'Choose 8:00 AM' }).click();
    await screen.getByRole('dialog').getByRole('button', book).click();
    await screen.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    expect(screen.getByRole('dialog').elements()).toHaveLength(0);
    window.scrollTo(0, 0);
    const button = screen.getByRole('main').getByRole('button', book);
    for (const text of [screen.getByText('You do not have an appointment yet.'), screen.getByText(/^Tuesday.*8:00/)])
      await expect.element(text).toBeInViewport();
    await button.click();
    await expect.poll(() => events).toEqual(['report error', `storeBooking ${at(16, 12)}`, 'count booked']);
  });

  test('a time that is somebody else’s by now is chosen no more, and the message is in sight on a phone', async () => {
    const times = Array.from({ length: 30 }, (_, index) => slot(new Date(2026, 5, 16, 8, 30 * index).toISOString()));
    let asked = 0;
    const { screen } = await open({ replies: { availability: () => times.slice(asked++), book: failure } }, 390);
    await screen.getByRole('button', { name: 'Choose 8:00 AM' }).click();
    await screen.getByRole('dialog').getByRole('button', book).click();
    await expect.element(screen.getByText('Choose a time first.')).toBeInViewport();
    // The button that the dialog gives the focus back to is gone: the next key begins among the times that are left.
    await expect.element(screen.getByRole('table')).toHaveFocus();
    await screen.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    window.scrollTo(0, 0);
    await expect.element(screen.getByText('You do not have an appointment yet.')).toBeInViewport();
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

  test('a lead that has an appointment already is led to it', async () => {
    const already = new ApiError({ status: 409, code: 'alreadyBooked', message: 'There is one.' });
    const asked: unknown[] = [];
    const appointment = (input: unknown) => {
      asked.push(input);
      return { booked: { ...booked, start: at(17, 9) } };
    };
    const { screen, events } = await open({ replies: { book: already, appointment } });
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', book).click();
    await expect.poll(() => events).toEqual([`storeBooking ${at(17, 9)}`, 'count booked']);
    expect(asked).toEqual([{ body: { slug: 'slug-of-the-lead' } }]);
  });

  test.each([
    ['which is then there', { booked }, [`storeBooking ${at(16, 12)}`, 'count booked'], 'still'],
    ['and then that there is none', {}, [], 'none'],
  ] as const)('where all answers are lost, it is said that nobody knows, %s', async (_, answer, expected, then) => {
    const lost = new ApiError({ status: 0, code: 'network', message: 'No answer.' });
    let asked = 0;
    const appointment = () => {
      asked += 1;
      if (asked <= 3) throw lost;
      return answer;
    };
    const { screen, events } = await open({ replies: { book: lost, appointment } });
    const unknown = screen.getByText('We could not check yet whether your appointment is booked.');
    const none = screen.getByText('You do not have an appointment yet.');
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', book).click();
    await screen.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    const check = screen.getByRole('button', { name: 'Check again' });
    await check.click();
    const still = screen.getByText(/^We still could not check it\./);
    await expect.element(still).toBeVisible();
    expect([unknown.elements().length, none.elements().length]).toEqual([0, 0]);
    const said = still.element();
    expect(said.closest('[aria-live=polite]')).not.toBeNull();
    await check.click();
    // The same words are there anew, which is announced.
    await expect.poll(() => [events.length, said.isConnected]).toEqual([3, false]);
    await expect.element(still).toBeVisible();
    await check.click();
    await expect.element({ still, none }[then]).toBeVisible();
    await expect.poll(() => events.slice(3)).toEqual(expected);
    // Where the button has gone, the next key does not begin at the top of the page.
    expect(document.activeElement).not.toBe(document.body);
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
    await expect.poll(() => events).toEqual(['report error']);
    await screen.getByRole('button', book).click();
    await expect.poll(() => events).toEqual(['report error', `storeBooking ${at(16, 12)}`, 'count booked']);
    expect([keys.length, new Set(keys).size, keys[0]]).toEqual([3, 1, expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  test.each([
    ['nothing is free', [], ['count fully_booked']],
    ['the times cannot be had', failure, ['report error', 'count fully_booked']],
  ])('a card shows a message when %s', async (_, reply, expected) => {
    const { screen, events } = await open({ replies: { availability: reply } });
    const text = 'We are really sorry but there are no available slots for the next 7 days.';
    await expect.element(screen.getByText(text)).toBeVisible();
    // No time is shown, so there is no note on how times are shown.
    await expect.element(screen.getByText('Times are shown in')).not.toBeInTheDocument();
    expect(events).toEqual(expected);
  });
});
