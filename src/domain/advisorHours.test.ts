import { expect, test } from 'vitest';
import { advisorHoursIn } from './advisorHours.ts';

const winter = new Date('2026-11-20T03:00:00Z');
const summer = new Date('2026-06-14T12:00:00Z');

test.each([
  ['Australia/Sydney', winter, 'Tuesday to Saturday, 1:00 AM to 10:00 AM'],
  ['Australia/Sydney', summer, 'Monday to Friday, 11:00 PM to 8:00 AM'],
  ['Africa/Johannesburg', winter, 'Monday to Friday, 4:00 PM to 1:00 AM'],
  ['Europe/London', summer, 'Monday to Friday, 2:00 PM to 11:00 PM'],
  ['America/New_York', winter, 'Monday to Friday, 9:00 AM to 6:00 PM'],
  ['Asia/Kolkata', summer, 'Monday to Friday, 6:30 PM to 3:30 AM'],
] as const)('in %s calls are taken at %s: %s', (zone, now, words) => {
  const { first, last, from, to } = advisorHoursIn('en', { now, zone }) ?? {};
  expect(`${first} to ${last}, ${from} to ${to}`.replaceAll('\u00a0', ' ')).toBe(words);
});

test('they are told in the language of the page', () => {
  expect(advisorHoursIn('es', { now: winter, zone: 'Pacific/Auckland' })).toEqual({
    first: 'martes',
    last: 'sábado',
    from: '3:00\u00a0a.\u00a0m.',
    to: '12:00\u00a0p.\u00a0m.',
  });
});

test('a clock that shows the same time needs no other words', () => {
  expect(advisorHoursIn('en', { now: winter, zone: 'America/Winnipeg' })).toBeUndefined();
});
