import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import type { Call } from '#src/api/call.ts';
import type { TimeSlot } from '#src/domain/slots.ts';
import { bookAppointment, UnknownAppointment } from './bookAppointment.ts';
import { exampleFacts } from './exampleFacts.ts';

const [start, end] = ['2026-06-16T14:00:00Z', '2026-06-16T14:30:00Z'];
const slot: TimeSlot = { id: 's', start, end, resourceId: 'r', resourceName: 'R', timezone: 'UTC' };
const booked = { id: 'a', start, end, calendarFile: '/a.ics', googleCalendar: 'https://x', change: '/c' };

/** A tab whose save of the lead is under way, and the slugs that bookings are sent with. */
function savingTab() {
  const sent: unknown[] = [];
  const listeners = new Set<() => void>();
  const tab = { isLeadPending: true };
  // Every call of these tests is a booking.
  const call: Call = async (_name, _input, settings) => {
    sent.push(settings?.leadSlug);
    return booked as never;
  };
  const surroundings = {
    call,
    facts: () => exampleFacts({ study: {}, ...tab }),
    leadSlug: () => (tab.isLeadPending ? undefined : 'a-slug'),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const endSave = () => {
    tab.isLeadPending = false;
    for (const listener of listeners) listener();
  };
  return { sent, listeners, surroundings, endSave };
}

test('a booking waits for the save of its lead, and names it', async () => {
  const { sent, listeners, surroundings, endSave } = savingTab();
  const booking = bookAppointment(surroundings, { scheduler: 'secondary', slot, timezone: 'Europe/Dublin' });
  await Promise.resolve();
  for (const listener of listeners) listener();
  expect(sent).toEqual([]);
  endSave();
  expect(await booking).toMatchObject({ change: '/c', customer: { timezone: 'Europe/Dublin' } });
  expect([sent, listeners.size]).toEqual([['a-slug'], 0]);
});

test('a save that does not end does not keep a booking for ever', async () => {
  vi.useFakeTimers();
  const { sent, listeners, surroundings } = savingTab();
  const booking = bookAppointment(surroundings, {
    scheduler: 'secondary',
    slot: { ...slot, id: 'later' },
    timezone: 'UTC',
  });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await booking;
  expect([sent, listeners.size]).toEqual([[undefined], 0]);
});

const none = {};
const away = new ApiError({ status: 0, code: 'network', message: 'No answer.' });
const earlier = { booked: { ...booked, start: '2026-06-17T09:00:00Z' } };
const same = { booked: { ...booked, start: '2026-06-16T14:00:00.000Z' } };

test.each([
  [
    'which the lead has then',
    0,
    'network',
    earlier,
    ['book', 'book', 'appointment'],
    { bookingTime: { start: earlier.booked.start }, stoodAlready: true },
  ],
  [
    'which is no other where it is of the time that was asked for',
    0,
    'network',
    same,
    ['book', 'book', 'appointment'],
    expect.not.objectContaining({ stoodAlready: true }),
  ],
  ['unless the lead has none', 503, 'away', none, ['book', 'book', 'appointment'], { code: 'away' }],
  [
    'or is not known where nobody can be asked',
    0,
    'network',
    away,
    ['book', 'book', 'appointment'],
    UnknownAppointment,
  ],
  ['nor where another tab has booked', 409, 'alreadyBooked', away, ['book', 'appointment'], UnknownAppointment],
  ['unless it was refused', 422, 'refused', earlier, ['book'], { code: 'refused' }],
])('a booking that fails gives the appointment, %s', async (slug, status, code, answer, calls, expected) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: unknown[] = [];
  const call: Call = async (name, input) => {
    asked.push(name);
    if (name !== 'appointment') throw new ApiError({ status, code, message: 'Failed.' });
    expect(input).toEqual({ body: { slug } });
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  const tab = {
    call,
    facts: () => exampleFacts({ study: {} }),
    leadSlug: () => slug,
    subscribe: () => () => undefined,
  };
  const booking = bookAppointment(tab, { scheduler: 'secondary', slot, timezone: 'UTC' });
  const outcome = booking.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2000);
  if (typeof expected === 'function') expect(await outcome).toBeInstanceOf(expected);
  else expect(await outcome).toMatchObject(expected);
  expect(asked).toEqual(calls);
});
