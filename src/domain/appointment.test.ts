import { describe, expect, test, vi } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import {
  bookedAt,
  dayInWords,
  dayOfCard,
  daysInWords,
  openingInWords,
  partOfDay,
  timeRange,
  timezoneHere,
  zoneInWords,
} from './appointment.ts';

const booking = exampleFacts({ bookings: { 1: {} } }).bookings[1];
const at = (start: string) => booking && { ...booking, bookingTime: { ...booking.bookingTime, start } };

test.each([
  ['a day and a time in English', '2026-06-16T14:05:00', 'en', { date: 'Tuesday, June 16', time: '2:05\u00a0PM' }],
  [
    'in Spanish with twelve hours',
    '2026-06-16T14:05:00',
    'es',
    { date: 'martes 16 de junio', time: '2:05\u00a0p.\u00a0m.' },
  ],
] as const)('%s', (_, start, locale, words) => {
  expect(bookedAt(at(start), locale)).toMatchObject(words);
});

test('a booking is told in the zone in which it was chosen', () => {
  const booked = booking && { ...booking, customer: { timezone: 'Pacific/Auckland' } };
  expect(bookedAt(booked, 'en')).toEqual({
    date: 'Wednesday, June 17',
    time: '2:00\u00a0AM',
    zone: 'New Zealand Time',
  });
});

test('a stored text that is no date gives nothing', () => {
  expect(bookedAt(at('soon'), 'en')).toBeUndefined();
});

test('a day is that of the zone which is asked for', () => {
  expect(dayInWords('2026-06-16T02:00:00Z', 'en', 'America/Chicago')).toBe('Monday, June 15');
  expect(dayInWords('2026-06-16T02:00:00Z', 'en', 'Europe/London')).toBe('Tuesday, June 16');
});

test('no booking gives nothing', () => {
  expect(bookedAt(undefined, 'en')).toBeUndefined();
});

test.each([
  ['en', '9:00\u00a0AM – 9:30\u00a0AM'],
  ['es', '9:00\u00a0a.\u00a0m. – 9:30\u00a0a.\u00a0m.'],
] as const)('from when to when, in %s', (locale, words) => {
  expect(timeRange('2026-06-16T09:00:00', '2026-06-16T09:30:00', locale)).toBe(words);
});

test.each([
  ['America/Chicago', 'en', 'Central Time'],
  ['America/Chicago', 'es', 'hora central'],
  ['Europe/London', 'en', 'United Kingdom Time'],
] as const)('the zone %s in %s', (zone, locale, words) => {
  expect(zoneInWords(zone, locale)).toBe(words);
});

test.each([
  ['2026-06-21', 'en', { weekday: 'Sun', day: 'Jun 21' }],
  ['2026-06-20', 'en', { weekday: 'Sat', day: 'Jun 20' }],
  ['2026-06-21', 'es', { weekday: 'dom', day: '21 jun' }],
] as const)('the card of %s in %s', (date, locale, words) => {
  expect(dayOfCard(date, locale)).toEqual(words);
});

test.each([
  ['00:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:30', 'afternoon'],
  ['18:00', 'evening'],
])('%s is in the %s', (time, part) => {
  expect(partOfDay(`2026-06-16T${time}:00Z`, 'UTC')).toBe(part);
});

describe('when calls are taken again', () => {
  test.each([
    ['en', 'America/Chicago', { on: 'later', day: 'Monday', time: '8:00\u00a0AM' }],
    ['en', 'America/New_York', { on: 'later', day: 'Monday', time: '8:00\u00a0AM', here: '9:00\u00a0AM' }],
    ['en', 'Australia/Sydney', { on: 'later', day: 'Monday', time: '8:00\u00a0AM', here: 'Tuesday, 1:00\u00a0AM' }],
    [
      'es',
      'America/Los_Angeles',
      { on: 'later', day: 'lunes', time: '8:00\u00a0a.\u00a0m.', here: '6:00\u00a0a.\u00a0m.' },
    ],
  ] as const)('in %s and %s the hours of the advisors and of this clock are named', (locale, zone, expected) => {
    const now = new Date('2026-11-20T23:30:00Z');
    expect(openingInWords('2026-11-23T14:00:00Z', locale, { zone, now })).toEqual(expected);
  });

  test.each([
    ['en', '2026-11-23T06:00:00Z', 'today', 'Monday'],
    ['en', '2026-11-23T05:59:00Z', 'tomorrow', 'Monday'],
    ['en', '2026-11-21T18:00:00Z', 'later', 'Monday'],
    ['en', '2026-11-17T06:00:00Z', 'later', 'Monday'],
    ['en', '2026-11-16T18:00:00Z', 'later', 'Monday, November 23'],
    ['es', '2026-11-16T18:00:00Z', 'later', 'lunes 23 de noviembre'],
  ] as const)('in %s at %s by the clock of the advisors that is %s, %s', (locale, now, on, day) => {
    const zone = 'America/Chicago';
    expect(openingInWords('2026-11-23T14:00:00Z', locale, { zone, now: new Date(now) })).toMatchObject({ on, day });
  });

  test.each([
    ['today', '2026-11-23T05:30:00Z', 'America/New_York'],
    ['tomorrow', '2026-11-22T14:30:00Z', 'Australia/Sydney'],
  ])('no day is called %s by the clock of the advisors at %s for who has another date in %s', (_, now, zone) => {
    const opening = openingInWords('2026-11-23T14:00:00Z', 'en', { zone, now: new Date(now) });
    expect(opening).toMatchObject({ on: 'later', day: 'Monday' });
  });
});

test.each([
  ['2026-06-15', '2026-06-21', 'en', 'June 15 – 21'],
  ['2026-06-29', '2026-07-05', 'en', 'June 29 – July 5'],
  ['2026-06-15', '2026-06-21', 'es', '15–21 de junio'],
] as const)('the days from %s to %s in %s', (first, last, locale, words) => {
  expect(daysInWords(first, last, locale).replaceAll(/\s/g, ' ')).toBe(words);
});

test.each([
  ['America/Chicago', 'America/Chicago', 'Central Time'],
  ['+05:00', '+05:00', 'GMT+05:00'],
  ['Etc/Unknown', 'UTC', 'GMT+00:00'],
  [undefined, 'UTC', 'GMT+00:00'],
])('a browser whose zone is %s is shown times of %s', (name, zone, words) => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: name };
  // Some browsers leave it out, whatever the type says.
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(
    options as Intl.ResolvedDateTimeFormatOptions,
  );
  expect([timezoneHere(), zoneInWords(timezoneHere(), 'en')]).toEqual([zone, words]);
});
