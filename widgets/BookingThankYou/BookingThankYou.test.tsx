import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { BookingThankYou } from './BookingThankYou.tsx';

const calendar = { file: '/appointments/a.ics', google: 'https://calendar.google.com/x' };
const facts = { study: {}, bookings: { 1: { calendar } } };

testWidget('BookingThankYou', BookingThankYou, { facts });

describe('BookingThankYou', () => {
  test('it names the time and the number that calls', async () => {
    const { screen } = await renderWidget(BookingThankYou, { facts });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your appointment is booked');
    await expect.element(screen.getByText(/Tuesday, June 16 at/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '1-800-555-0100' })).toBeVisible();
  });

  test('the appointment can be put into a calendar', async () => {
    const { screen } = await renderWidget(BookingThankYou, { facts });
    await screen.getByText('Add to calendar').click();
    await expect.element(screen.getByRole('link', { name: 'Apple Calendar' })).toHaveAttribute('href', calendar.file);
    await expect.element(screen.getByRole('link', { name: /Google Calendar/ })).toHaveAttribute('target', '_blank');
  });

  test.each([
    ['en', 'Change the time', 'Cancel the appointment'],
    ['es', 'Cambiar el horario', 'Cancelar la cita'],
  ] as const)('it can be moved and cancelled on its page, in %s', async (locale, move, cancel) => {
    const { screen } = await renderWidget(BookingThankYou, { facts, locale });
    const page = `/appointments/change/example?language=${locale}`;
    await expect.element(screen.getByRole('link', { name: move })).toHaveAttribute('href', page);
    await expect.element(screen.getByRole('link', { name: cancel })).toHaveAttribute('href', `${page}&cancel=1`);
  });

  test.each([
    ['en', 'Sign up another person', 'Start over', 'Stay here'],
    ['es', 'Registrar a otra persona', 'Comenzar de nuevo', 'Quedarme aquí'],
  ] as const)('another person begins anew after a question, in %s', async (locale, another, yes, no) => {
    const calls: boolean[] = [];
    const startOver = (discards: boolean) => calls.push(discards) > 0;
    const { screen } = await renderWidget(BookingThankYou, { facts, locale, surroundings: { startOver } });
    await screen.getByRole('button', { name: another }).click();
    await screen.getByRole('button', { name: no }).click();
    expect(calls).toEqual([]);
    await screen.getByRole('button', { name: another }).click();
    await screen.getByRole('button', { name: yes }).click();
    expect(calls).toEqual([true]);
  });

  test.each([
    ['en', true, 'The time that you chose last is not booked.'],
    ['es', true, 'El último horario que eligió no quedó reservado.'],
    ['en', undefined, ''],
  ] as const)('one that stood already is named so, and no other: in %s %s', async (locale, stoodAlready, words) => {
    const bookings = { 1: { calendar, stoodAlready } };
    const { screen } = await renderWidget(BookingThankYou, { locale, facts: { study: {}, bookings } });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const notes = screen
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent);
    expect(notes).toEqual(stoodAlready ? [expect.stringContaining(words)] : []);
  });

  test.each([
    ['en', /^We do not know yet whether your change was made: /],
    ['es', /^Todavía no sabemos si se hizo su cambio: /],
  ] as const)('a change of it that is not settled is named, in %s', async (locale, words) => {
    const bookings = { 1: { isUnsettled: true as const } };
    const { screen } = await renderWidget(BookingThankYou, { locale, facts: { study: {}, bookings } });
    await expect.element(screen.getByRole('status').getByText(words)).toBeVisible();
    await expect.element(screen.getByRole('status').getByRole('link', { name: '1-800-555-0100' })).toBeVisible();
  });

  test('whether a change of it is settled is learnt as the page is shown', async () => {
    const booked = {
      id: 'a',
      start: '2026-06-16T14:00:00Z',
      end: '',
      calendarFile: '',
      googleCalendar: '',
      change: '',
    };
    const lost = { ...booked, isUnsettled: true };
    const told = await renderWidget(BookingThankYou, { facts, replies: { appointment: { booked: lost } } });
    await expect.poll(() => told.events).toEqual(['storeBooking 2026-06-16T14:00:00Z unsettled']);
    const bookings = { 1: { calendar, isUnsettled: true as const } };
    const unsettled = { study: {}, bookings };
    const after = await renderWidget(BookingThankYou, { facts: unsettled, replies: { appointment: { booked } } });
    await expect.poll(() => after.events).toEqual(['storeBooking 2026-06-16T14:00:00Z']);
  });

  test('a change that is not settled is asked about until it is', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let asked = 0;
    const appointment = () => {
      asked += 1;
      return {};
    };
    const bookings = { 1: { isUnsettled: true as const } };
    await renderWidget(BookingThankYou, { facts: { study: {}, bookings }, replies: { appointment } });
    await expect.poll(() => asked).toBe(1);
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => asked).toBe(3);
  });

  test('one whose page is not known is changed by phone', async () => {
    const { screen } = await renderWidget(BookingThankYou, { facts: { study: {}, bookings: { 1: { change: '' } } } });
    await expect.element(screen.getByText('If you need to change it, please call the same number.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change the time' }).elements()).toEqual([]);
  });

  test('what has become of it elsewhere is asked for when the page is shown, and again when it comes back', async () => {
    const asked: unknown[] = [];
    const booked = {
      id: 'a',
      start: '2026-06-17T14:00:00Z',
      end: '',
      calendarFile: '',
      googleCalendar: '',
      change: '',
    };
    const appointment = (input: unknown) => {
      asked.push(input);
      return asked.length === 1 ? {} : asked.length === 2 ? { booked } : { cancelled: true };
    };
    const { events } = await renderWidget(BookingThankYou, { facts, replies: { appointment } });
    await expect.poll(() => asked).toEqual([{ body: { link: 'example' } }]);
    expect(events).toEqual([]);
    window.dispatchEvent(new Event('pageshow'));
    await expect.poll(() => events).toEqual(['storeBooking 2026-06-17T14:00:00Z']);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => events.at(-1)).toBe('storeBooking 2026-06-16T14:00:00Z cancelled');
  });

  test('one that was cancelled is named so', async () => {
    const cancelled = { study: {}, bookings: { 1: { isCancelled: true } } };
    const { screen } = await renderWidget(BookingThankYou, { facts: cancelled });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your appointment is cancelled');
  });

  test('it is the end: one number, what happens next, and other conditions for whoever wants to name some', async () => {
    const { screen, events } = await renderWidget(BookingThankYou, { facts, options: { conditionsStep: 'result' } });
    const steps = [...screen.container.querySelectorAll('.next-steps h3')].map(({ textContent }) => textContent);
    expect(steps).toEqual(['We call you', 'We talk about the study', 'You decide']);
    expect(screen.container.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
    await screen.getByRole('link', { name: 'Tell us about other conditions (optional)' }).click();
    expect(events).toEqual(['navigate /signup/flow/result']);
  });

  test('who has no appointment any more can go on', async () => {
    const cancelled = { study: {}, bookings: { 1: { isCancelled: true } } };
    const options = { conditionsStep: 'result' };
    const { screen, events } = await renderWidget(BookingThankYou, { facts: cancelled, options });
    await screen.getByRole('link', { name: 'Continue' }).click();
    expect(events).toEqual(['navigate /signup/flow/result']);
  });

  test('without an appointment nothing is confirmed', async () => {
    const { screen } = await renderWidget(BookingThankYou, { locale: 'es' });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Todavía no tiene una cita');
  });
});
