import { expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { bookedAt } from './bookedAt.ts';

const booking = exampleFacts({ bookings: { 1: {} } }).bookings[1];
const at = (start: string) => booking && { ...booking, bookingTime: { ...booking.bookingTime, start } };

test.each([
  ['a day and a time in English', '2026-06-16T14:05:00', 'en', { date: 'Tuesday, June 16', time: '2:05 PM' }],
  ['a stored text that is no date gives nothing', 'soon', 'en', undefined],
] as const)('%s', (_, start, locale, words) => {
  expect(bookedAt(at(start), locale)).toEqual(words);
});

test('Spanish names the day and the month', () => {
  expect(bookedAt(at('2026-06-16T14:05:00'), 'es')?.date).toBe('martes, 16 de junio');
});

test('no booking gives nothing', () => {
  expect(bookedAt(undefined, 'en')).toBeUndefined();
});
