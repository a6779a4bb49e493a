import { describe, expect, test } from 'vitest';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { timezoneHere } from './appointment.ts';
import { bookingKey, bookingOf, bookingsOfLead, isBookingCancelled } from './booking.ts';
import { storedBooking } from './storedBooking.ts';

describe('a booking', () => {
  test.each<[ExampleFacts, string]>([
    [{ query: { studyId: '3' }, study: { id: 4 } }, '3'],
    [{ study: { id: 4 } }, '4'],
    [{}, 'default'],
    [{ query: { studyId: '' } }, 'default'],
  ])('of %j is stored under %j', (facts, key) => {
    expect(bookingKey(exampleFacts(facts))).toBe(key);
    expect(bookingOf(exampleFacts(facts))).toBeUndefined();
    expect(bookingOf(exampleFacts({ ...facts, bookings: { [key]: {} } }))).toBeDefined();
  });

  test.each([
    ['the lead that made it', '1b4e28ba-2fa1-11d2-883f-0016d3cca427', true],
    ['a tab that has not saved a lead yet', undefined, true],
    ['no other lead of the device', '9c858901-8a57-4791-81fe-4c455b099bc9', false],
  ])('is there for %s', (_, leadId, isThere) => {
    const { bookings } = exampleFacts({ bookings: { 1: { customer: { lead: '1b4e28ba' } } } });
    expect(bookingsOfLead(bookings, leadId)[1] !== undefined).toBe(isThere);
  });

  test('of an earlier release, which did not say whose it is, is there', () => {
    const { bookings } = exampleFacts({ bookings: { 1: {} } });
    expect(bookingsOfLead(bookings, '1b4e28ba-2fa1-11d2-883f-0016d3cca427')).toEqual(bookings);
  });

  test('that was cancelled is none', () => {
    const facts = exampleFacts({ bookings: { default: { isCancelled: true } } });
    expect([bookingOf(facts), isBookingCancelled(facts)]).toEqual([undefined, true]);
    expect(isBookingCancelled(exampleFacts({ bookings: { default: {} } }))).toBe(false);
    expect(isBookingCancelled(exampleFacts())).toBe(false);
  });

  test('is stored with ids, times and addresses, under the day of its start', () => {
    const start = new Date(2026, 5, 16, 12).toISOString();
    const end = new Date(2026, 5, 16, 12, 30).toISOString();
    const booked = { id: 'a', start, end, calendarFile: '/a.ics', googleCalendar: 'https://x', change: '/c' };
    expect(storedBooking(booked, timezoneHere(), 'r1 noon')).toEqual({
      bookingDay: { date: '2026-06-16', id: '2026-06-16' },
      bookingTime: { start, end, slot: 'r1 noon' },
      customer: { timezone: timezoneHere() },
      calendar: { file: '/a.ics', google: 'https://x' },
      change: '/c',
    });
  });

  test('is stored under the day that it has in the zone in which it was chosen', () => {
    const [start, end] = ['2026-06-16T14:00:00Z', '2026-06-16T14:30:00Z'];
    const booked = { id: 'a', start, end, calendarFile: '', googleCalendar: '', change: '' };
    expect(storedBooking(booked, 'Pacific/Auckland').bookingDay.date).toBe('2026-06-17');
  });
});
